import { choiceTexts, INVISIBLE_TEXT, type Texts, type DomainError } from '@toolyard/core/shared';
import { VALIDATION } from './http.errors.ts';

const texts = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

export const UNSTORABLE = texts(
  'contains a character that cannot be stored, is nested too deeply, or lists too much',
  '含有无法保存的字符、嵌套过深或条目过多',
);
export const NOT_AN_OBJECT = texts('must be a JSON object', '必须是 JSON 对象');
export const ENDS_BEFORE_BEGIN = texts('must not be before the first day', '不能早于起始日期');
export const TOO_MANY_BARS = texts('requests too many bars', '请求的数据点过多');
export const MISSING = texts('is missing', '缺少此项');
const NOT_VALID = texts('is not valid', '格式不正确');

const BY_RULE: Readonly<Record<string, Texts>> = {
  isString: texts('must be text', '必须是文本'),
  isBoolean: texts('must be true or false', '必须是 true 或 false'),
  isInt: texts('must be a whole number', '必须是整数'),
  isArray: texts('must be a list', '必须是列表'),
  isUuid: texts('is not a valid ID', '不是有效的 ID'),
  isVisibleText: INVISIBLE_TEXT,
  isPagePath: texts(
    'must be a path such as /options, without query and invisible characters',
    '必须是路径，例如 /options，不含查询参数和不可见字符',
  ),
  isRoot: texts(
    'must be the root of an option symbol such as SPXW',
    '必须是期权代码的根，例如 SPXW',
  ),
  isTicker: texts(
    'must be a stock symbol such as MSFT or BRK.B',
    '必须是股票代码，例如 MSFT 或 BRK.B',
  ),
  isContract: texts(
    'must be an option symbol such as MSFT261218C00500000',
    '必须是期权代码，例如 MSFT261218C00500000',
  ),
  isInstrument: texts(
    'must be a stock symbol such as MSFT or an option symbol such as MSFT261218C00500000',
    '必须是股票代码（例如 MSFT）或期权代码（例如 MSFT261218C00500000）',
  ),
  isDay: texts('must be a day such as 2021-12-17', '必须是日期，例如 2021-12-17'),
  isPrice: texts(
    'must be a dollar amount of zero or more, with at most 4 decimals',
    '必须是不小于 0、最多四位小数的金额',
  ),
};

/** Maximum number of choices that a message names. */
const NAMED_CHOICES = 20;

const textsOfChoices = (choices: unknown): Texts => {
  const names = Array.isArray(choices) ? choices.map(String) : [];
  return names.length > 0 && names.length <= NAMED_CHOICES
    ? choiceTexts(names)
    : texts('is not one of the allowed values', '不在可选范围内');
};

/** Messages that name their bound. */
const BY_BOUND: Readonly<Record<string, (bound: string) => Texts>> = {
  min: (least) => texts(`must be at least ${least}`, `不能小于 ${least}`),
  max: (most) => texts(`must be at most ${most}`, `不能大于 ${most}`),
  minLength: (least) => texts(`must have at least ${least} characters`, `至少要有 ${least} 个字符`),
  maxLength: (most) => texts(`must have at most ${most} characters`, `不能超过 ${most} 个字符`),
  arrayMinSize: (least) => texts(`must have at least ${least} entries`, `至少要有 ${least} 项`),
  arrayMaxSize: (most) => texts(`must have at most ${most} entries`, `不能超过 ${most} 项`),
};

/** The message for a field that broke the class-validator rule of this name with these arguments. */
export function messageOfRule(rule: string, [first]: readonly unknown[] = []): Texts {
  if (rule === 'isIn') return textsOfChoices(first);
  return BY_BOUND[rule]?.(String(first)) ?? BY_RULE[rule] ?? NOT_VALID;
}

export interface FieldMessage {
  readonly field: string;
  readonly texts: Texts;
}

/** Input of the wrong shape, field by field. */
export const validationError = (...faults: readonly FieldMessage[]): DomainError =>
  VALIDATION({
    details: faults.map(({ field, texts }) => ({ field, message: texts.en, texts })),
  });
