import { numberLiteral, sql, textLiteral } from '../../sql/sql-text.ts';
import type { SqlText } from '../../sql/sql-text.ts';
import { MONTH, monthNumber, WEEKDAY } from './month-names.ts';
import type { TypeRule } from './type-rule.ts';

/** A way to write a date, which also begins a date with a time. */
export interface DateForm extends Pick<
  TypeRule,
  'id' | 'label' | 'pattern' | 'dateOrder' | 'shortYear'
> {
  /** SQL of the date; null where the calendar has none. */
  readonly date: (text: SqlText) => SqlText;
}

const YEAR = '[12][0-9]{3}';
const PART = '[0-9]{1,2}';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';

/** The n-th number of a text, 1-based. */
const numberAt = (text: SqlText, at: number): SqlText =>
  sql`regexp_extract_all(${text}, '[0-9]+')[${numberLiteral(at)}]`;

/** Years of two digits are 1969 to 2068, as POSIX `strptime` reads them. */
const fullYear = (year: SqlText): SqlText =>
  sql`case when length(${year}) = 2 then case when ${year} < '69' then '20' else '19' end || ${year} else ${year} end`;

const dateOf = (year: SqlText, month: SqlText, day: SqlText): SqlText =>
  sql`try_cast(${year} || '-' || ${month} || '-' || ${day} as date)`;

/** A year, a month and a day without a mark between them. */
export const EIGHT_DIGITS = '(?:19|20)[0-9]{2}[01][0-9][0-3][0-9]';

/** SQL of the date with which a text of digits begins. */
export const dateOfEight = (text: SqlText): SqlText =>
  dateOf(sql`left(${text}, 4)`, sql`substr(${text}, 5, 2)`, sql`substr(${text}, 7, 2)`);

/** SQL of the first year of four digits in a text. */
const firstYear = (text: SqlText): SqlText => sql`regexp_extract(${text}, ${textLiteral(YEAR)})`;

/** A date of three numbers, the year last. Most have ten characters, whose places are known. */
const numeric =
  (month: 1 | 2, day: 1 | 2) =>
  (text: SqlText): SqlText => {
    const part = (at: number) =>
      sql`split_part(translate(${text}, '/.', '--'), '-', ${numberLiteral(at)})`;
    const inTen = (at: 1 | 2) => sql`substr(${text}, ${numberLiteral(at * 3 - 2)}, 2)`;
    const ofTen = dateOf(sql`right(${text}, 4)`, inTen(month), inTen(day));
    const ofParts = dateOf(sql`(${fullYear(part(3))})`, part(month), part(day));
    return sql`case when length(${text}) = 10 then ${ofTen} else ${ofParts} end`;
  };

const dotted = '[0-9]{2}[.][0-9]{2}[.][0-9]{2}';
const slashed = `${PART}/${PART}/(?:${YEAR}|[0-9]{2})|${PART}-${PART}-(?:${YEAR}|[0-9]{2})|${PART}[.]${PART}[.]${YEAR}|${dotted}`;
const shortYearLast = `${PART}[-/.]${PART}[-/.][0-9]{2}`;

const named =
  (year: number, day: number) =>
  (text: SqlText): SqlText =>
    dateOf(sql`(${fullYear(numberAt(text, year))})`, monthNumber(text), numberAt(text, day));

const weekday = `(?:(?:${WEEKDAY})[.]?,? )?`;

/** The day of the week behind a date: 星期二, 周二, (火). Parentheses come in half width. */
const WEEKDAY_BEHIND =
  '(?: ?(?:星期|周|週|礼拜)[一二三四五六日天]| ?[(](?:星期|周|週)?[一二三四五六日月火水木金土][)])?';

export const DATE_FORMS: readonly DateForm[] = [
  {
    id: 'year first',
    label: { en: 'year, month, day', 'zh-CN': '年-月-日' },
    pattern: `(?:${['-', '/', '[.]'].map((mark) => `${YEAR}${mark}${PART}${mark}${PART}`).join('|')})${WEEKDAY_BEHIND}`,
    date: (text) =>
      sql`try_cast(translate(case when strlen(${text}) > 10 then regexp_extract(${text}, '^[-0-9/.]+') else ${text} end, '/.', '--') as date)`,
  },
  {
    id: 'day first',
    label: { en: 'day first', 'zh-CN': '日在前' },
    pattern: slashed,
    date: numeric(2, 1),
    dateOrder: 'day first',
    shortYear: shortYearLast,
  },
  {
    id: 'month first',
    label: { en: 'month first', 'zh-CN': '月在前' },
    pattern: slashed,
    date: numeric(1, 2),
    dateOrder: 'month first',
    shortYear: shortYearLast,
  },
  {
    id: 'year of two digits first',
    label: { en: 'year of two digits, month, day', 'zh-CN': '两位年份-月-日' },
    pattern: `[0-9]{2}/${PART}/${PART}|[0-9]{2}-${PART}-${PART}|${dotted}`,
    date: (text) =>
      dateOf(sql`(${fullYear(numberAt(text, 1))})`, numberAt(text, 2), numberAt(text, 3)),
    dateOrder: 'year first',
    shortYear: '.*',
  },
  {
    id: 'Chinese',
    label: { en: 'year 年 month 月 day 日', 'zh-CN': '年月日' },
    pattern: `(?:${YEAR}|[0-9]{2}) ?[年년] ?${PART} ?[月월] ?${PART} ?[日号號일]${WEEKDAY_BEHIND}`,
    date: (text) =>
      dateOf(sql`(${fullYear(numberAt(text, 1))})`, numberAt(text, 2), numberAt(text, 3)),
    shortYear: '[0-9]{2} ?[年년].*',
  },
  {
    id: 'month name after day',
    label: { en: 'day, name of the month, year', 'zh-CN': '日、月份名称、年' },
    pattern: `${weekday}${PART}(?:st|nd|rd|th|er|[.])?(?: |-|/| de | of )?(?:${MONTH})[.]?(?:,? |-|/| de )?(?:${YEAR}|[0-9]{2})`,
    date: named(2, 1),
    shortYear: '[^0-9]*[0-9]{1,2}[^0-9]+[0-9]{2}',
  },
  {
    id: 'month name first',
    label: { en: 'name of the month, day, year', 'zh-CN': '月份名称、日、年' },
    pattern: `${weekday}(?:${MONTH})[.]?[ -]${PART}(?:st|nd|rd|th)?(?:, ?| |-)${YEAR}`,
    date: named(2, 1),
  },
  {
    id: 'month name in the middle',
    label: { en: 'year, name of the month, day', 'zh-CN': '年、月份名称、日' },
    pattern: `${YEAR}[ -](?:${MONTH})[ -]${PART}`,
    date: named(1, 2),
  },
];

