import { text } from '../../shared/index.ts';
import { blockKind, picture } from '../block.ts';
import { html } from '../html-text.ts';

/** A picture with a caption. */
export const figure = blockKind({
  name: 'figure',
  label: { en: 'Figure', 'zh-CN': '插图' },
  holds: 'text',
  parameters: {
    src: picture({ en: 'Picture', 'zh-CN': '图片' }),
    alt: text({ en: 'Alternative text', 'zh-CN': '替代文字' }, { shortest: 1, longest: 500 }),
  },
  elements: { figure: [], img: ['src', 'alt', 'loading'], figcaption: [] },
  classes: [],
  html: ({ src, alt }, inner) =>
    html`<figure>
      <img src="${src}" alt="${alt}" loading="lazy" />
      <figcaption>${inner}</figcaption>
    </figure>`,
  plain: ({ alt }, inner) => `${alt}\n${inner}`,
  sample: {
    en: ':::figure src="/og/home.png" alt="The overview with three tools"\nThe overview after signing in.\n:::',
    'zh-CN': ':::figure src="/og/home.png" alt="有三个工具的总览"\n登录后的总览。\n:::',
  },
});
