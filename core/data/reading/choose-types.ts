import type { TypeRule } from './type-rules/type-rule.ts';
import { matcher } from './type-rules/type-rule.ts';
import { MISSING_VALUES } from './missing-values.ts';
import { TEXT_RULE, TYPE_RULES } from './type-rules/type-rule-list.ts';

/** Rules are tried on all values if at least this share of a sample reads. */
const PROMISING = 0.5;

/** Rules that are counted on all values of a column. */
const MOST_RULES = 8;

const missing: ReadonlySet<string> = new Set(MISSING_VALUES);
const matchers = new Map(TYPE_RULES.map((rule) => [rule.id, matcher(rule.pattern)]));

/** A text as the patterns of rules expect it: without outer spaces, in lower case. */
export const normalized = (text: string): string =>
  text.replaceAll(/^[\s\u00a0\u3000]+|[\s\u00a0\u3000]+$/g, '').toLowerCase();

/** Rules with the share of a sample that they read. */
interface SampledRules {
  /** Rules that read all of the sample, without those that a simpler one makes needless. */
  readonly likely: readonly TypeRule[];
  /** Rules that read at least half of the sample: those that read more come first. */
  readonly possible: readonly TypeRule[];
}

/** By the rule that reads a sample, the rules that would read it too and tell nothing more. */
const NEEDLESS: readonly (readonly [string, RegExp])[] = [
  ['whole number', /^(?:long|decimal|number|money|percent|scientific)/],
  ['decimal number', /^(?:number [.]|money|percent|scientific)/],
  ['number .', /^money [.]|^scientific/],
  ['number ,', /^money ,/],
  ['date year first', /^datetime/],
  ['date day first', /^datetime/],
  ['date month first', /^datetime/],
];

/** The rules that could read a column, by a sample of its values. */
export function sampledRules(sample: readonly (string | null)[]): SampledRules {
  const values = [...new Set(sample.filter((value) => value !== null).map(normalized))].filter(
    (value) => value !== '' && !missing.has(value),
  );
  if (values.length === 0) return { likely: [], possible: [] };
  const counted = TYPE_RULES.flatMap((rule) => {
    if (rule.id === TEXT_RULE.id) return [];
    const fits = matchers.get(rule.id)!;
    const reads = values.filter((value) => fits.test(value)).length / values.length;
    return reads >= PROMISING ? [{ rule, reads }] : [];
  });
  const whole = counted.filter(({ reads }) => reads === 1).map(({ rule }) => rule);
  const needless = NEEDLESS.filter(([id]) => whole.some((rule) => rule.id === id)).map(
    ([, ids]) => ids,
  );
  return {
    likely: whole.filter((rule) => !needless.some((ids) => ids.test(rule.id))),
    possible: counted
      .toSorted((a, b) => b.reads - a.reads)
      .slice(0, MOST_RULES)
      .map(({ rule }) => rule),
  };
}

/** How many values of a column a rule reads. */
export interface RuleCount {
  readonly rule: TypeRule;
  readonly reads: number;
}

export interface ColumnCounts {
  /** Values that are neither empty nor a spelling of 'no value'. */
  readonly values: number;
  readonly distinct: number;
  readonly rules: readonly RuleCount[];
}

/** What the whole file tells about how its numbers and dates are written. */
export interface FileHabits {
  readonly decimalMark: '.' | ',';
  readonly dayOrder: 'day first' | 'month first' | null;
}

/** The place of a rule in the order of choice. */
const placeOf = ({ id }: TypeRule): number => TYPE_RULES.findIndex((rule) => rule.id === id);

/** Rules of a column without those that read no more than a simpler one and tell nothing more. */
export const offeredRules = (counts: readonly RuleCount[]): readonly RuleCount[] =>
  counts.filter(
    ({ rule, reads }) =>
      reads > 0 &&
      !NEEDLESS.some(
        ([id, needless]) =>
          needless.test(rule.id) &&
          counts.some((each) => each.rule.id === id && each.reads >= reads),
      ),
  );

/** The rules that read every value and may be chosen, in the order of choice. */
export const readers = ({ values, rules }: ColumnCounts): readonly TypeRule[] =>
  values === 0
    ? []
    : rules
        .filter(({ rule, reads }) => reads === values && !rule.offeredOnly)
        .map(({ rule }) => rule)
        .toSorted((a, b) => placeOf(a) - placeOf(b));

/** The one value of a property among rules that read a column, null if they differ. */
const only = <T>(values: readonly (T | undefined)[]): T | null => {
  const distinct = new Set(values);
  const [first] = distinct;
  return distinct.size === 1 && first !== undefined ? first : null;
};

/** Whether a column of `a` and `b` has one that leaves no choice. */
function votes<T>(
  columns: readonly ColumnCounts[],
  property: (rule: TypeRule) => T | undefined,
): readonly T[] {
  return columns.flatMap((column) => {
    const rules = readers(column);
    if (rules[0]?.type === 'integer') return [];
    const vote = only(rules.map(property));
    return vote === null ? [] : [vote];
  });
}

export function habitsOf(columns: readonly ColumnCounts[], delimiter: string | null): FileHabits {
  const marks = votes(columns, (rule) => rule.decimalMark);
  const commas = marks.filter((mark) => mark === ',').length;
  const points = marks.length - commas;
  const decimalMark = commas > points || (commas === points && delimiter === ';') ? ',' : '.';
  const orders = new Set(votes(columns, (rule) => rule.dayOrder));
  return { decimalMark, dayOrder: orders.size === 1 ? [...orders][0]! : null };
}

export interface ChosenType {
  readonly rule: TypeRule;
  /** Day and month can change places, and nothing in the file tells which comes first. */
  readonly openDayOrder: boolean;
}

/** The rule of a column: one that reads every value, else text. */
export function chooseType(column: ColumnCounts, habits: FileHabits): ChosenType {
  const rules = readers(column);
  const first = rules[0];
  if (!first || (first.type === 'boolean' && column.distinct < 2 && !first.id.includes('true')))
    return { rule: TEXT_RULE, openDayOrder: false };
  if (first.dayOrder) {
    const orders = rules.filter(
      (rule) => rule.type === first.type && rule.instant === first.instant && rule.dayOrder,
    );
    const rule =
      orders.find(({ dayOrder }) => dayOrder === (habits.dayOrder ?? 'day first')) ?? first;
    return { rule, openDayOrder: orders.length > 1 };
  }
  if (first.decimalMark) {
    const same = rules.filter(
      (rule) => rule.decimalMark && rule.unit === first.unit && rule.currency === first.currency,
    );
    return {
      rule: same.find((rule) => rule.decimalMark === habits.decimalMark) ?? first,
      openDayOrder: false,
    };
  }
  return { rule: first, openDayOrder: false };
}
