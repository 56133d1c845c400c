import {
  identifier,
  joined,
  numberLiteral,
  readers,
  sampledRules,
  sql,
  TYPE_RULES,
} from '@toolyard/core/data';
import type { ColumnCounts, SqlText, TypeRule } from '@toolyard/core/data';
import { limit, rawColumn } from '../readers/raw-table.ts';
import type { Declared, RawTable } from '../readers/raw-table.ts';
import { COLUMNS_AT_ONCE, numberOf, read, rowsOf, value, withValues } from './normalized-texts.ts';
import type { Context } from './normalized-texts.ts';

/** Rows of the sample that says which rules are worth a count. */
const SAMPLE_ROWS = 1_000;

export interface Counted extends ColumnCounts {
  readonly filled: number;
  readonly missing: number;
  /** Rules that are offered and were not counted. */
  readonly offered: readonly TypeRule[];
}

/** Rules by which columns are read whatever the guess says, by the name of the column. */
export type TypeChoices = Readonly<Record<string, string>>;

async function samplesOf(context: Context): Promise<(string | null)[][]> {
  const { engine, raw, left } = context;
  const places = [...raw.columns.keys()].filter((at) => raw.columns[at]!.declared.kind !== 'read');
  const samples: (string | null)[][] = raw.columns.map(() => []);
  if (places.length === 0) return samples;
  const [[total] = ['0']] = (
    await engine.query(sql`select count(*) as n from ${rowsOf(raw, left)}`)
  ).rows;
  const step = Math.max(1, Math.ceil((Number(total) * 2) / SAMPLE_ROWS));
  const { rows } = await engine.query(
    sql`select ${joined(places.map(rawColumn), ', ')} from ${rowsOf(raw, left)} where rowid < ${numberLiteral(SAMPLE_ROWS / 2)} or rowid % ${numberLiteral(step)} = 0 ${limit(SAMPLE_ROWS * 2)}`,
  );
  for (const [place, at] of places.entries())
    samples[at] = rows.map((row) => row[place] as string | null);
  if (Number(total) <= SAMPLE_ROWS / 2) return samples;
  for (const at of places)
    if (samples[at]!.every((cell) => cell === null)) {
      const more = await engine.query(
        sql`select ${rawColumn(at)} from ${rowsOf(raw, left)} where ${rawColumn(at)} is not null ${limit(SAMPLE_ROWS)}`,
      );
      samples[at] = more.rows.map(([cell]) => cell as string);
    }
  return samples;
}

/** Those of some rules that the format of the file leaves open for a column. */
function allowedRules(raw: RawTable, at: number, rules: readonly TypeRule[]): readonly TypeRule[] {
  const { declared } = raw.columns[at]!;
  if (declared.kind === 'type' || declared.kind === 'read') return [];
  if (declared.kind === 'numbers')
    return rules
      .filter(({ id }) =>
        /^(?:long )?whole number$|^decimal number$|^scientific number$|^date |^datetime /.test(id),
      )
      .map((rule) =>
        rule.id === 'long whole number' ? { ...rule, offeredOnly: undefined } : rule,
      );
  if (declared.kind === 'texts' && rules.some(({ id }) => id === 'whole number'))
    return rules.map((rule) => ({ ...rule, offeredOnly: true }));
  return rules;
}

/** Rules of dates of which one takes for the year what others take for the day. */
const spanRules = (rules: readonly TypeRule[]): readonly TypeRule[] =>
  rules.some(({ dateOrder }) => dateOrder === 'year first')
    ? rules.filter(({ dateOrder }) => dateOrder !== undefined)
    : [];

/** SQL of the years between the first and the last of some dates. */
const yearSpan = (date: SqlText): SqlText =>
  sql`coalesce(year(max(${date})) - year(min(${date})), 0)`;

