import type { Texts } from '../shared/index.ts';
import type { ColumnType } from './column.ts';
import { PERIODS, periodStart } from './sql/period-start.ts';
import { integerCast, joined, sql, type SqlText } from './sql/sql-text.ts';

/** What a function takes at one place. `same` goes with the other arguments of `same`. */
export type ArgumentRule =
  | 'any'
  | 'same'
  | 'number'
  | 'whole number'
  | 'digits'
  | 'text'
  | 'boolean'
  | 'day'
  | 'clock'
  | 'unit';

/** A function that a formula may call. */
export interface FunctionRule {
  readonly name: string;
  /** As the completion shows it. */
  readonly usage: string;
  readonly label: Texts;
  readonly of: readonly ArgumentRule[];
  /** How many of them are needed. */
  readonly least: number;
  /** Rule of any number of further arguments. */
  readonly more?: ArgumentRule;
  /** `same`: the type of the arguments; `first`: of the first; `digits`: whole without digits, else decimal. */
  readonly gives: ColumnType | 'same' | 'first' | 'digits';
  readonly sql: (parts: readonly SqlText[], constants: readonly (string | undefined)[]) => SqlText;
}

type Writer = FunctionRule['sql'];

/** `name(first, second)` as the engine has it. */
const call =
  (name: SqlText): Writer =>
  (parts) =>
    sql`${name}(${joined(parts, ', ')})`;

/** A call whose result is a whole number, whatever the type of its argument. */
const whole =
  (name: SqlText): Writer =>
  (parts) =>
    integerCast(sql`${name}(${joined(parts, ', ')})`);

const rule = (
  usage: string,
  of: readonly ArgumentRule[],
  gives: FunctionRule['gives'],
  label: Texts,
  writer: Writer,
  more: { least?: number; more?: ArgumentRule } = {},
): FunctionRule => ({
  name: usage.slice(0, usage.indexOf('(')),
  usage,
  label,
  of,
  least: more.least ?? of.length,
  ...(more.more && { more: more.more }),
  gives,
  sql: writer,
});

/** The first day of the period, as a date. The check has made sure of the unit. */
const startOfPeriod: Writer = ([, day], [unit]) =>
  periodStart(
    PERIODS.find((period) => period === unit)!,
    day!,
  );

const round: Writer = ([value, digits], [, constant]) =>
  digits === undefined || constant === '0'
    ? integerCast(sql`round(${value!})`)
    : sql`round(${value!}, ${digits})`;

