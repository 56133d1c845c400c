import type { Texts } from '@toolyard/core/shared';

type Rule = readonly [RegExp, (part: string) => Texts];

const both = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

/** Tags that belong into another one, and those that end one. */
const INNER = /^(?:else|elsif|when|end\w+)$/;

function unknownTag(name: string): Texts {
  return INNER.test(name)
    ? both(`“${name}” belongs to no open tag`, `“${name}” 没有对应的开始标签`)
    : both(`There is no tag “${name}”`, `没有标签“${name}”`);
}

/** What Liquid says of a fault, and what it means. */
const RULES: readonly Rule[] = [
  [/^tag "(.*)" not found$/s, unknownTag],
  [/^tag (\{%.*%\}) not closed$/s, (tag) => both(`${tag} has no end tag`, `${tag} 缺少结束标签`)],
  [
    /^tag "?(.*?)"? not closed$/s,
    (tag) => both(`%} is missing after ${tag}`, `${tag} 之后缺少 %}`),
  ],
  [
    /^output "?(.*?)"? not closed$/s,
    (output) => both(`}} is missing after ${output}`, `${output} 之后缺少 }}`),
  ],
  [
    /^raw .* not closed$/s,
    () => both('{% raw %} has no {% endraw %}', '{% raw %} 缺少 {% endraw %}'),
  ],
  [
    /^undefined filter: (.*)$/s,
    (name) => both(`There is no filter “${name}”`, `没有过滤器“${name}”`),
  ],
  [
    /^undefined variable: (.*)$/s,
    (name) => both(`There is no “${name}” here`, `此处没有“${name}”`),
  ],
  [/^expected filter name$/, () => both('A filter is missing after |', '| 之后缺少过滤器')],
  [
    /^expected ":" after filter name$/,
    () => both('Arguments of a filter stand after a colon', '过滤器的参数应写在冒号之后'),
  ],
  [
    /^expected "\|" before filter$/,
    () => both('A | is missing before the filter', '过滤器之前缺少 |'),
  ],
  [
    /^(?:invalid value expression: |unexpected token |unexpected character )"?(.*?)"?(?:, value expected)?$/s,
    (part) =>
      part === ''
        ? both('A value is missing here', '此处缺少值')
        : both(`${part} cannot be read here`, `此处无法读取 ${part}`),
  ],
  [
    /^(?:invalid range syntax|unbalanced parentheses)$/,
    () => both('A range is written as (1..5)', '范围应写作 (1..5)'),
  ],
  [/^\[ not closed$/, () => both('] is missing', '缺少 ]')],
  [/^(?:illegal tag: )(.*)$/s, (tag) => both(`${tag} cannot be read`, `无法读取 ${tag}`)],
  [
    /^illegal (?:tag syntax, tag name expected|liquid tag syntax)$/,
    () => both('The name of a tag is missing after {%', '{% 之后缺少标签名'),
  ],
  [
    /^(?:expected variable name|invalid capture name)$/,
    () => both('The name of a variable is missing', '缺少变量名'),
  ],
  [/^expected "="$/, () => both('= is missing after the name', '变量名之后缺少 =')],
  [
    /^(?:unexpected elsif after else|duplicated else)$/,
    () => both('Nothing follows {% else %} but its end tag', '{% else %} 之后只能是结束标签'),
  ],
  [
    /^(?:ENOENT: .*|illegal file path.*)$/s,
    () => both('A template cannot include files', '模板不能包含文件'),
  ],
  [/^parse length limit exceeded$/, () => both('The template is too long', '模板过长')],
  [
    /^memory alloc limit exceeded$/,
    () => both('The template takes too much memory', '模板占用的内存过多'),
  ],
  [
    /^template render limit exceeded$/,
    () => both('The template takes too long', '模板运行时间过长'),
  ],
];

/** What is wrong with a template, in words for people; what is not known is quoted. */
export function faultTexts(message: string): Texts {
  for (const [form, textsOf] of RULES) {
    const found = form.exec(message);
    if (found) return textsOf(found[1] ?? '');
  }
  return both(`Liquid cannot read this: ${message}`, `Liquid 无法读取：${message}`);
}
