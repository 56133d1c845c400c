import { ok, refuse, text } from '../../shared/index.ts';
import { identifier, joined, sql, textLiteral } from '../sql/sql-text.ts';
import { stepKind } from '../step.ts';

/** Rows in which a value, as the engine writes it, contains a text, whatever the case of its letters. */
export const search = stepKind({
  kind: 'search',
  label: { en: 'Search all columns', 'zh-CN': '在所有列中查找' },
  parameters: {
    text: text({ en: 'Text to look for', 'zh-CN': '要查找的内容' }, { shortest: 1, longest: 200 }),
  },
  columnsAfter: ({ text: wanted }, { columns }) =>
    wanted.includes('\0')
      ? refuse({
          parameter: 'text',
          texts: { en: 'no value contains this', 'zh-CN': '不会有值包含此内容' },
        })
      : ok(columns),
  select: ({ text: wanted }, from, { columns }) => {
    const values = columns.map(({ name }) => sql`${identifier(name)}::varchar`);
    // Values are kept apart, so that a text is not found across two of them.
    return sql`select * from ${from} where contains(lower(concat_ws(chr(0), ${joined(values, ', ')})), lower(${textLiteral(wanted)}))`;
  },
  explain: ({ text: wanted }) => ({
    en: `Keep rows that contain “${wanted}”`,
    'zh-CN': `保留包含“${wanted}”的行`,
  }),
});