/** All functions of formulas. */
export const FUNCTIONS: readonly FunctionRule[] = [
  rule(
    'abs(number)',
    ['number'],
    'same',
    { en: 'without its sign', 'zh-CN': '绝对值' },
    call(sql`abs`),
  ),
  rule(
    'round(number, digits)',
    ['number', 'digits'],
    'digits',
    { en: 'rounded', 'zh-CN': '四舍五入' },
    round,
    { least: 1 },
  ),
  rule(
    'floor(number)',
    ['number'],
    'integer',
    { en: 'rounded down', 'zh-CN': '向下取整' },
    whole(sql`floor`),
  ),
  rule(
    'ceil(number)',
    ['number'],
    'integer',
    { en: 'rounded up', 'zh-CN': '向上取整' },
    whole(sql`ceil`),
  ),
  rule(
    'sign(number)',
    ['number'],
    'integer',
    { en: '-1, 0 or 1', 'zh-CN': '正负号：-1、0 或 1' },
    call(sql`sign`),
  ),
  rule(
    'sqrt(number)',
    ['number'],
    'decimal',
    { en: 'square root; empty below 0', 'zh-CN': '平方根，负数为空' },
    ([x]) => sql`sqrt(case when ${x!} >= 0 then ${x!} end)`,
  ),
  rule(
    'power(number, exponent)',
    ['number', 'number'],
    'decimal',
    { en: 'power', 'zh-CN': '乘方' },
    call(sql`power`),
  ),
  rule(
    'exp(number)',
    ['number'],
    'decimal',
    { en: 'power of e', 'zh-CN': 'e 的乘方' },
    call(sql`exp`),
  ),
  rule(
    'ln(number)',
    ['number'],
    'decimal',
    { en: 'natural logarithm; empty unless above 0', 'zh-CN': '自然对数，非正数为空' },
    ([x]) => sql`ln(case when ${x!} > 0 then ${x!} end)`,
  ),
  rule(
    'log10(number)',
    ['number'],
    'decimal',
    { en: 'logarithm to base 10; empty unless above 0', 'zh-CN': '常用对数，非正数为空' },
    ([x]) => sql`log10(case when ${x!} > 0 then ${x!} end)`,
  ),
  rule(
    'least(value, …)',
    ['same'],
    'same',
    { en: 'the least of the values', 'zh-CN': '各值中的最小值' },
    call(sql`least`),
    { more: 'same' },
  ),
  rule(
    'greatest(value, …)',
    ['same'],
    'same',
    { en: 'the greatest of the values', 'zh-CN': '各值中的最大值' },
    call(sql`greatest`),
    { more: 'same' },
  ),
  rule(
    'coalesce(value, …)',
    ['same'],
    'same',
    { en: 'the first value that is not missing', 'zh-CN': '第一个非空值' },
    call(sql`coalesce`),
    { more: 'same' },
  ),
  rule(
    'nullif(value, other)',
    ['same', 'same'],
    'first',
    { en: 'empty where both are equal', 'zh-CN': '两值相等时为空' },
    ([x, y]) => sql`(case when ${x!} = ${y!} then null else ${x!} end)`,
  ),
  rule(
    'if(condition, value, otherwise)',
    ['boolean', 'same', 'same'],
    'same',
    { en: 'one of two values', 'zh-CN': '按条件取值' },
    ([when, then, otherwise]) => sql`(case when ${when!} then ${then!} else ${otherwise!} end)`,
  ),
  rule(
    'lower(text)',
    ['text'],
    'text',
    { en: 'in lower case', 'zh-CN': '转为小写' },
    call(sql`lower`),
  ),
  rule(
    'upper(text)',
    ['text'],
    'text',
    { en: 'in upper case', 'zh-CN': '转为大写' },
    call(sql`upper`),
  ),
  rule(
    'trim(text)',
    ['text'],
    'text',
    { en: 'without spaces at both ends', 'zh-CN': '去掉首尾空格' },
    call(sql`trim`),
  ),
  rule(
    'length(text)',
    ['text'],
    'integer',
    { en: 'number of characters', 'zh-CN': '字符数' },
    call(sql`length`),
  ),
  rule(
    'left(text, count)',
    ['text', 'whole number'],
    'text',
    { en: 'the first characters', 'zh-CN': '左侧若干字符' },
    ([x, n]) => sql`left(${x!}, ${n!}::bigint)`,
  ),
  rule(
    'right(text, count)',
    ['text', 'whole number'],
    'text',
    { en: 'the last characters', 'zh-CN': '右侧若干字符' },
    ([x, n]) => sql`right(${x!}, ${n!}::bigint)`,
  ),
  rule(
    'substring(text, start, count)',
    ['text', 'whole number', 'whole number'],
    'text',
    { en: 'characters from a place on, the first being 1', 'zh-CN': '从某位置起截取（从 1 开始）' },
    ([x, from, count]) =>
      count
        ? sql`substring(${x!}, ${from!}::bigint, ${count}::bigint)`
        : sql`substring(${x!}, ${from!}::bigint)`,
    { least: 2 },
  ),
  rule(
    'replace(text, old, new)',
    ['text', 'text', 'text'],
    'text',
    { en: 'with one text in place of another', 'zh-CN': '替换文本' },
    call(sql`replace`),
  ),
  rule(
    'split_part(text, separator, position)',
    ['text', 'text', 'whole number'],
    'text',
    {
      en: 'one part of a separated text, the first being 1',
      'zh-CN': '取分隔后的某一段（从 1 开始）',
    },
    ([x, by, at]) => sql`split_part(${x!}, ${by!}, ${at!}::bigint)`,
  ),
  rule(
    'contains(text, part)',
    ['text', 'text'],
    'boolean',
    { en: 'whether a text contains another', 'zh-CN': '是否包含' },
    call(sql`contains`),
  ),
  rule(
    'starts_with(text, part)',
    ['text', 'text'],
    'boolean',
    { en: 'whether a text starts with another', 'zh-CN': '是否以其开头' },
    call(sql`starts_with`),
  ),
  rule(
    'ends_with(text, part)',
    ['text', 'text'],
    'boolean',
    { en: 'whether a text ends with another', 'zh-CN': '是否以其结尾' },
    call(sql`ends_with`),
  ),
  rule(
    'concat(value, …)',
    ['any'],
    'text',
    { en: 'joined texts; missing ones are skipped', 'zh-CN': '连接文本，跳过空值' },
    (parts) =>
      sql`concat(${joined(
        parts.map((part) => sql`${part}::varchar`),
        ', ',
      )})`,
    { more: 'any' },
  ),
  rule('year(date)', ['day'], 'integer', { en: 'year', 'zh-CN': '年' }, call(sql`year`)),
  rule(
    'quarter(date)',
    ['day'],
    'integer',
    { en: 'quarter, 1 to 4', 'zh-CN': '季度（1 到 4）' },
    call(sql`quarter`),
  ),
  rule(
    'month(date)',
    ['day'],
    'integer',
    { en: 'month, 1 to 12', 'zh-CN': '月（1 到 12）' },
    call(sql`month`),
  ),
  rule(
    'week(date)',
    ['day'],
    'integer',
    { en: 'ISO week, 1 to 53', 'zh-CN': 'ISO 周（1 到 53）' },
    call(sql`week`),
  ),
  rule('day(date)', ['day'], 'integer', { en: 'day of the month', 'zh-CN': '日' }, call(sql`day`)),
  rule(
    'weekday(date)',
    ['day'],
    'integer',
    { en: 'day of the week, Monday being 1', 'zh-CN': '星期几（周一为 1）' },
    call(sql`isodow`),
  ),
  rule('hour(time)', ['clock'], 'integer', { en: 'hour', 'zh-CN': '小时' }, call(sql`hour`)),
  rule('minute(time)', ['clock'], 'integer', { en: 'minute', 'zh-CN': '分钟' }, call(sql`minute`)),
  rule('second(time)', ['clock'], 'integer', { en: 'second', 'zh-CN': '秒' }, call(sql`second`)),
  rule(
    'date_trunc(unit, date)',
    ['unit', 'day'],
    'date',
    { en: 'the first day of the period', 'zh-CN': '所在时间段的第一天' },
    startOfPeriod,
  ),
  rule(
    'date_diff(unit, from, to)',
    ['unit', 'day', 'day'],
    'integer',
    {
      en: 'number of boundaries of the unit between two dates',
      'zh-CN': '两个日期之间跨过的单位数',
    },
    ([unit, from, to]) => sql`date_diff(${unit!}, ${from!}::timestamp, ${to!}::timestamp)`,
  ),
  rule(
    'last_day(date)',
    ['day'],
    'date',
    { en: 'the last day of the month', 'zh-CN': '当月最后一天' },
    call(sql`last_day`),
  ),
];
