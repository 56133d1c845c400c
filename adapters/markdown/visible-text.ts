import type { Language } from '@toolyard/core/shared';
import type { Token } from 'markdown-it';
import { joinTokens } from './blocks.ts';

/** What a reader sees of inline tokens; a picture is its alternative text. */
export const inlineText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'text' || token.type === 'code_inline') return token.content;
      if (token.type === 'image') return inlineText(token.children ?? []);
      return token.type === 'hardbreak' || token.type === 'softbreak' ? ' ' : '';
    })
    .join('');

function lineOf(token: Token): string {
  if (token.type === 'fence' || token.type === 'code_block') return token.content.trimEnd();
  return token.children ? inlineText(token.children).trim() : '';
}

/** The visible text of a whole text, a line a paragraph, cell or line of code. */
export const visibleText = (tokens: readonly Token[], language: Language): string =>
  joinTokens(
    tokens,
    (token) => `${lineOf(token)}\n`,
    ({ kind, values }, inner) => `${kind.plain(values, inner, language)}\n`,
  )
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
