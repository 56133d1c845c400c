import { choice } from '../../shared/index.ts';
import { renderer } from '../renderer.ts';
import { TypeWriter } from './typescript/type-writer.ts';

/** Parameters of the outputs that hold types of TypeScript. */
const TYPE_PARAMETERS = {
  bigNumbers: choice({ en: 'Whole numbers beyond 2^53', 'zh-CN': '超过 2^53 的整数' }, [
    { value: 'bigint', label: { en: 'bigint', 'zh-CN': 'bigint' } },
    { value: 'string', label: { en: 'string', 'zh-CN': 'string' } },
    { value: 'number', label: { en: 'number, which rounds', 'zh-CN': 'number（会四舍五入）' } },
  ]),
  dates: choice({ en: 'Dates', 'zh-CN': '日期' }, [
    { value: 'string', label: { en: 'Text, as JSON has them', 'zh-CN': '文本，与 JSON 一致' } },
    { value: 'Date', label: { en: 'Date', 'zh-CN': 'Date' } },
  ]),
} as const;

/** Types of TypeScript. */
export const typescript = renderer({
  id: 'typescript',
  label: { en: 'TypeScript types', 'zh-CN': 'TypeScript 类型' },
  parameters: TYPE_PARAMETERS,
  defaults: { bigNumbers: 'bigint', dates: 'string' },
  render(model, options) {
    const writer = new TypeWriter(model, { ...options, hasBigints: true });
    const { root } = model;
    const declared = writer.declarations();
    const names = [...writer.names.values()];
    const isNamed = root && names.includes(writer.value(root));
    const whole = root && !isNamed ? [`export type Document = ${writer.value(root)};`] : [];
    return [{ path: 'types.ts', text: `${[...declared, ...whole].join('\n\n')}\n` }];
  },
});
