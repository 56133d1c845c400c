import type { MarkdownIt, Token } from 'markdown-it';

/** Characters that turn the order of the text after them around; they can make code read as another program. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Embeddings and overrides, which Unicode advises against; isolates end with their block. */
const OVERRIDES = /[\u202A-\u202E]/g;

const nameOf = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** HTML of code in which such characters are visible and reach no further than themselves. */
export const withShownControls = (html: string): string =>
  html.replace(
    CONTROLS,
    (character) =>
      `<span class="bidi-control" dir="ltr" title="${nameOf(character)}">${character}</span>`,
  );

function withoutOverrides(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type === 'text') token.content = token.content.replace(OVERRIDES, '');
    if (token.children) withoutOverrides(token.children);
  }
}

/** Text is not turned around by characters that nobody sees. */
export function bidiControls(markdown: MarkdownIt): void {
  markdown.core.ruler.push('bidi_controls', ({ tokens }) => withoutOverrides(tokens));
  markdown.renderer.rules['code_inline'] = (tokens, index) =>
    `<code>${withShownControls(markdown.utils.escapeHtml(tokens[index]?.content ?? ''))}</code>`;
}
