import type { Texts } from '@toolyard/core/shared';

const texts = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

export const REPEATED = texts('is given more than once', '重复出现');
export const UNKEEPABLE = texts(
  'holds a character or a depth that cannot be kept',
  '含有无法保存的字符或嵌套过深',
);
export const NOT_AN_OBJECT = texts('must be a JSON object', '必须是 JSON 对象');
export const ENDS_BEFORE_BEGIN = texts('must not be before the first day', '不能早于起始日期');
export const TOO_MANY_BARS = texts('asks for too many bars', '请求的数据点过多');
const NOT_VALID = texts('is not valid', '格式不正确');

const BY_RULE: Readonly<Record<string, Texts>> = {
  isString: texts('must be a text', '必须是文本'),
  isBoolean: texts('must be true or false', '必须是 true 或 false'),
  isInt: texts('must be a whole number', '必须是整数'),
  isArray: texts('must be a list', '必须是列表'),
  isUuid: texts('is not an id', '不是有效的 ID'),
  isDay: texts('must be a day such as 2021-12-17', '必须是日期，例如 2021-12-17'),
  isPrice: texts(
    'must be dollars, zero or more, with at most 4 decimals',
    '必须是不小于零、最多四位小数的金额',
  ),
  isIn: texts('is not one of the choices', '不在可选范围内'),
  min: texts('is too small', '数值过小'),
  max: texts('is too large', '数值过大'),
  maxLength: texts('is too long', '内容过长'),
  arrayMinSize: texts('has too few entries', '条目过少'),
  arrayMaxSize: texts('has too many entries', '条目过多'),
};

/** What to say of a field that broke the class-validator rule of this name. */
export const textsOfRule = (rule: string): Texts => BY_RULE[rule] ?? NOT_VALID;
