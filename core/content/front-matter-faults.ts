import type { Texts } from '../shared/index.ts';

const FAULT_TEXTS = {
  unclosed: {
    en: 'it has no closing line of three hyphens',
    'zh-CN': '缺少由三个连字符组成的结束行',
  },
  tooLong: { en: 'it has more than 64 KB', 'zh-CN': '超过 64 KB' },
  openQuote: { en: 'a quotation mark is not closed', 'zh-CN': '引号没有闭合' },
  openBracket: { en: 'a bracket is not closed', 'zh-CN': '括号没有闭合' },
  repeatedField: { en: 'a field is there twice', 'zh-CN': '字段重复' },
  tab: {
    en: 'a line is indented by a tab; use spaces',
    'zh-CN': '使用了制表符缩进，请改用空格',
  },
  indentation: {
    en: 'a line is not indented like those beside it',
    'zh-CN': '缩进与相邻的行不一致',
  },
  reservedSign: {
    en: 'a value begins with a sign such as @, % or `; put it in quotation marks',
    'zh-CN': '值以 @、% 或 ` 等符号开头，请加上引号',
  },
  colonInValue: {
    en: 'a value has a colon in it; put it in quotation marks',
    'zh-CN': '值中含有冒号，请加上引号',
  },
  noField: {
    en: 'a line is no field; write a name, a colon, a space and the value',
    'zh-CN': '该行不是字段，请按“名称: 值”书写，冒号后留一个空格',
  },
  noAssignment: {
    en: 'a line is no field; write a name, an equals sign and the value',
    'zh-CN': '该行不是字段，请按“名称 = 值”书写',
  },
  listInLine: {
    en: 'a list begins behind the name of its field; put it in the lines below, or in square brackets',
    'zh-CN': '列表紧跟在字段名之后，请另起一行，或写在方括号中',
  },
  afterValue: {
    en: 'there is something behind the end of a value',
    'zh-CN': '值的后面还有多余的内容',
  },
  noComma: { en: 'a comma is missing', 'zh-CN': '缺少逗号' },
  escape: {
    en: 'a backslash is followed by a sign that has no meaning there',
    'zh-CN': '反斜杠后的字符没有含义',
  },
  value: {
    en: 'a value is missing or unknown; put texts in quotation marks',
    'zh-CN': '缺少值或无法识别该值，文字请加上引号',
  },
  unknownAnchor: {
    en: 'an alias names no anchor; put a value that begins with * in quotation marks',
    'zh-CN': '引用的锚点不存在；以 * 开头的值请加上引号',
  },
  tooManyValues: {
    en: 'its aliases multiply to more than 10,000 values',
    'zh-CN': '别名展开后超过 10,000 个值',
  },
  tooDeep: { en: 'its values are nested too deeply', 'zh-CN': '值的嵌套层数过多' },
} as const satisfies Record<string, Texts>;

/** What is wrong with a header; `other` is what only the parser can say. */
export type FrontMatterFault = keyof typeof FAULT_TEXTS | 'other';

/** What a writer is told of a header that cannot be read. */
export function problemTexts({
  fault,
  message,
}: {
  readonly fault: FrontMatterFault;
  readonly message: string;
}): Texts {
  const reason = fault === 'other' ? { en: message, 'zh-CN': message } : FAULT_TEXTS[fault];
  return {
    en: `The front matter cannot be read: ${reason.en}`,
    'zh-CN': `无法读取文件头：${reason['zh-CN']}`,
  };
}
