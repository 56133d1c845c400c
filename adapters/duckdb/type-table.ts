import {
  cellKind,
  chooseType,
  CURRENCY,
  currencyName,
  differentCurrencies,
  evidenceTexts,
  habitsOf,
  identifier,
  isNote,
  joined,
  MISSING_VALUES,
  numberLiteral,
  readers,
  sampledRules,
  sql,
  TEXT_RULE,
  textLiteral,
  TOTAL_WORDS,
  TYPE_RULES,
  offeredRules,
} from '@toolyard/core/data';
import type { Texts } from '@toolyard/core/shared';
import type {
  Cell,
  Column,
  ColumnCounts,
  QueryEngine,
  ReadingReport,
  RuleCount,
  SqlText,
  TypeEvidence,
  TypeRule,
} from '@toolyard/core/data';
import { LINE, limit, rawColumn } from './readers/raw-table.ts';
import type { RawTable, RejectedLine } from './readers/raw-table.ts';

/** Rows of the sample that says which rules are worth a count. */
const SAMPLE_ROWS = 1_000;
/** Columns that one statement counts. */
const COLUMNS_AT_ONCE = 100;
/** Columns that one statement makes. */
const COLUMNS_IN_PART = 200;
/** Rows of totals that are looked at. */
const MOST_TOTALS = 50;
/** Rows below the table that may be notes. */
const LAST_ROWS = 50;

export interface TypeAlternative {
  readonly ruleId: string;
  readonly label: Texts;
  /** Values that it reads; null where only a sample was looked at. */
  readonly reads: number | null;
}

/** A column with the reason of its type, and what else it could be. */
export interface TypedColumn extends Column {
  readonly ruleId: string;
  readonly ruleLabel: Texts;
  readonly evidence: TypeEvidence;
  readonly evidenceTexts: ReturnType<typeof evidenceTexts>;
  readonly alternatives: readonly TypeAlternative[];
  /** Moments, shown in UTC. */
  readonly instant: boolean;
  readonly decimalMark: '.' | ',' | null;
}

export interface TypedTable {
  readonly name: string;
  readonly columns: readonly TypedColumn[];
  readonly rowCount: number;
  readonly reports: readonly ReadingReport[];
  readonly rejected: readonly RejectedLine[];
}

/** A row of totals or notes was found in a table that has no lines to name. */
export class LinesNeeded extends Error {}

const OUTER_SPACES = textLiteral(' \t\r\n\u00a0\u3000');
/** The empty text and every spelling of 'no value', as one pattern, since a list of texts costs memory in each column. */
const MISSING = textLiteral(
  [
    '',
    ...MISSING_VALUES.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)),
  ].join('|'),
);

const shown = (at: number): SqlText => sql`lower(trim(${rawColumn(at)}, ${OUTER_SPACES}))`;
const value = (at: number): SqlText => identifier(`v${at}`);

/** The texts of a column as rules expect them, null where there is no value. */
const normalizedColumn = (at: number): SqlText =>
  sql`case when not regexp_full_match(${shown(at)}, ${MISSING}) then ${shown(at)} end as ${value(at)}`;

/** What a rule makes of a text, null if it does not read. */
const read = (rule: TypeRule, text: SqlText): SqlText =>
  sql`case when regexp_full_match(${text}, ${textLiteral(rule.pattern)}) then ${rule.value(text)} end`;

const numberOf = (cell: Cell | undefined): number => Number(cell ?? 0);

/** SQL of the rows that belong to the table. */
const rowsOf = (raw: RawTable, left: readonly string[]): SqlText =>
  left.length === 0
    ? sql`${identifier(raw.name)}`
    : sql`(select *, rowid from ${identifier(raw.name)} where rowid not in (${joined(
        left.map((row) => numberLiteral(Number(row))),
        ', ',
      )}))`;

