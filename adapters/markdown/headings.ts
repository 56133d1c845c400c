import { headingAnchors, type RenderedHeading } from '@toolyard/core/content';
import type { MarkdownIt } from 'markdown-it';
import { stateOf } from './text-state.ts';
import { inlineText } from './visible-text.ts';

/** Headings have an id and stand in the table of contents. */
export function headings(markdown: MarkdownIt): void {
  markdown.core.ruler.push('headings', ({ tokens, env }) => {
    const { idPrefix, headings: found } = stateOf(env);
    const opened = tokens.flatMap((token, index) =>
      token.type === 'heading_open'
        ? [{ token, text: inlineText(tokens[index + 1]?.children ?? []).trim() }]
        : [],
    );
    const anchors = headingAnchors(opened.map(({ text }) => text));
    opened.forEach(({ token, text }, index) => {
      const anchor = anchors[index] ?? '';
      token.attrSet('id', `${idPrefix}${anchor}`);
      found.push({ anchor, level: Number(token.tag.slice(1)) as RenderedHeading['level'], text });
    });
  });
}
