import { inHalfWidth } from './type-rules/spaces.ts';
import type { DateOrder, TypeRule } from './type-rules/type-rule.ts';
import { matcher } from './type-rules/type-rule.ts';
import { MISSING_VALUES } from './missing-values.ts';
import { TEXT_RULE, TYPE_RULES } from './type-rules/type-rule-list.ts';

/** Rules are tried on all values if at least this share of a sample reads. */
const PROMISING = 0.5;

/** Rules that are counted on all values of a column. */
const MOST_RULES = 8;

const missing: ReadonlySet<string> = new Set(MISSING_VALUES);
const matchers = new Map(TYPE_RULES.map((rule) => [rule.id, matcher(rule.pattern)]));

/** A text as the patterns of rules expect it: without outer spaces, in lower case, with digits and marks of half width. */
export const normalized = (text: string): string =>
  inHalfWidth(text.replaceAll(/^[\s\u00a0\u3000]+|[\s\u00a0\u3000]+$/g, '')).toLowerCase();

/** Rules with the share of a sample that they read. */
interface SampledRules {
  /** Rules that read all of the sample, without those that a simpler one makes needless. */
  readonly likely: readonly TypeRule[];
  /** Rules that read at least half of the sample: those that read more come first. */
  readonly possible: readonly TypeRule[];
}

/** By the rule that reads a sample, the rules that would read it too and tell nothing more. */
const NEEDLESS: readonly (readonly [string, RegExp])[] = [
  ['whole number', /^(?:long|decimal|number|money|percent|scientific|amount|datetime Excel)/],
  ['decimal number', /^(?:number [.]|money|percent|scientific|amount)/],
  ['number .', /^money [.]|^scientific|^amount/],
  ['number ,', /^money ,/],
  ['money .', /^amount/],
  ['date year first', /^datetime/],
  ['date day first', /^datetime/],
  ['date month first', /^datetime/],
  ['date year of two digits first', /^datetime/],
  ['date Chinese', /^datetime/],
  ['date month name after day', /^datetime/],
  ['date month name first', /^datetime/],
  ['date month name in the middle', /^datetime/],
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
  /** Years between its first and last date, where another rule reads the year at another place. */
  readonly yearSpan?: number;
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
  readonly dateOrder: DateOrder | null;
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
  const orders = new Set(votes(columns, (rule) => rule.dateOrder));
  return { decimalMark, dateOrder: orders.size === 1 ? [...orders][0]! : null };
}

/** Years between the first and the last date by the chosen rule and by one that was not chosen. */
export interface WiderOrder {
  readonly rule: TypeRule;
  readonly ownSpan: number;
  readonly otherSpan: number;
}

export interface ChosenType {
  readonly rule: TypeRule;
  /** A rule that reads every value with day, month and year in another order, which nothing in the file excludes. */
  readonly rival: TypeRule | null;
  /** A rule that reads every value too, but spreads the dates over more years than the chosen one. */
  readonly wider: WiderOrder | null;
}

const settled = (rule: TypeRule): ChosenType => ({ rule, rival: null, wider: null });

/** The order of dates among rules that read every value: that of the fewest years, then that of the file, then day first. */
function chooseOrder(orders: readonly RuleCount[], { dateOrder }: FileHabits): ChosenType {
  const inPreference = orders.toSorted(
    (a, b) =>
      (a.yearSpan ?? 0) - (b.yearSpan ?? 0) ||
      Number(b.rule.dateOrder === dateOrder) - Number(a.rule.dateOrder === dateOrder),
  );
  const [first, ...others] = inPreference;
  const rival = others.find(({ yearSpan }) => yearSpan === first!.yearSpan);
  const wider = others.find(({ yearSpan }) => yearSpan !== first!.yearSpan);
  return {
    rule: first!.rule,
    rival: rival?.rule ?? null,
    wider: wider
      ? { rule: wider.rule, ownSpan: first!.yearSpan ?? 0, otherSpan: wider.yearSpan ?? 0 }
      : null,
  };
}

/** The rule of a column: one that reads every value, else text. */
export function chooseType(column: ColumnCounts, habits: FileHabits): ChosenType {
  const rules = readers(column);
  const first = rules[0];
  if (!first || (first.type === 'boolean' && column.distinct < 2 && !first.id.includes('true')))
    return settled(TEXT_RULE);
  if (first.dateOrder)
    return chooseOrder(
      rules
        .filter(
          (rule) => rule.type === first.type && rule.instant === first.instant && rule.dateOrder,
        )
        .map((rule) => column.rules.find((each) => each.rule === rule)!),
      habits,
    );
  if (first.decimalMark) {
    const same = rules.filter(
      (rule) => rule.decimalMark && rule.unit === first.unit && rule.currency === first.currency,
    );
    return settled(same.find((rule) => rule.decimalMark === habits.decimalMark) ?? first);
  }
  return settled(first);
}
