import {
  cellKind,
  identifier,
  isNote,
  joined,
  numberLiteral,
  sql,
  textLiteral,
  TOTAL_STEMS,
  TOTAL_WORDS,
} from '@toolyard/core/data';
import type { Cell, QueryEngine, SqlText } from '@toolyard/core/data';
import { LINE, limit, rawColumn } from '../readers/raw-table.ts';
import type { RawTable } from '../readers/raw-table.ts';
import { normalizedColumn, rowsOf, shown } from './normalized-texts.ts';
import type { Context } from './normalized-texts.ts';
import type { Ready } from './typed-column.ts';

/** Rows of totals that are looked at. */
const MOST_TOTALS = 50;
/** Rows below the table that may be notes. */
const LAST_ROWS = 50;

/** Columns of which the first that is filled holds the word for a total. */
const FIRST_COLUMNS = 5;

interface TotalRow {
  readonly row: string;
  readonly line: number;
  readonly first: string;
  /** All of its cells. */
  readonly text: string;
  /** Whether a cell of it is empty. */
  readonly hasGap: boolean;
}

const PLAIN_TOTAL =
  /^(?:grand |sub[- ]?)?totals?:?$|^(?:sum|summe|gesamt|gesamtsumme|insgesamt|suma|totale|合计|总计|小计|共计|总和|合計|総計|小計|итого|всего)[:：]?$/;

/** Rows that look like totals by their first filled cell. */
export async function totalCandidates(
  engine: QueryEngine,
  raw: RawTable,
): Promise<readonly TotalRow[]> {
  const places = [...raw.columns.keys()].slice(0, FIRST_COLUMNS);
  const texts = places.filter((at) => raw.columns[at]!.declared.kind !== 'read');
  if (texts.length === 0) return [];
  const firstOf = (text: (at: number) => SqlText): SqlText =>
    sql`coalesce(${joined(
      places.map((at) =>
        texts.includes(at)
          ? text(at)
          : sql`case when ${rawColumn(at)} is not null then 'a value' end`,
      ),
      ', ',
    )})`;
  const first = firstOf((at) => sql`nullif(${shown(at)}, '')`);
  // Most rows have none of the words, which takes a tenth of the time to find out. A text before '!' is blank.
  const bare = firstOf(rawColumn);
  const mayBe = sql`(regexp_matches(lower(${bare}), ${textLiteral(TOTAL_STEMS)}) or trim(${bare}) < '!')`;
  const all = joined(
    raw.columns.map((_, at) => rawColumn(at)),
    ', ',
  );
  const gap = joined(
    raw.columns.map((_, at) => sql`coalesce(${rawColumn(at)}::varchar, '') = ''`),
    ' or ',
  );
  const line = raw.hasLines ? LINE : sql`'0'`;
  const { rows } = await engine.query(
    sql`select rowid as r, ${line} as l, ${first} as f, concat_ws(' ', ${all}) as a, ${gap} as g from ${identifier(raw.name)} where case when ${mayBe} then regexp_full_match(${first}, ${textLiteral(TOTAL_WORDS)}) end ${limit(MOST_TOTALS + 1)}`,
  );
  if (rows.length > MOST_TOTALS) return [];
  return rows.map(([row, at, words, text, isShort]) => ({
    row: row as string,
    line: Number(at),
    first: words as string,
    text: text as string,
    hasGap: isShort === true,
  }));
}

/** Rows of notes below the table. */
export async function noteRows(
  engine: QueryEngine,
  raw: RawTable,
  totals: ReadonlySet<string>,
): Promise<readonly { row: string; line: number; text: string }[]> {
  const columns = raw.columns.map((_, at) => sql`${rawColumn(at)}::varchar as ${rawColumn(at)}`);
  const line = raw.hasLines ? LINE : sql`rowid::varchar`;
  const table = identifier(raw.name);
  const { rows } = await engine.query(
    sql`select rowid as r, ${line} as l, ${joined(columns, ', ')} from ${table} where rowid > (select max(rowid) from ${table}) - ${numberLiteral(LAST_ROWS)} order by rowid desc`,
  );
  const lone = (row: readonly Cell[]) =>
    row[2] !== null && row.slice(3).every((cell) => cell === null || String(cell).trim() === '');
  let count = 0;
  while (count < rows.length - 1 && lone(rows[count]!)) count += 1;
  if (count === 0) return [];
  const isWords = rows.slice(count).some((row) => cellKind(row[2] as string | null) === 'text');
  for (let top = count; top > 0; top -= 1) {
    const row = rows[top - 1]!;
    const above = rows[top]!;
    const afterGap = Number(row[1]) > Number(above[1]) + 1 || totals.has(above[0] as string);
    const cells = row.slice(2) as (string | null)[];
    if (isNote({ line: Number(row[1]), cells, afterGap }, isWords))
      return rows
        .slice(0, top)
        .map(([id, at, text]) => ({ row: id as string, line: Number(at), text: text as string }))
        .toReversed();
  }
  return [];
}

