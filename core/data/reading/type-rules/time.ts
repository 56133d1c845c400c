import { sql, textLiteral } from '../../sql/sql-text.ts';
import type { SqlText } from '../../sql/sql-text.ts';
import { DATE_FORMS } from './date.ts';
import type { TypeRule } from './type-rule.ts';

const MORNING = '凌晨|早上|上午|午前|오전';
const AFTERNOON = '中午|下午|晚上|午後|오후';
const TIME = `(?:(?:${MORNING}|${AFTERNOON}) ?)?[0-9]{1,2}(?::[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?|[时時点시] ?[0-9]{1,2}[分분](?: ?[0-9]{1,2}[秒초])?)(?: ?[ap][.]?m[.]?)?`;
const ZONE = ' ?(?:z|utc|gmt|[-+][0-9]{2}(?::?[0-9]{2})?)';

/** SQL of the time of day that a text holds. */
function timeOf(text: SqlText): SqlText {
  const digits = (at: SqlText) => sql`regexp_extract_all(${text}, '[0-9]+')[${at}]`;
  const hour = sql`try_cast(${digits(sql`1`)} as integer)`;
  const pm = sql`regexp_matches(${text}, ${textLiteral(`p[.]?m|${AFTERNOON}`)})`;
  const am = sql`regexp_matches(${text}, ${textLiteral(`a[.]?m|${MORNING}`)})`;
  const adjusted = sql`case when ${pm} and ${hour} < 12 then ${hour} + 12 when ${am} and ${hour} = 12 then 0 else ${hour} end`;
  const fraction = sql`coalesce('.' || ${digits(sql`4`)}, '')`;
  return sql`try_cast((${adjusted})::varchar || ':' || ${digits(sql`2`)} || ':' || coalesce(${digits(sql`3`)}, '00') || ${fraction} as time)`;
}

/** The usual form, which the engine reads itself, many times as fast as by its parts. */
const PLAIN_DATETIME =
  '[12][0-9]{3}-[0-9]{2}-[0-9]{2}[ t](?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{1,6})?';

/** SQL of the minutes by which a zone is ahead of UTC. */
function zoneMinutes(text: SqlText): SqlText {
  const zone = sql`regexp_extract(${text}, '[-+][0-9]{2}:?[0-9]{0,2}$')`;
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

export const DATETIME_RULES: readonly TypeRule[] = DATE_FORMS.flatMap((form): TypeRule[] => {
  const between = '(?:t|,? +)?';
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