interface Counted extends ColumnCounts {
  readonly filled: number;
  readonly missing: number;
  /** Rules that are offered and were not counted. */
  readonly offered: readonly TypeRule[];
}

/** Rules by which columns are read whatever the guess says, by the name of the column. */
export type TypeChoices = Readonly<Record<string, string>>;

interface Context {
  readonly engine: QueryEngine;
  readonly raw: RawTable;
  readonly left: readonly string[];
}

/** A table of some columns with their normalized texts beside them. */
const withValues = ({ raw, left }: Context, columns: readonly number[]): SqlText =>
  sql`(select ${joined(
    [...columns.map(rawColumn), ...columns.map(normalizedColumn)],
    ', ',
  )} from ${rowsOf(raw, left)})`;

async function samplesOf(context: Context): Promise<(string | null)[][]> {
  const { engine, raw, left } = context;
  const columns = raw.columns.map((_, at) => rawColumn(at));
  const [[total] = ['0']] = (
    await engine.query(sql`select count(*) as n from ${rowsOf(raw, left)}`)
  ).rows;
  const step = Math.max(1, Math.ceil((Number(total) * 2) / SAMPLE_ROWS));
  const { rows } = await engine.query(
    sql`select ${joined(columns, ', ')} from ${rowsOf(raw, left)} where rowid < ${numberLiteral(SAMPLE_ROWS / 2)} or rowid % ${numberLiteral(step)} = 0 ${limit(SAMPLE_ROWS * 2)}`,
  );
  const samples = columns.map((_, at) => rows.map((row) => row[at] as string | null));
  if (Number(total) <= SAMPLE_ROWS / 2) return samples;
  for (const [at, sample] of samples.entries())
    if (sample.every((cell) => cell === null)) {
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
  if (declared.kind === 'type') return [];
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

/** Counts the values that given rules read, in columns at given places. */
async function countColumns(
  context: Context,
  wanted: ReadonlyMap<number, readonly TypeRule[]>,
): Promise<ReadonlyMap<number, Counted>> {
  const counted = new Map<number, Counted>();
  const places = [...wanted.keys()];
  for (let first = 0; first < places.length; first += COLUMNS_AT_ONCE) {
    const columns = places.slice(first, first + COLUMNS_AT_ONCE);
    const counts = columns.flatMap((at) => [
      sql`count(${rawColumn(at)})`,
      sql`count(${value(at)})`,
      wanted.get(at)!.some(({ type }) => type === 'boolean')
        ? sql`count(distinct ${value(at)})`
        : sql`0`,
      ...wanted.get(at)!.map((rule) => sql`count(${read(rule, value(at))})`),
    ]);
    const select = joined(
      counts.map((count, at) => sql`${count} as ${identifier(`n${at}`)}`),
      ', ',
    );
    const { rows } = await context.engine.query(
      sql`select ${select} from ${withValues(context, columns)}`,
    );
    let next = 0;
    const take = () => numberOf(rows[0]![next++]);
    for (const at of columns) {
      const filled = take();
      const values = take();
      counted.set(at, {
        filled,
        values,
        missing: filled - values,
        distinct: take(),
        rules: wanted.get(at)!.map((rule) => ({ rule, reads: take() })),
        offered: [],
      });
    }
  }
  return counted;
}

const ruleCalled = (id: string | undefined): TypeRule | undefined =>
  id === undefined ? undefined : TYPE_RULES.find((rule) => rule.id === id);

/** First counts the rules that read the whole sample; where they fail on the rest, those that read half of it too. */
async function countRules(context: Context, choices: TypeChoices): Promise<readonly Counted[]> {
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
    const offered = likely[at]!.filter((rule) => rule.offeredOnly);
    return second.get(at) ?? { ...first.get(at)!, offered };
  });
}

interface Chosen {
  readonly rule: TypeRule;
  readonly openDayOrder: boolean;
}

/** What only the values of a chosen rule tell. */
interface Details {
  readonly whole: number;
  readonly fraction: number;
  readonly signs: readonly string[];
  readonly differing: number;
  readonly proof: string | null;
}

