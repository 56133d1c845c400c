import type { RenderedHeading } from '@toolyard/core/content';
import type { MarkdownIt } from 'markdown-it';
import { stateOf } from './text-state.ts';
import { inlineText } from './visible-text.ts';

const anchorOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s+/g, '-') || 'section';

/** Headings have an id and stand in the table of contents. */
export function headings(markdown: MarkdownIt): void {
  markdown.core.ruler.push('headings', ({ tokens, env }) => {
    const used = new Set<string>();
    tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const text = inlineText(tokens[index + 1]?.children ?? []).trim();
      const base = anchorOf(text);
      let anchor = base;
      for (let copy = 1; used.has(anchor); copy += 1) anchor = `${base}-${copy}`;
      used.add(anchor);
      token.attrSet('id', `${stateOf(env).idPrefix}${anchor}`);
      const level = Number(token.tag.slice(1)) as RenderedHeading['level'];
      stateOf(env).headings.push({ anchor, level, text });
    });
  });
}
