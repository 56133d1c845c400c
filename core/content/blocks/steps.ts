import { blockKind } from '../block.ts';
import { html } from '../html-text.ts';

/** A numbered list as the steps of an instruction. */
export const steps = blockKind({
  name: 'steps',
  label: { en: 'Steps', 'zh-CN': '步骤' },
  holds: 'text',
  parameters: {},
  elements: { div: [] },
  classes: ['steps'],
  html: (_, inner) => html`<div class="steps">${inner}</div>`,
  plain: (_, inner) => inner,
  sample: {
    en: ':::steps\n1. Choose a file.\n2. Check the columns.\n3. Save the analysis.\n:::',
    'zh-CN': ':::steps\n1. 选择文件。\n2. 检查各列。\n3. 保存分析。\n:::',
  },
});