export const DATE_RULES: readonly TypeRule[] = [
  ...DATE_FORMS.map(({ id, label, pattern, date, dateOrder, shortYear }): TypeRule => ({
    id: `date ${id}`,
    label: { en: `date: ${label.en}`, 'zh-CN': `日期：${label['zh-CN']}` },
    type: 'date',
    pattern,
    value: date,
    ...(dateOrder && { dateOrder }),
    ...(shortYear && { shortYear }),
  })),
  {
    id: 'date Chinese month',
    label: { en: 'month, as its first day', 'zh-CN': '月份（记为当月第一天）' },
    type: 'date',
    pattern: `${YEAR} ?[年년] ?${PART} ?[月월]`,
    value: (text) => dateOf(numberAt(text, 1), numberAt(text, 2), sql`'1'`),
  },
  {
    id: 'date month and year',
    label: {
      en: 'month and year, as the first day of the month',
      'zh-CN': '年和月（记为当月第一天）',
    },
    type: 'date',
    pattern: `(?:${MONTH})[.]?(?:,? |-|/)(?:${YEAR}|[0-9]{2})|${YEAR}[ /-](?:${MONTH})|${YEAR}[-/.]?${MONTH_NUMBER}|${MONTH_NUMBER}[-/.]${YEAR}`,
    value: (text) => {
      const month = sql`regexp_extract(regexp_replace(${text}, ${textLiteral(YEAR)}, ''), '[0-9]+')`;
      return dateOf(
        sql`(case when regexp_matches(${text}, ${textLiteral(YEAR)}) then ${firstYear(text)} else ${fullYear(sql`right(${text}, 2)`)} end)`,
        sql`(case when regexp_matches(${text}, ${textLiteral(MONTH)}) then ${monthNumber(text)} else ${month} end)`,
        sql`'1'`,
      );
    },
    shortYear: '[^0-9]+[0-9]{2}',
    offeredOnly: true,
  },
  {
    id: 'date quarter and year',
    label: {
      en: 'quarter and year, as the first day of the quarter',
      'zh-CN': '年和季度（记为该季度第一天）',
    },
    type: 'date',
    pattern: `${YEAR}[ /-]?q[1-4]|q[1-4][ /-]?${YEAR}|${YEAR} ?年 ?第?[1-4一二三四]季度?`,
    value: (text) => {
      const rest = sql`regexp_replace(${text}, ${textLiteral(YEAR)}, '')`;
      const quarter = sql`regexp_extract(translate(${rest}, '一二三四', '1234'), '[1-4]')`;
      return dateOf(firstYear(text), sql`(try_cast(${quarter} as integer) * 3 - 2)`, sql`'1'`);
    },
    offeredOnly: true,
  },
  {
    id: 'date of eight digits',
    label: { en: 'date of eight digits, 20240131', 'zh-CN': '八位数字日期，如 20240131' },
    type: 'date',
    pattern: EIGHT_DIGITS,
    value: dateOfEight,
    offeredOnly: true,
  },
  {
    id: 'date Excel day number',
    label: {
      en: 'Excel day number (1900 date system)',
      'zh-CN': 'Excel 日期序号（1900 日期系统）',
    },
    type: 'date',
    pattern: '[1-9][0-9]{0,6}',
    // Excel counts a 29 February 1900 that never was: before it the count begins a day later.
    value: (text) =>
      sql`case when try_cast(${text} as integer) < 60 then date '1899-12-31' when try_cast(${text} as integer) > 60 then date '1899-12-30' end + try_cast(${text} as integer)`,
    offeredOnly: true,
  },
  {
    id: 'date Excel day number since 1904',
    label: {
      en: 'Excel day number (1904 date system)',
      'zh-CN': 'Excel 日期序号（1904 日期系统）',
    },
    type: 'date',
    pattern: '[1-9][0-9]{0,6}',
    value: (text) => sql`date '1904-01-01' + try_cast(${text} as integer)`,
    offeredOnly: true,
  },
];

export const EPOCH_RULES: readonly TypeRule[] = [
  ...(
    [
      ['seconds', 'Unix time in seconds', 'Unix 时间（秒）', '[0-9]{9,10}', 1_000_000],
      ['milliseconds', 'Unix time in milliseconds', 'Unix 时间（毫秒）', '[0-9]{12,13}', 1_000],
    ] as const
  ).map(([id, en, chinese, pattern, micros]): TypeRule => ({
    id: `datetime Unix ${id}`,
    label: { en, 'zh-CN': chinese },
    type: 'datetime',
    pattern,
    value: (text) => sql`make_timestamp(try_cast(${text} as bigint) * ${numberLiteral(micros)})`,
    instant: true,
    offeredOnly: true,
  })),
];