const NO_DETAILS: Details = { whole: 0, fraction: 0, signs: [], differing: 0, proof: null };

const otherOrder = (rule: TypeRule): TypeRule | undefined =>
  rule.dayOrder &&
  TYPE_RULES.find(
    (each) =>
      each.type === rule.type &&
      each.instant === rule.instant &&
      each.dayOrder &&
      each.dayOrder !== rule.dayOrder,
  );

const reading = (at: number): SqlText => identifier(`r${at}`);
const otherReading = (at: number): SqlText => identifier(`o${at}`);

const wantsDetails = (rule: TypeRule): boolean =>
  rule.type === 'decimal' || rule.dayOrder !== undefined;

async function detailsOf(context: Context, chosen: readonly Chosen[]): Promise<Details[]> {
  const details: Details[] = chosen.map(() => NO_DETAILS);
  const columns = chosen.flatMap(({ rule }, at) => (wantsDetails(rule) ? [at] : []));
  for (let first = 0; first < columns.length; first += COLUMNS_AT_ONCE) {
    const some = columns.slice(first, first + COLUMNS_AT_ONCE);
    const readings = some.flatMap((at) => {
      const { rule } = chosen[at]!;
      const other = otherOrder(rule);
      return [
        sql`${read(rule, value(at))} as ${reading(at)}`,
        ...(rule.currency || other ? [value(at)] : []),
        ...(other ? [rawColumn(at), sql`${read(other, value(at))} as ${otherReading(at)}`] : []),
      ];
    });
    const parts = some.flatMap((at) => {
      const { rule } = chosen[at]!;
      const other = otherOrder(rule);
      const digits = rule.type === 'decimal' ? reading(at) : sql`''`;
      return [
        sql`max(length(ltrim(split_part(${digits}, '.', 1), '-+')))`,
        sql`max(length(split_part(${digits}, '.', 2)))`,
        rule.currency
          ? sql`string_agg(distinct nullif(regexp_extract(${value(at)}, ${textLiteral(CURRENCY)}), ''), ' ')`
          : sql`null::varchar`,
        other ? sql`count(*) filter (where ${reading(at)} <> ${otherReading(at)})` : sql`0`,
        other
          ? sql`min(${rawColumn(at)}) filter (where ${reading(at)} is not null and ${otherReading(at)} is null)`
          : sql`null::varchar`,
      ];
    });
    const select = joined(
      parts.map((part, at) => sql`${part} as ${identifier(`d${at}`)}`),
      ', ',
    );
    const { rows } = await context.engine.query(
      sql`select ${select} from (select ${joined(readings, ', ')} from ${withValues(context, some)})`,
    );
    for (const [place, at] of some.entries()) {
      const [whole, fraction, signs, differing, proof] = rows[0]!.slice(place * 5, place * 5 + 5);
      details[at] = {
        whole: numberOf(whole),
        fraction: numberOf(fraction),
        signs: typeof signs === 'string' ? signs.split(' ') : [],
        differing: numberOf(differing),
        proof: (proof ?? null) as string | null,
      };
    }
  }
  return details;
}

/** The most digits that an exact number of the engine holds. */
const MOST_DIGITS = 38;

/** SQL of a number, with its type; null where no exact type holds it. */
function numberValue(
  rule: TypeRule,
  text: SqlText,
  details: Details,
): { type: 'integer' | 'decimal'; value: SqlText } | null {
  if (rule.id === 'scientific number')
    return { type: 'decimal', value: sql`try_cast(${text} as double)` };
  const places = details.fraction + (rule.unit === '%' ? 2 : 0);
  const digits = details.whole + places;
  if (digits > MOST_DIGITS) return null;
  if (places === 0)
    return {
      type: 'integer',
      value: digits > 18 ? sql`try_cast(${text} as hugeint)` : sql`try_cast(${text} as bigint)`,
    };
  const width = numberLiteral(digits > 18 ? MOST_DIGITS : 18);
  const shifted = rule.unit === '%' ? sql`(${text}) || 'e-2'` : text;
  return {
    type: 'decimal',
    value: sql`try_cast(${shifted} as decimal(${width}, ${numberLiteral(places)}))`,
  };
}

