import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { quoted, type BackupTable } from './backup-tables.ts';

const BATCH_SIZE = 200;

/** Output formats of PostgreSQL: with them the same value is the same text in every database. */
const OUTPUT_FORMATS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
];

export async function setOutputFormats(inside: EntityManager): Promise<void> {
  for (const statement of OUTPUT_FORMATS) await inside.execute(statement);
}

/** Each row as a JSON array of its values' texts, ordered by primary key. Memory holds one batch at a time. */
export async function* readJsonLines(
  inside: EntityManager,
  table: BackupTable,
): AsyncGenerator<string> {
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
  const order = table.key.map((name) => `${quoted(name)}::text collate "C"`).join(', ');
  await inside.execute(
    `declare backup_rows no scroll cursor for
       select array_to_json(array[${values}])::text as line from ${quoted(table.name)} order by ${order}`,
  );
  for (;;) {
    const rows = await inside.execute<{ line: string }[]>(`fetch ${BATCH_SIZE} from backup_rows`);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH_SIZE) break;
  }
  await inside.execute('close backup_rows');
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

/** Inserts rows that `readJsonLines` has written. */
export async function insertJsonLines(
  inside: EntityManager,
  table: BackupTable,
  lines: AsyncIterable<string>,
): Promise<void> {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ');
  const values = table.columns.map(({ type }, place) => `(line->>${place})::${type}`).join(', ');
  const insert =
    `insert into ${quoted(table.name)} (${names}) ` +
    `select ${values} from json_array_elements(?::json) as rows(line)`;
  let batch: string[] = [];
  const flush = async () => {
    if (batch.length > 0) await inside.execute(insert, [`[${batch.join(',')}]`]);
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === BATCH_SIZE) await flush();
  }
  await flush();
}
