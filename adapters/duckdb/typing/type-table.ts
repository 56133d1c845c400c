import { identifier, joined, sql } from '@toolyard/core/data';
import type { QueryEngine, ReadingReport, SqlText } from '@toolyard/core/data';
import { dropTable, rawColumn } from '../readers/raw-table.ts';
import type { RawTable, RejectedLine } from '../readers/raw-table.ts';
import type { TypeChoices } from './count-rules.ts';
import { numberOf, withValues } from './normalized-texts.ts';
import type { Context } from './normalized-texts.ts';
import { confirmedTotals, noteRows, totalCandidates } from './rows-left-out.ts';
import { readyColumns } from './typed-column.ts';
import type { Ready, TypedColumn } from './typed-column.ts';

/** Columns that one statement makes. */
const COLUMNS_IN_PART = 200;

export interface TypedTable {
  readonly name: string;
  readonly columns: readonly TypedColumn[];
  readonly rowCount: number;
  readonly reports: readonly ReadingReport[];
  readonly rejected: readonly RejectedLine[];
}

/** A row of totals or notes was found in a table that has no lines to name. */
export class LinesNeeded extends Error {}

/** Whether the table of texts holds the values of all columns already, under names that none of theirs gets in the way of. */
const isReady = ({ left }: Context, ready: readonly Ready[]): boolean =>
  left.length === 0 &&
  ready.every(({ select, column }, at) => select === rawColumn(at) && !/^c\d+$/i.test(column.name));

/** Makes the table of texts the table of values, without a copy of it. */
async function renameTable({ engine, raw }: Context, name: string, ready: readonly Ready[]) {
  const table = identifier(name);
  await dropTable(engine, name);
  await engine.execute(sql`alter table ${identifier(raw.name)} rename to ${table}`);
  for (const [at, { column }] of ready.entries())
    await engine.execute(
      sql`alter table ${table} rename column ${rawColumn(at)} to ${identifier(column.name)}`,
    );
}

/**
 * Makes the table of values. Every expression takes memory for some thousand rows, so a wide table is made in parts, which
 * are then put side by side.
 */
async function makeTable(context: Context, name: string, ready: readonly Ready[]): Promise<void> {
  const { engine, raw } = context;
  if (!raw.hasLines && isReady(context, ready)) return renameTable(context, name, ready);
  const whole = new Set([...ready.keys()].filter((at) => ready[at]!.isWhole));
  const parts: SqlText[] = [];
  const select = async (table: SqlText, first: number, last: number) => {
    const columns = ready.slice(first, last).map((_, at) => first + at);
    const values = joined(
      columns.map((at) => sql`${ready[at]!.select} as ${identifier(ready[at]!.column.name)}`),
      ', ',
    );
    const normalized = columns.filter((at) => ready[at]!.select !== rawColumn(at));
    await engine.execute(
      sql`create or replace table ${table} as select ${values} from ${withValues(context, columns, normalized, whole)}`,
    );
  };
  if (ready.length <= COLUMNS_IN_PART) return select(identifier(name), 0, ready.length);
  for (let first = 0; first < ready.length; first += COLUMNS_IN_PART) {
    const part = identifier(`${name} part ${parts.length}`);
    await select(part, first, first + COLUMNS_IN_PART);
    parts.push(part);
  }
  const [start, ...others] = parts as [SqlText, ...SqlText[]];
  const together = others.reduce((from, part) => sql`${from} positional join ${part}`, start);
  await engine.execute(
    sql`create or replace table ${identifier(name)} as select * from ${together}`,
  );
  for (const part of parts) await engine.execute(sql`drop table ${part}`);
}

/** Makes the table of values from one of texts. */
export async function typeTable(
  engine: QueryEngine,
  raw: RawTable,
  name: string,
  choices: TypeChoices = {},
): Promise<TypedTable> {
  const looks = raw.mayHaveTotals && raw.columns.length > 1;
  let totals = looks ? await totalCandidates(engine, raw) : [];
  const notes = looks ? await noteRows(engine, raw, new Set(totals.map(({ row }) => row))) : [];
  if (!raw.hasLines && totals.length + notes.length > 0) throw new LinesNeeded();
  const noted = notes.map(({ row }) => row);
  const contextOf = (left: readonly string[]): Context => ({ engine, raw, left });
  let context = contextOf([...noted, ...totals.map(({ row }) => row)]);
  let ready = await readyColumns(context, choices);
  if (totals.length > 0) {
    const confirmed = await confirmedTotals(context, totals, ready);
    if (confirmed.length < totals.length) {
      totals = confirmed;
      context = contextOf([...noted, ...totals.map(({ row }) => row)]);
      ready = await readyColumns(context, choices);
    }
  }
  await makeTable(context, name, ready);
  const { rows } = await engine.query(sql`select count(*) as n from ${identifier(name)}`);
  const leftLines = new Set([...totals, ...notes].map(({ line }) => line));
  const reports = [
    ...raw.reports.flatMap((report): ReadingReport[] => {
      if (report.code !== 'ragged_rows') return [report];
      const short = report.short.filter((line) => !leftLines.has(line));
      return short.length + report.long.length > 0 ? [{ ...report, short }] : [];
    }),
    ...(totals.length > 0
      ? [{ code: 'total_row' as const, lines: totals.map(({ line }) => line) }]
      : []),
    ...(notes.length > 0
      ? [{ code: 'note_row' as const, lines: notes.map(({ line }) => line) }]
      : []),
    ...ready.flatMap((each) => each.reports),
  ];
  return {
    name,
    columns: ready.map(({ column }) => column),
    rowCount: numberOf(rows[0]![0]),
    reports,
    rejected: [
      ...raw.rejected,
      ...totals.map(({ line, text }) => ({ line, text, reason: 'total' as const })),
      ...notes.map(({ line, text }) => ({ line, text, reason: 'note' as const })),
    ],
  };
}