/** The rule by which most values of a column read, where it stays text since some do not. */
function nearestRule(counts: Counted): RuleCount | null {
  const [nearest] = counts.rules
    .filter(({ reads }) => reads > 0 && reads < counts.values)
    .toSorted((a, b) => b.reads - a.reads);
  return nearest ?? null;
}

/** By the column, two values that a rule does not read. */
async function unreadValues(
  context: Context,
  rules: ReadonlyMap<number, TypeRule>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, readonly string[]>();
  const places = [...rules.keys()];
  for (let first = 0; first < places.length; first += COLUMNS_AT_ONCE) {
    const some = places.slice(first, first + COLUMNS_AT_ONCE);
    const unread = some.map(
      (at) =>
        sql`case when ${value(at)} is not null and ${read(rules.get(at)!, value(at))} is null then ${rawColumn(at)} end as ${reading(at)}`,
    );
    const ends = some.flatMap((at) => [
      sql`min(${reading(at)}) as ${identifier(`a${at}`)}`,
      sql`max(${reading(at)}) as ${identifier(`b${at}`)}`,
    ]);
    const { rows } = await context.engine.query(
      sql`select ${joined(ends, ', ')} from (select ${joined(unread, ', ')} from ${withValues(context, some)})`,
    );
    for (const [place, at] of some.entries()) {
      const values = rows[0]!.slice(place * 2, place * 2 + 2) as (string | null)[];
      found.set(at, [...new Set(values.filter((each) => each !== null))]);
    }
  }
  return found;
}

interface Ready {
  readonly column: TypedColumn;
  readonly select: SqlText;
  readonly reports: readonly ReadingReport[];
}

function readyColumn(
  raw: RawTable,
  at: number,
  counts: Counted,
  choice: Chosen,
  details: Details,
  unread: readonly string[],
): Ready {
  const source = raw.columns[at]!;
  const { declared } = source;
  const base = {
    name: source.name,
    unit: source.unit ?? null,
    currency: source.currency ?? null,
    decimalMark: null,
    instant: false,
    alternatives: [],
  };
  if (declared.kind === 'type') {
    const evidence = {
      values: counts.filled,
      reads: counts.filled,
      missing: 0,
      proof: null,
      nearest: null,
      unread: [],
    };
    return {
      column: {
        ...base,
        type: declared.type,
        ruleId: 'declared',
        ruleLabel: { en: 'as declared', 'zh-CN': '按文件声明' },
        instant: declared.instant === true,
        evidence,
        evidenceTexts: { en: 'The file says so.', 'zh-CN': '由文件声明。' },
      },
      select: sql`cast(${rawColumn(at)} as ${declared.sqlType})`,
      reports: [],
    };
  }
  const reports: ReadingReport[] = [];
  const several = differentCurrencies(details.signs);
  if (several.length > 0)
    reports.push({
      code: 'mixed_currency',
      column: source.name,
      currencies: several.map(currencyName),
    });
  const reads = counts.rules.find((each) => each.rule.id === choice.rule.id)?.reads ?? 0;
  const text =
    reads === counts.filled ? choice.rule.value(shown(at)) : read(choice.rule, value(at));
  const number =
    choice.rule.type === 'integer'
      ? {
          type: 'integer' as const,
          value: sql`try_cast(${text} as ${choice.rule.id === 'whole number' ? sql`bigint` : sql`hugeint`})`,
        }
      : choice.rule.type === 'decimal'
        ? numberValue(choice.rule, text, details)
        : undefined;
  const rule = several.length > 0 || number === null ? TEXT_RULE : choice.rule;
  if (rule.dayOrder && choice.openDayOrder && details.differing > 0)
    reports.push({ code: 'ambiguous_date', column: source.name, order: rule.dayOrder });
  const isText = rule.type === 'text';
  const nearest = nearestRule(counts);
  const evidence: TypeEvidence = {
    values: isText ? counts.filled : counts.values,
    reads: isText ? counts.filled : reads,
    missing: isText ? 0 : counts.missing,
    proof: details.proof,
    nearest: isText && nearest ? { label: nearest.rule.label, reads: nearest.reads } : null,
    unread,
  };
  return {
    column: {
      ...base,
      type: isText ? 'text' : (number?.type ?? rule.type),
      unit: base.unit ?? (isText ? null : (rule.unit ?? null)),
      currency:
        base.currency ??
        (isText ? null : details.signs[0] === undefined ? null : currencyName(details.signs[0])),
      decimalMark: isText ? null : (rule.decimalMark ?? null),
      instant: rule.instant === true,
      ruleId: rule.id,
      ruleLabel: rule.label,
      evidence,
      evidenceTexts: evidenceTexts(rule, evidence),
      alternatives: [
        ...offeredRules(counts.rules),
        ...counts.offered.map((each) => ({ rule: each, reads: null })),
        { rule: TEXT_RULE, reads: counts.filled },
      ]
        .filter((each) => each.rule.id !== rule.id)
        .map((each) => ({ ruleId: each.rule.id, label: each.rule.label, reads: each.reads })),
    },
    select: isText ? rawColumn(at) : (number?.value ?? text),
    reports,
  };
}