/** Columns of numbers whose sums are compared. */
const MOST_SUMS = 8;

const isNear = (one: Cell, sum: Cell): boolean =>
  one !== null &&
  sum !== null &&
  Math.abs(Number(one) - Number(sum)) <= 0.006 + Math.abs(Number(sum)) * 1e-9;

/** The candidates of which a number is the sum of all rows above, or of those since the candidate before. */
async function rowsOfSums(
  { engine, raw }: Context,
  candidates: readonly TotalRow[],
  numeric: readonly number[],
  ready: readonly Ready[],
): Promise<ReadonlySet<TotalRow>> {
  const found = new Set<TotalRow>();
  if (numeric.length === 0) return found;
  const ids = joined(
    candidates.map(({ row }) => numberLiteral(Number(row))),
    ', ',
  );
  const numbers = joined(
    numeric.map((at) => sql`try_cast((${ready[at]!.select}) as double) as ${identifier(`x${at}`)}`),
    ', ',
  );
  const source = sql`(select r, ${numbers} from (select rowid as r, ${joined(
    [...numeric.map(rawColumn), ...numeric.map((at) => normalizedColumn(at, false))],
    ', ',
  )} from ${identifier(raw.name)}))`;
  for (const [place, candidate] of candidates.entries()) {
    const id = numberLiteral(Number(candidate.row));
    const before = numberLiteral(Number(candidates[place - 1]?.row ?? -1));
    const sums = numeric.flatMap((at) => {
      const x = identifier(`x${at}`);
      return [
        sql`max(${x}) filter (where r = ${id})`,
        sql`sum(${x}) filter (where r < ${id} and r not in (${ids}))`,
        sql`sum(${x}) filter (where r < ${id} and r > ${before} and r not in (${ids}))`,
      ];
    });
    const named = sums.map((sum, at) => sql`${sum} as ${identifier(`s${at}`)}`);
    const { rows } = await engine.query(sql`select ${joined(named, ', ')} from ${source}`);
    const isSum = numeric.some((_, at) => {
      const [own, all, group] = rows[0]!.slice(at * 3, at * 3 + 3) as [Cell, Cell, Cell];
      return isNear(own, all) || isNear(own, group);
    });
    if (isSum) found.add(candidate);
  }
  return found;
}

/**
 * The candidates whose numbers are the sum of the rows above, or which close the table under a plain word. Where no column
 * reads as numbers, the closing row must hold a digit and leave a cell empty: a company can be called Total.
 */
export async function confirmedTotals(
  context: Context,
  candidates: readonly TotalRow[],
  ready: readonly Ready[],
): Promise<readonly TotalRow[]> {
  const numeric = ready.flatMap(({ column }, at) =>
    column.type === 'integer' || column.type === 'decimal' ? [at] : [],
  );
  const sums = await rowsOfSums(context, candidates, numeric.slice(0, MOST_SUMS), ready);
  const { rows } = await context.engine.query(
    sql`select max(rowid) as r from ${rowsOf(context.raw, context.left)}`,
  );
  const last = rows[0]![0]!;
  const closes = ({ row, first, text, hasGap }: TotalRow): boolean =>
    last !== null &&
    Number(row) > Number(last) &&
    PLAIN_TOTAL.test(first) &&
    (numeric.length > 0 || (hasGap && /\d/.test(text)));
  return candidates.filter((candidate) => sums.has(candidate) || closes(candidate));
}
