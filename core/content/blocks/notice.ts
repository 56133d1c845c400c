import { choice, optional, text } from '../../shared/index.ts';
import { blockKind } from '../block.ts';
import { html } from '../html-text.ts';

const TONES = [
  { value: 'note', label: { en: 'Note', 'zh-CN': '说明' } },
  { value: 'tip', label: { en: 'Tip', 'zh-CN': '提示' } },
  { value: 'warning', label: { en: 'Warning', 'zh-CN': '注意' } },
  { value: 'danger', label: { en: 'Danger', 'zh-CN': '危险' } },
] as const;

type Tone = (typeof TONES)[number]['value'];

const labelOf = (tone: Tone) => (TONES.find(({ value }) => value === tone) ?? TONES[0]).label;

/** A box beside the text. `:::tip` and GitHub's `> [!TIP]` are short for it. */
export const notice = blockKind({
  name: 'notice',
  label: { en: 'Notice', 'zh-CN': '提示框' },
  holds: 'text',
  parameters: {
    tone: optional(choice({ en: 'Tone', 'zh-CN': '类型' }, TONES)),
    title: optional(text({ en: 'Title', 'zh-CN': '标题' }, { longest: 120 })),
  },
  aliases: {
    note: { tone: 'note' },
    info: { tone: 'note' },
    tip: { tone: 'tip' },
    important: { tone: 'warning' },
    warning: { tone: 'warning' },
    caution: { tone: 'danger' },
    danger: { tone: 'danger' },
  },
  elements: { div: ['role'], p: [] },
  classes: ['notice', 'notice-*'],
  html: ({ tone, title }, inner, language) =>
    html`<div class="notice notice-${tone ?? 'note'}" role="note">
      <p class="notice-title" dir="auto">${title ?? labelOf(tone ?? 'note')[language]}</p>
      ${inner}
    </div>`,
  plain: ({ tone, title }, inner, language) =>
    `${title ?? labelOf(tone ?? 'note')[language]}\n${inner}`,
  sample: {
    en: ':::notice tone=tip title="Before you begin"\nExport a copy of your data.\n:::',
    'zh-CN': ':::notice tone=tip title="开始之前"\n请先导出一份数据。\n:::',
  },
});