interface TotalRow {
  readonly row: string;
  readonly line: number;
  readonly first: string;
  /** All of its cells. */
  readonly text: string;
}

const PLAIN_TOTAL =
  /^(?:grand |sub[- ]?)?totals?:?$|^(?:sum|summe|gesamt|gesamtsumme|insgesamt|suma|totale|合计|总计|小计|共计|总和|合計|総計|小計|итого|всего)[:：]?$/;

/** Rows that look like totals by their first filled cell. */
async function totalCandidates(engine: QueryEngine, raw: RawTable): Promise<readonly TotalRow[]> {
  const cells = raw.columns.slice(0, 5).map((_, at) => sql`nullif(${shown(at)}, '')`);
  const first = sql`coalesce(${joined(cells, ', ')})`;
  const all = joined(
    raw.columns.map((_, at) => rawColumn(at)),
    ', ',
  );
  const line = raw.hasLines ? LINE : sql`'0'`;
  const { rows } = await engine.query(
    sql`select rowid as r, ${line} as l, ${first} as f, concat_ws(' ', ${all}) as a from ${identifier(raw.name)} where regexp_full_match(${first}, ${textLiteral(TOTAL_WORDS)}) ${limit(MOST_TOTALS + 1)}`,
  );
  if (rows.length > MOST_TOTALS) return [];
  return rows.map(([row, at, words, text]) => ({
    row: row as string,
    line: Number(at),
    first: words as string,
    text: text as string,
  }));
}

