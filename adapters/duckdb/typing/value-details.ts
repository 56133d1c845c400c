import {
  CURRENCY,
  identifier,
  joined,
  numberLiteral,
  sql,
  textLiteral,
  TYPE_RULES,
} from '@toolyard/core/data';
import type { ChosenType, RuleCount, SqlText, TypeRule } from '@toolyard/core/data';
import { rawColumn } from '../readers/raw-table.ts';
import type { Counted } from './count-rules.ts';
import { COLUMNS_AT_ONCE, numberOf, read, value, withValues } from './normalized-texts.ts';
import type { Context } from './normalized-texts.ts';

/** What only the values of a chosen rule tell. */
export interface Details {
  readonly whole: number;
  readonly fraction: number;
  readonly signs: readonly string[];
  readonly differing: number;
  readonly proof: string | null;
  readonly shortYears: number;
  /** Long whole numbers of which the last digits are missing, and the first of them. */
  readonly shortened: number;
  readonly shortenedExample: string | null;
}

/** More than 11 digits as spreadsheet programs show them: the first 6 at most, and how many follow. */
const SHORTENED = textLiteral('[-+]?[1-9](?:[.][0-9]{1,5})?e[+]?(?:1[1-9]|[23][0-9])');

const NO_DETAILS: Details = {
  whole: 0,
  fraction: 0,
  signs: [],
  differing: 0,
  proof: null,
  shortYears: 0,
  shortened: 0,
  shortenedExample: null,
};

/** The order that a column could have too, else one that a value of it excludes. */
const otherOrder = ({ rule, rival }: ChosenType): TypeRule | undefined =>
  rival ??
  (rule.dateOrder &&
    TYPE_RULES.find(
      (each) =>
        each.type === rule.type &&
        each.instant === rule.instant &&
        each.dateOrder &&
        each.dateOrder !== rule.dateOrder,
    ));

const reading = (at: number): SqlText => identifier(`r${at}`);
const otherReading = (at: number): SqlText => identifier(`o${at}`);

const isScientific = (rule: TypeRule): boolean => rule.id === 'scientific number';

const wantsDetails = (rule: TypeRule): boolean =>
  rule.type === 'decimal' || rule.dateOrder !== undefined || rule.shortYear !== undefined;

/** Figures that one statement takes of each column. */
const PARTS = 8;

export async function detailsOf(
  context: Context,
  chosen: readonly ChosenType[],
): Promise<Details[]> {
  const details: Details[] = chosen.map(() => NO_DETAILS);
  const columns = chosen.flatMap(({ rule }, at) =>
    wantsDetails(rule) && context.raw.columns[at]!.declared.kind !== 'read' ? [at] : [],
  );
  for (let first = 0; first < columns.length; first += COLUMNS_AT_ONCE) {
    const some = columns.slice(first, first + COLUMNS_AT_ONCE);
    const readings = some.flatMap((at) => {
      const { rule } = chosen[at]!;
      const other = otherOrder(chosen[at]!);
      return [
        sql`${read(rule, value(at))} as ${reading(at)}`,
        ...(rule.currency || rule.shortYear || isScientific(rule) || other ? [value(at)] : []),
        ...(isScientific(rule) || other ? [rawColumn(at)] : []),
        ...(other ? [sql`${read(other, value(at))} as ${otherReading(at)}`] : []),
      ];
    });
    const parts = some.flatMap((at) => {
      const { rule } = chosen[at]!;
      const other = otherOrder(chosen[at]!);
      const shortened = sql`regexp_full_match(${value(at)}, ${SHORTENED})`;
      const digits = rule.type === 'decimal' ? reading(at) : sql`''`;
      return [
        sql`max(length(ltrim(split_part(${digits}, '.', 1), '-+')))`,
        sql`max(length(split_part(${digits}, '.', 2)))`,
        rule.currency
          ? sql`string_agg(distinct regexp_extract_all(${value(at)}, ${textLiteral(CURRENCY)})[-1], ' ')`
          : sql`null::varchar`,
        other ? sql`count(*) filter (where ${reading(at)} <> ${otherReading(at)})` : sql`0`,
        other
          ? sql`min(${rawColumn(at)}) filter (where ${reading(at)} is not null and ${otherReading(at)} is null)`
          : sql`null::varchar`,
        rule.shortYear
          ? sql`count(${reading(at)}) filter (where regexp_full_match(${value(at)}, ${textLiteral(rule.shortYear)}))`
          : sql`0`,
        ...(isScientific(rule)
          ? [
              sql`count(*) filter (where ${shortened})`,
              sql`min(${rawColumn(at)}) filter (where ${shortened})`,
            ]
          : [sql`0`, sql`null::varchar`]),
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
      const [whole, fraction, signs, differing, proof, shortYears, shortened, example] =
        rows[0]!.slice(place * PARTS, place * PARTS + PARTS);
      details[at] = {
        whole: numberOf(whole),
        fraction: numberOf(fraction),
        signs: typeof signs === 'string' ? signs.split(' ').toSorted() : [],
        differing: numberOf(differing),
        proof: (proof ?? null) as string | null,
        shortYears: numberOf(shortYears),
        shortened: numberOf(shortened),
        shortenedExample: (example ?? null) as string | null,
      };
    }
  }
  return details;
}

/** The most digits that an exact number of the engine holds. */
const MOST_DIGITS = 38;

/** SQL of a number, with its type; null where no exact type holds it. */
export function numberValue(
  rule: TypeRule,
  text: SqlText,
  details: Details,
): { type: 'integer' | 'decimal'; value: SqlText } | null {
  if (isScientific(rule)) return { type: 'decimal', value: sql`try_cast(${text} as double)` };
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
export function nearestRule(counts: Counted): RuleCount | null {
  const [nearest] = counts.rules
    .filter(({ reads }) => reads > 0 && reads < counts.values)
    .toSorted((a, b) => b.reads - a.reads);
  return nearest ?? null;
}

/** By the column, two values that a rule does not read. */
export async function unreadValues(
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

/** The rules that read some values of a column and not all: the chosen ones, and those that come nearest. */
export function partlyReadBy(
  counts: readonly Counted[],
  chosen: readonly ChosenType[],
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
