import { numberLiteral, sql, textLiteral } from '../../sql/sql-text.ts';
import type { SqlText } from '../../sql/sql-text.ts';
import { DATE_FORMS, dateOfEight, EIGHT_DIGITS } from './date.ts';
import type { TypeRule } from './type-rule.ts';

const MORNING = '凌晨|早上|上午|午前|오전';
const AFTERNOON = '中午|下午|晚上|午後|오후';
const HALF_DAY = '(?: ?[ap][.]?m[.]?)';
const TIME = `(?:(?:${MORNING}|${AFTERNOON}) ?)?[0-9]{1,2}(?:(?::[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?|[时時点시](?: ?[0-9]{1,2}[分분](?: ?[0-9]{1,2}[秒초])?)?)${HALF_DAY}?|${HALF_DAY})`;
/** The name of a zone in parentheses, as JavaScript writes it, tells nothing that the offset does not. */
const ZONE_NAME = '(?: [(][^)]*[)])?';
const ZONE = ` ?(?:z|(?:utc|gmt)(?:[-+][0-9]{2}:?[0-9]{2})?|[-+][0-9]{2}(?::?[0-9]{2})?)${ZONE_NAME}`;

/** SQL of the time of day that a text holds. */
function timeOf(text: SqlText): SqlText {
  const digits = (at: SqlText) => sql`regexp_extract_all(${text}, '[0-9]+')[${at}]`;
  const hour = sql`try_cast(${digits(sql`1`)} as integer)`;
  const pm = sql`regexp_matches(${text}, ${textLiteral(`p[.]?m|${AFTERNOON}`)})`;
  const am = sql`regexp_matches(${text}, ${textLiteral(`a[.]?m|${MORNING}`)})`;
  const adjusted = sql`case when ${pm} and ${hour} < 12 then ${hour} + 12 when ${am} and ${hour} = 12 then 0 else ${hour} end`;
  const fraction = sql`coalesce('.' || ${digits(sql`4`)}, '')`;
  return sql`try_cast((${adjusted})::varchar || ':' || coalesce(${digits(sql`2`)}, '00') || ':' || coalesce(${digits(sql`3`)}, '00') || ${fraction} as time)`;
}

/** The usual form, which the engine reads itself, many times as fast as by its parts. */
const PLAIN_DATETIME =
  '[12][0-9]{3}-[0-9]{2}-[0-9]{2}[ t](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,6})?';

/** SQL of the minutes by which a zone is ahead of UTC. */
function zoneMinutes(text: SqlText): SqlText {
  const zone = sql`regexp_extract(${text}, ${textLiteral(`([-+][0-9]{2}:?[0-9]{0,2})${ZONE_NAME}$`)}, 1)`;
  const minutes = sql`(coalesce(try_cast(substr(${zone}, 2, 2) as integer), 0) * 60 + coalesce(try_cast(substr(replace(${zone}, ':', ''), 4, 2) as integer), 0))`;
  return sql`case when ${zone} like '-%' then -${minutes} else ${minutes} end`;
}

export const TIME_RULES: readonly TypeRule[] = [
  {
    id: 'time',
    label: { en: 'time of day', 'zh-CN': '时间' },
    type: 'time',
    pattern: TIME,
    value: timeOf,
  },
];

/** SQL of the moment that a text begins with: eight digits, perhaps a letter or space, and the digits of a time. */
function momentOfDigits(text: SqlText): SqlText {
  const clock = sql`regexp_replace(substr(${text}, 9), '[^0-9.]', '', 'g')`;
  const part = (at: number) => sql`substr(${clock}, ${numberLiteral(at)}, 2)`;
  const seconds = sql`case when length(${clock}) < 5 then '00' else substr(${clock}, 5) end`;
  return sql`${dateOfEight(text)} + try_cast(${part(1)} || ':' || ${part(3)} || ':' || ${seconds} as time)`;
}

const CLOCK_DIGITS = '[0-9]{2}:?[0-9]{2}(?::?[0-9]{2}(?:[.][0-9]{1,6})?)?';

