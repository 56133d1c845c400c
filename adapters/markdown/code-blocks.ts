import type { Env, MarkdownIt } from 'markdown-it';
import { withShownControls } from './bidi-controls.ts';
import { highlightedCode } from './highlighted-code.ts';
import { stateOf } from './text-state.ts';

/** Colored HTML of a sample, as long as the text may have more of it. */
function coloredCode(code: string, language: string, env: Env | undefined): string | null {
  const state = stateOf(env);
  if (code.length > state.colorableCode) return null;
  const colored = highlightedCode(code, language);
  if (colored !== null) state.colorableCode -= code.length;
  return colored;
}

/** Code blocks: colored ahead, always left to right, reached by the keyboard when they scroll. */
export function codeBlocks(markdown: MarkdownIt): void {
  const { escapeHtml, unescapeAll } = markdown.utils;
  const block = (code: string, language: string, env: Env | undefined) => {
    const name = /^[\w+#.-]{1,30}$/.test(language)
      ? ` class="language-${language.toLowerCase()}"`
      : '';
    const shown = withShownControls(coloredCode(code, language, env) ?? escapeHtml(code));
    return `<pre dir="ltr" tabindex="0"><code${name}>${shown}</code></pre>\n`;
  };
  markdown.renderer.rules['code_block'] = (tokens, index, _, env) =>
    block(tokens[index]?.content ?? '', '', env);
  markdown.renderer.rules['fence'] = (tokens, index, _, env) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return block(content, unescapeAll(info).trim().split(/\s+/)[0] ?? '', env);
  };
}
