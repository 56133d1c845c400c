import { sql, textLiteral } from '../../sql/sql-text.ts';
import type { SqlText } from '../../sql/sql-text.ts';
import { CURRENCY } from './currency.ts';
import { MINUS_SIGNS, NUMBER_SPACES } from './spaces.ts';
import type { TypeRule } from './type-rule.ts';

type Mark = '.' | ',';

const SPACE = `[${NUMBER_SPACES}]?`;
const SIGN = `[+${MINUS_SIGNS}]?`;
const escaped = (mark: Mark) => (mark === '.' ? '[.]' : ',');

/** Most digits of a number that begins with a plus sign: longer ones are numbers of telephones. */
const LONGEST_AFTER_PLUS = 7;

/** Digits with or without groups of three, or of two and a last three as in India. No leading zeros. */
function digits(mark: Mark, longest = 15): string {
  const group = mark === '.' ? `,${NUMBER_SPACES}'’` : `.${NUMBER_SPACES}'’`;
  const indian = mark === '.' ? '|[1-9][0-9]?(?:,[0-9]{2})+,[0-9]{3}' : '';
  const grouped = `[1-9][0-9]{0,2}(?:[${group}][0-9]{3})+${indian}`;
  const fraction = `${escaped(mark)}[0-9]+`;
  return `(?:(?:0|[1-9][0-9]{0,${longest - 1}}|${grouped})|(?:0|[1-9][0-9]*|${grouped})?${fraction})`;
}

const signed = (mark: Mark) =>
  `(?:[${MINUS_SIGNS}]?${SPACE}${digits(mark)}|[+]${SPACE}${digits(mark, LONGEST_AFTER_PLUS)}|[(]${digits(mark)}[)]|${digits(mark)}[${MINUS_SIGNS}])`;

const money = (mark: Mark) => {
  const number = digits(mark);
  const before = `${SIGN}${SPACE}(?:${CURRENCY})${SPACE}${SIGN}${SPACE}${number}[${MINUS_SIGNS}]?`;
  const after = `${signed(mark)}${SPACE}(?:${CURRENCY})`;
  return `${before}|${after}|[(](?:${CURRENCY})${SPACE}${number}[)]|[(]${number}${SPACE}(?:${CURRENCY})[)]|(?:${CURRENCY})${SPACE}[(]${number}[)]|${signed(mark)}`;
};

/** The plain digits of a formatted number. */
const plain = (text: SqlText, mark: Mark): SqlText => {
  const keep = textLiteral(mark === '.' ? '[^0-9.]' : '[^0-9,]');
  const unsigned = sql`replace(regexp_replace(${text}, ${keep}, '', 'g'), ',', '.')`;
  return sql`case when regexp_matches(${text}, ${textLiteral(`[(${MINUS_SIGNS}]`)}) then '-' else '' end || ${unsigned}`;
};

const MARK_WORDS = {
  '.': { en: 'decimal point', 'zh-CN': '小数点为“.”' },
  ',': { en: 'decimal comma', 'zh-CN': '小数点为“,”' },
} as const;

const formatted = (mark: Mark): readonly TypeRule[] => [
  {
    id: `number ${mark}`,
    label: { en: `number, ${MARK_WORDS[mark].en}`, 'zh-CN': `数值，${MARK_WORDS[mark]['zh-CN']}` },
    type: 'decimal',
    pattern: signed(mark),
    value: (text) => plain(text, mark),
    decimalMark: mark,
  },
  {
    id: `percent ${mark}`,
    label: {
      en: `percentage, ${MARK_WORDS[mark].en}`,
      'zh-CN': `百分比，${MARK_WORDS[mark]['zh-CN']}`,
    },
    type: 'decimal',
    pattern: `${signed(mark)}${SPACE}[%％]|[(]${digits(mark)}${SPACE}[%％][)]|[%％]${SPACE}${signed(mark)}`,
    value: (text) => plain(text, mark),
    decimalMark: mark,
    unit: '%',
  },
  {
    id: `money ${mark}`,
    label: {
      en: `amount of money, ${MARK_WORDS[mark].en}`,
      'zh-CN': `金额，${MARK_WORDS[mark]['zh-CN']}`,
    },
    type: 'decimal',
    pattern: money(mark),
    value: (text) => plain(text, mark),
    decimalMark: mark,
    currency: true,
  },
];

export const NUMBER_RULES: readonly TypeRule[] = [
  {
    id: 'whole number',
    label: { en: 'whole number', 'zh-CN': '整数' },
    type: 'integer',
    pattern: '-?(?:0|[1-9][0-9]{0,14})|[+](?:0|[1-9][0-9]{0,6})',
    value: (text) => text,
  },
  {
    id: 'long whole number',
    label: { en: 'whole number of any length', 'zh-CN': '任意长度的整数' },
    type: 'integer',
    pattern: '[-+]?(?:0|[1-9][0-9]{0,36})',
    value: (text) => text,
    offeredOnly: true,
  },
  {
    id: 'decimal number',
    label: { en: 'number with a decimal point', 'zh-CN': '带小数点的数值' },
    type: 'decimal',
    pattern: '-?(?:0|[1-9][0-9]{0,14})|[+](?:0|[1-9][0-9]{0,6})|[-+]?(?:0|[1-9][0-9]*)?[.][0-9]+',
    value: (text) => text,
    decimalMark: '.',
  },
  ...formatted('.'),
  ...formatted(','),
  {
    id: 'scientific number',
    label: { en: 'number with an exponent', 'zh-CN': '科学计数法' },
    type: 'decimal',
    pattern:
      '-?(?:0|[1-9][0-9]{0,14})|[-+]?(?:0|[1-9][0-9]*)?[.][0-9]+|[-+]?(?:0|[1-9][0-9]*|[0-9]+[.][0-9]*)e[-+][0-9]{1,3}|[-+]?[0-9][.][0-9]+e[0-9]{1,3}',
    value: (text) => text,
    decimalMark: '.',
  },
];