/** Moments without marks between their parts. */
const DIGITS_RULES: readonly TypeRule[] = [
  {
    id: 'datetime of eight digits and a time',
    label: {
      en: 'date of eight digits and time, 20240131T093000',
      'zh-CN': '八位数字日期加时间，如 20240131T093000',
    },
    type: 'datetime',
    pattern: `${EIGHT_DIGITS}[t ]${CLOCK_DIGITS}`,
    value: momentOfDigits,
  },
  {
    id: 'datetime of eight digits and a time with zone',
    label: {
      en: 'date of eight digits and time with a zone, shown in UTC',
      'zh-CN': '带时区的八位数字日期加时间（按 UTC 显示）',
    },
    type: 'datetime',
    pattern: `${EIGHT_DIGITS}[t ]${CLOCK_DIGITS}${ZONE}`,
    value: (text) =>
      sql`(${momentOfDigits(sql`regexp_replace(${text}, ${textLiteral(`${ZONE}$`)}, '')`)}) - to_minutes(${zoneMinutes(text)})`,
    instant: true,
  },
  {
    id: 'datetime of fourteen digits',
    label: {
      en: 'date and time of fourteen digits, 20240131093000',
      'zh-CN': '十四位数字日期时间，如 20240131093000',
    },
    type: 'datetime',
    pattern: `${EIGHT_DIGITS}[0-2][0-9][0-5][0-9][0-5][0-9]`,
    value: momentOfDigits,
    offeredOnly: true,
  },
  {
    id: 'datetime Excel day number',
    label: {
      en: 'Excel day number with a time (1900 date system)',
      'zh-CN': 'Excel 日期时间序号（1900 日期系统）',
    },
    type: 'datetime',
    // From 1 March 1900 on: before, Excel counts a day that never was.
    pattern: '(?:6[1-9]|[7-9][0-9]|[1-9][0-9]{2,6})(?:[.][0-9]+)?',
    value: (text) =>
      sql`timestamp '1899-12-30 00:00:00' + to_milliseconds(round(try_cast(${text} as double) * 86400000)::bigint)`,
    offeredOnly: true,
  },
];

const FORM_RULES: readonly TypeRule[] = DATE_FORMS.flatMap((form): TypeRule[] => {
  const between = '(?:t|:|,? +)?';
  const pattern = `(?:${form.pattern})(?:${between}${TIME})?`;
  const parts = (text: SqlText) => {
    const day = sql`regexp_extract(${text}, ${textLiteral(`^(?:${form.pattern})`)})`;
    const rest = sql`substr(${text}, length(${day}) + 1)`;
    const clock = sql`regexp_extract(${rest}, ${textLiteral(TIME)})`;
    const ofParts = sql`${form.date(day)} + case when ${rest} = '' then time '00:00:00' else ${timeOf(clock)} end`;
    return form.id === 'year first'
      ? sql`case when regexp_full_match(${text}, ${textLiteral(PLAIN_DATETIME)}) then try_cast(translate(${text}, 't', ' ') as timestamp) else ${ofParts} end`
      : ofParts;
  };
  const shared = {
    type: 'datetime' as const,
    ...(form.dateOrder && { dateOrder: form.dateOrder }),
    ...(form.shortYear && { shortYear: `(?:${form.shortYear})(?:[^0-9].*)?` }),
  };
  return [
    {
      ...shared,
      id: `datetime ${form.id}`,
      label: { en: `date and time: ${form.label.en}`, 'zh-CN': `日期时间：${form.label['zh-CN']}` },
      pattern,
      value: parts,
    },
    {
      ...shared,
      id: `datetime ${form.id} with zone`,
      label: {
        en: `date and time with a zone, shown in UTC: ${form.label.en}`,
        'zh-CN': `带时区的日期时间（按 UTC 显示）：${form.label['zh-CN']}`,
      },
      pattern: `(?:${form.pattern})${between}${TIME}${ZONE}`,
      value: (text) => {
        const local = parts(sql`regexp_replace(${text}, ${textLiteral(`${ZONE}$`)}, '')`);
        return sql`(${local}) - to_minutes(${zoneMinutes(text)})`;
      },
      instant: true,
    },
  ];
});

export const DATETIME_RULES: readonly TypeRule[] = [...FORM_RULES, ...DIGITS_RULES];
