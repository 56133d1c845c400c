import { text } from '../../shared/index.ts';
import { blockKind } from '../block.ts';
import { html } from '../html-text.ts';

/** Code with the name of its file or a title. */
export const codeSample = blockKind({
  name: 'code-sample',
  label: { en: 'Code sample', 'zh-CN': '代码示例' },
  holds: 'text',
  parameters: {
    title: text({ en: 'Title', 'zh-CN': '标题' }, { shortest: 1, longest: 120 }),
  },
  elements: { figure: [], figcaption: [] },
  classes: ['code-sample'],
  html: ({ title }, inner) =>
    html`<figure class="code-sample">
      <figcaption dir="auto">${title}</figcaption>
      ${inner}
    </figure>`,
  plain: ({ title }, inner) => `${title}\n${inner}`,
  sample: {
    en: ':::code-sample title="greeting.js"\n```js\nconsole.log("Hello");\n```\n:::',
    'zh-CN': ':::code-sample title="greeting.js"\n```js\nconsole.log("你好");\n```\n:::',
  },
});