/** Counts the values that given rules read, in columns at given places. */
async function countColumns(
  context: Context,
  wanted: ReadonlyMap<number, readonly TypeRule[]>,
): Promise<ReadonlyMap<number, Counted>> {
  const counted = new Map<number, Counted>();
  const places = [...wanted.keys()];
  for (let first = 0; first < places.length; first += COLUMNS_AT_ONCE) {
    const columns = places.slice(first, first + COLUMNS_AT_ONCE);
    const normalized = columns.filter((at) => wanted.get(at)!.length > 0);
    const counts = columns.flatMap((at) => [
      sql`count(${rawColumn(at)})`,
      // Spellings of 'no value' count only where a rule could read the others.
      sql`count(${normalized.includes(at) ? value(at) : rawColumn(at)})`,
      wanted.get(at)!.some(({ type }) => type === 'boolean')
        ? sql`count(distinct ${value(at)})`
        : sql`0`,
      ...wanted.get(at)!.map((rule) => sql`count(${read(rule, value(at))})`),
      ...spanRules(wanted.get(at)!).map((rule) => yearSpan(read(rule, value(at)))),
    ]);
    const select = joined(
      counts.map((count, at) => sql`${count} as ${identifier(`n${at}`)}`),
      ', ',
    );
    const { rows } = await context.engine.query(
      sql`select ${select} from ${withValues(context, columns, normalized)}`,
    );
    let next = 0;
    const take = () => numberOf(rows[0]![next++]);
    for (const at of columns) {
      const filled = take();
      const values = take();
      const distinct = take();
      const reads = wanted.get(at)!.map((rule) => ({ rule, reads: take() }));
      const spans = new Map(spanRules(wanted.get(at)!).map((rule) => [rule, take()]));
      counted.set(at, {
        filled,
        values,
        missing: filled - values,
        distinct,
        rules: reads.map((each) => {
          const span = spans.get(each.rule);
          return span === undefined ? each : { ...each, yearSpan: span };
        }),
        offered: [],
      });
    }
  }
  return counted;
}

/** What is counted of a column that was read by a rule as a whole. */
const countedOf = (
  { filled }: Counted,
  { rule, offered }: Extract<Declared, { kind: 'read' }>,
): Counted => ({
  filled,
  values: filled,
  missing: 0,
  distinct: 0,
  rules: [{ rule, reads: filled }],
  offered,
});

export const ruleCalled = (id: string | undefined): TypeRule | undefined =>
  id === undefined ? undefined : TYPE_RULES.find((rule) => rule.id === id);

/** First counts the rules that read the whole sample; where they fail on the rest, those that read half of it too. */
export async function countRules(
  context: Context,
  choices: TypeChoices,
): Promise<readonly Counted[]> {
  const { raw } = context;
  const sampled = (await samplesOf(context)).map(sampledRules);
  const likely = sampled.map((rules, at) => allowedRules(raw, at, rules.likely));
  const wanted = likely.map((rules, at) => {
    const chosen = ruleCalled(choices[raw.columns[at]!.name]);
    const counted = rules.filter((rule) => !rule.offeredOnly && rule.id !== chosen?.id);
    return chosen ? [...counted, chosen] : counted;
  });
  const first = await countColumns(context, new Map(wanted.entries()));
  const open = sampled.flatMap(({ possible }, at): (readonly [number, readonly TypeRule[]])[] => {
    const rules = allowedRules(raw, at, possible);
    const chosen = ruleCalled(choices[raw.columns[at]!.name]);
    if (readers(first.get(at)!).length > 0 || rules.length === 0) return [];
    return [[at, chosen && !rules.includes(chosen) ? [...rules, chosen] : rules]];
  });
  const second = await countColumns(context, new Map(open));
  return sampled.map((_, at) => {
    const { declared } = raw.columns[at]!;
    if (declared.kind === 'read') return countedOf(first.get(at)!, declared);
    const offered = likely[at]!.filter((rule) => rule.offeredOnly);
    return second.get(at) ?? { ...first.get(at)!, offered };
  });
}
