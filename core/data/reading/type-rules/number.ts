import { joined, numberLiteral, sql, textLiteral } from '../../sql/sql-text.ts';
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

/**
 * An amount with or without a sign or code of a currency on either side.
 *
 * @param unit the pattern of what may stand behind the digits
 */
const money = (mark: Mark, unit = '') => {
  const number = `${digits(mark)}${unit}`;
  const code = `(?:${SPACE}(?:${CURRENCY}))?`;
  const before = `${SIGN}${SPACE}(?:${CURRENCY})${SPACE}${SIGN}${SPACE}${number}[${MINUS_SIGNS}]?${code}`;
  const after = `${signed(mark)}${unit}${code}`;
  return `${before}|${after}|[(](?:${CURRENCY})${SPACE}${number}[)]|[(]${number}${SPACE}(?:${CURRENCY})[)]|(?:${CURRENCY})${SPACE}[(]${number}[)]`;
};

/** SQL of the plain digits of an amount, times ten to the power of `exponent`, without zeros behind them. */
const scaled = (text: SqlText, exponent: SqlText): SqlText =>
  sql`regexp_replace(try_cast(${plain(text, '.')} || 'e' || ${exponent} as decimal(38, 10))::varchar, '[.]?0+$', '')`;

/** Letters behind a number and the power of ten that each stands for. */
const CHINESE_POWERS = { '[亿億]': 8, '[万萬]': 4, 千: 3, 百: 2, 十: 1 } as const;
const ENGLISH_POWERS = { k: 3, m: 6, b: 9 } as const;

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
    pattern: `${signed(mark)}${SPACE}[%％]|[(]${digits(mark)}${SPACE}[%％][)]|[%％]${SPACE}${signed(mark)}|${digits(mark)}${SPACE}[%％][${MINUS_SIGNS}]`,
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
    id: 'amount in 万 and 亿',
    label: { en: 'number with 万 or 亿, written out', 'zh-CN': '带“万”“亿”的数值（已换算）' },
    type: 'decimal',
    pattern: money('.', `${SPACE}(?:[百十千]?[万萬]?[亿億]|[百十千]?[万萬]|千)?`),
    value: (text) =>
      scaled(
        text,
        sql`(${joined(
          Object.entries(CHINESE_POWERS).map(
            ([letter, power]) =>
              sql`case when regexp_matches(${text}, ${textLiteral(letter)}) then ${numberLiteral(power)} else 0 end`,
          ),
          ' + ',
        )})`,
      ),
    currency: true,
  },
  {
    id: 'amount in K, M and B',
    label: {
      en: 'number with K (thousand), M (million) or B (billion), written out',
      'zh-CN': '带 K（千）、M（百万）、B（十亿）的数值（已换算）',
    },
    type: 'decimal',
    pattern: money('.', `${SPACE}(?:k|mn?|bn?)?`),
    value: (text) =>
      scaled(
        text,
        sql`case regexp_extract(${text}, '[0-9] ?(k|m|b)n?(?:[^a-z]|$)', 1) ${joined(
          Object.entries(ENGLISH_POWERS).map(
            ([letter, power]) => sql`when ${textLiteral(letter)} then ${numberLiteral(power)}`,
          ),
          ' ',
        )} else 0 end`,
      ),
    currency: true,
    offeredOnly: true,
  },
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