/** Rows of notes below the table. */
async function noteRows(
  engine: QueryEngine,
  raw: RawTable,
  totals: ReadonlySet<string>,
): Promise<readonly { row: string; line: number; text: string }[]> {
  const columns = raw.columns.map((_, at) => rawColumn(at));
  const line = raw.hasLines ? LINE : sql`rowid::varchar`;
  const { rows } = await engine.query(
    sql`select rowid as r, ${line} as l, ${joined(columns, ', ')} from ${identifier(raw.name)} order by rowid desc ${limit(LAST_ROWS)}`,
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

/** The candidates whose numbers are the sum of the rows above, or which close the table under a plain word. */
async function confirmedTotals(
  context: Context,
  candidates: readonly TotalRow[],
  ready: readonly Ready[],
): Promise<readonly TotalRow[]> {
  const numeric = ready
    .flatMap(({ column }, at) =>
      column.type === 'integer' || column.type === 'decimal' ? [at] : [],
    )
    .slice(0, 8);
  if (numeric.length === 0) return [];
  const ids = joined(
    candidates.map(({ row }) => numberLiteral(Number(row))),
    ', ',
  );
  const numbers = joined(
    numeric.map((at) => sql`try_cast((${ready[at]!.select}) as double) as ${identifier(`x${at}`)}`),
    ', ',
  );
  const source = sql`(select r, ${numbers} from (select rowid as r, ${joined(
    [...numeric.map(rawColumn), ...numeric.map(normalizedColumn)],
    ', ',
  )} from ${identifier(context.raw.name)}))`;
  const confirmed: TotalRow[] = [];
  const last = (
    await context.engine.query(
      sql`select max(rowid) as r from ${rowsOf(context.raw, context.left)}`,
    )
  ).rows[0]?.[0];
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
    const { rows } = await context.engine.query(
      sql`select ${joined(
        sums.map((sum, at) => sql`${sum} as ${identifier(`s${at}`)}`),
        ', ',
      )} from ${source}`,
    );
    const fits = numeric.some((_, at) => {
      const [own, all, group] = rows[0]!.slice(at * 3, at * 3 + 3);
      if (own === null) return false;
      const near = (sum: Cell | undefined) =>
        sum !== null &&
        sum !== undefined &&
        Math.abs(Number(own) - Number(sum)) <= 0.006 + Math.abs(Number(sum)) * 1e-9;
      return near(all) || near(group);
    });
    const closes =
      last !== null && Number(candidate.row) > Number(last) && PLAIN_TOTAL.test(candidate.first);
    if (fits || closes) confirmed.push(candidate);
  }
  return confirmed;
}

/** The rules that read some values of a column and not all: the chosen ones, and those that come nearest. */
function partlyReadBy(
  counts: readonly Counted[],
  chosen: readonly Chosen[],
): ReadonlyMap<number, TypeRule> {
  const rules = new Map<number, TypeRule>();
  for (const [at, column] of counts.entries()) {
    const { rule } = chosen[at]!;
    const own = column.rules.find((each) => each.rule.id === rule.id);
    if (own && own.reads < column.values) rules.set(at, rule);
    const nearest = rule.type === 'text' ? nearestRule(column) : null;
    if (nearest) rules.set(at, nearest.rule);
  }
  return rules;
}

async function readyColumns(context: Context, choices: TypeChoices): Promise<readonly Ready[]> {
  const counts = await countRules(context, choices);
  const habits = habitsOf(counts, context.raw.delimiter);
  const chosen = counts.map((column, at): Chosen => {
    const rule = ruleCalled(choices[context.raw.columns[at]!.name]);
    return rule ? { rule, openDayOrder: false } : chooseType(column, habits);
  });
  const details = await detailsOf(context, chosen);
  const unread = await unreadValues(context, partlyReadBy(counts, chosen));
  return counts.map((column, at) =>
    readyColumn(context.raw, at, column, chosen[at]!, details[at]!, unread.get(at) ?? []),
  );
}

/**
 * Makes the table of values. Every expression takes memory for some thousand rows, so a wide table is made in parts, which
 * are then put side by side.
 */
async function makeTable(context: Context, name: string, ready: readonly Ready[]): Promise<void> {
  const { engine } = context;
  const parts: SqlText[] = [];
  const select = async (table: SqlText, first: number, last: number) => {
    const columns = ready.slice(first, last).map((_, at) => first + at);
    const values = joined(
      columns.map((at) => sql`${ready[at]!.select} as ${identifier(ready[at]!.column.name)}`),
      ', ',
    );
    await engine.execute(
      sql`create or replace table ${table} as select ${values} from ${withValues(context, columns)}`,
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
