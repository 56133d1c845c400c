import type { MarkdownIt } from 'markdown-it';
import { stateOf } from './text-state.ts';

const TABLE = { en: 'Table', 'zh-CN': '表格' };

/** A wide table scrolls by itself, also with the keyboard. */
export function tables(markdown: MarkdownIt): void {
  const { renderer } = markdown;
  renderer.rules['table_open'] = (tokens, index, options, env) =>
    `<div class="table-scroll" role="group" tabindex="0" aria-label="${TABLE[stateOf(env).locale]}">${renderer.renderToken(tokens, index, options)}`;
  renderer.rules['table_close'] = () => '</table></div>\n';
}
