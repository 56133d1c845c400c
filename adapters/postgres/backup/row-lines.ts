import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { quoted, type BackupTable } from './backup-tables.ts';

const AT_ONCE = 200;

/** PostgreSQL writes values by these, so that the same value is the same text in every database. */
const WRITING = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
];

export async function writeValuesAlike(inside: EntityManager): Promise<void> {
  for (const statement of WRITING) await inside.execute(statement);
}

/** Each row as a JSON list of its values' texts, in the order of the key; a few rows in memory at a time. */
export async function* rowLines(inside: EntityManager, table: BackupTable): AsyncGenerator<string> {
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const order = table.key.map((name) => `${quoted(name)}::text collate "C"`).join(', ');
  await inside.execute(
    `declare kept_rows no scroll cursor for
       select array_to_json(array[${values}])::text as line from ${quoted(table.name)} order by ${order}`,
  );
  for (;;) {
    const rows = await inside.execute<{ line: string }[]>(`fetch ${AT_ONCE} from kept_rows`);
    for (const { line } of rows) yield line;
    if (rows.length < AT_ONCE) break;
  }
  await inside.execute('close kept_rows');
}

export interface RowDigest {
  readonly rows: number;
  readonly sha256: string;
}

export async function digestOf(lines: AsyncIterable<string>): Promise<RowDigest> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    hash.update(line).update('\n');
    rows++;
  }
  return { rows, sha256: hash.digest('hex') };
}

/** Puts rows back that `rowLines` has written. */
export async function insertLines(
  inside: EntityManager,
  table: BackupTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(({ type }, place) => `(line->>${place})::${type}`).join(', ');
  const insert =
    `insert into ${quoted(table.name)} (${names}) ` +
    `select ${values} from json_array_elements(?::json) as rows(line)`;
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await inside.execute(insert, [`[${waiting.join(',')}]`]);
    waiting = [];
  };
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length === AT_ONCE) await flush();
  }
  await flush();
}
