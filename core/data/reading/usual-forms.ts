import { numberLiteral, sql, textLiteral } from '../sql/sql-text.ts';
import type { SqlText } from '../sql/sql-text.ts';
import { sampledRules } from './choose-types.ts';
import type { TypeRule } from './type-rules/type-rule.ts';

/**
 * A way of writing values that the engine reads by itself, many times as fast as by the pattern of the rule. It proves
 * nothing about other ways of writing that the rule reads too.
 */
export interface UsualForm {
  readonly rule: TypeRule;
  /** Rules that read the column too, and are chosen only by its owner. */
  readonly offered: readonly TypeRule[];
  /** SQL of the value of a text. */
  readonly value: (text: SqlText) => SqlText;
  /** SQL that is true of a text and its value exactly where the text has this form. */
  readonly isExact: (text: SqlText, value: SqlText) => SqlText;
}

interface Form extends Pick<UsualForm, 'value' | 'isExact'> {
  readonly ruleId: string;
  /** What every text of a sample must look like. */
  readonly pattern: RegExp;
}

/** Digits of a whole number that is one, and no identifier. */
const LARGEST_WHOLE = numberLiteral(999_999_999_999_999);

/** The years that rules of dates read. */
const inYears = (value: SqlText): SqlText =>
  sql`${value} >= '1000-01-01' and ${value} < '3000-01-01'`;

const isWritten = (text: SqlText, value: SqlText): SqlText => sql`${value}::varchar = ${text}`;

const FORMS: readonly Form[] = [
  {
    ruleId: 'whole number',
    pattern: /^-?\d{1,15}$/,
    value: (text) => sql`try_cast(${text} as bigint)`,
    isExact: (text, value) =>
      sql`${isWritten(text, value)} and ${value} between -${LARGEST_WHOLE} and ${LARGEST_WHOLE}`,
  },
  {
    ruleId: 'date year first',
    pattern: /^\d{4}-\d\d-\d\d$/,
    value: (text) => sql`try_cast(${text} as date)`,
    isExact: (text, value) => sql`${isWritten(text, value)} and ${inYears(value)}`,
  },
  {
    ruleId: 'time',
    pattern: /^\d\d:\d\d:\d\d$/,
    value: (text) => sql`try_cast(${text} as time)`,
    isExact: isWritten,
  },
  {
    ruleId: 'time',
    pattern: /^\d\d:\d\d$/,
    value: (text) => sql`try_cast(${text} || ':00' as time)`,
    isExact: (text, value) => sql`${value}::varchar = ${text} || ':00'`,
  },
  {
    ruleId: 'datetime year first',
    pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    value: (text) => sql`try_cast(${text} as timestamp)`,
    isExact: (text, value) => sql`${isWritten(text, value)} and ${inYears(value)}`,
  },
  {
    ruleId: 'datetime year first',
    pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d$/,
    value: (text) => sql`try_cast(${text} || ':00' as timestamp)`,
    isExact: (text, value) => sql`${value}::varchar = ${text} || ':00' and ${inYears(value)}`,
  },
  {
    ruleId: 'datetime year first',
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/,
    value: (text) => sql`try_cast(${text} as timestamp)`,
    isExact: (text, value) =>
      sql`replace(${value}::varchar, ' ', 'T') = ${text} and ${inYears(value)}`,
  },
  {
    ruleId: 'datetime year first with zone',
    pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
    value: (text) => sql`try_cast(left(${text}, 19) as timestamp)`,
    isExact: (text, value) =>
      sql`replace(${value}::varchar, ' ', 'T') || 'Z' = ${text} and ${inYears(value)}`,
  },
  {
    ruleId: 'boolean true/false',
    pattern: /^(?:true|false)$/i,
    value: (text) => sql`case lower(${text}) when 'true' then true when 'false' then false end`,
    isExact: (_, value) => sql`${value} is not null`,
  },
];

/** Digits of a number that the engine holds in eight bytes. */
const MOST_DIGITS = 18;

/** Numbers with a point: with as many places each, or with fewer where that is not so. */
function decimalForm(texts: readonly string[]): Omit<Form, 'ruleId'> | null {
  const pattern = /^-?\d+(?:\.(\d+))?$/;
  const places = texts.map((text) => pattern.exec(text)?.[1]?.length ?? 0);
  const most = places.reduce((longest, length) => Math.max(longest, length), 0);
  if (most === 0 || most > 12) return null;
  const digits = MOST_DIGITS - most;
  return {
    pattern,
    value: (text) =>
      sql`try_cast(${text} as decimal(${numberLiteral(MOST_DIGITS)}, ${numberLiteral(most)}))`,
    isExact: places.every((length) => length === most)
      ? isWritten
      : (text) =>
          sql`regexp_full_match(${text}, ${textLiteral(`-?(?:0|[1-9][0-9]{0,${Math.min(digits, 15) - 1}})(?:[.][0-9]{1,${most}})?`)})`,
  };
}

/**
 * The usual form of a column by a sample of its texts: null where the values could be read by several rules or by none, have
 * another form, or are missing.
 */
export function usualForm(sample: readonly (string | null)[]): UsualForm | null {
  const { likely } = sampledRules(sample);
  const [rule, ...others] = likely.filter(({ offeredOnly }) => !offeredOnly);
  if (!rule || others.length > 0) return null;
  const texts = sample.filter((text) => text !== null);
  const forms =
    rule.id === 'decimal number'
      ? [decimalForm(texts)]
      : FORMS.filter(({ ruleId }) => ruleId === rule.id);
  const form = forms.find((each) => each && texts.every((text) => each.pattern.test(text)));
  return form
    ? {
        rule,
        offered: likely.filter(({ offeredOnly }) => offeredOnly),
        value: form.value,
        isExact: form.isExact,
      }
    : null;
}
