import type { MarkdownIt, Token } from 'markdown-it';

type Direction = 'ltr' | 'rtl';

const RIGHT_TO_LEFT =
  /[\u200F\u061C\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;
const STRONG = /[\u200E\u200F\u061C\p{L}]/u;

/** Direction of the first strong letter, as `dir="auto"` finds it; null when there is none. */
function directionOf(text: string): Direction | null {
  const strong = STRONG.exec(text)?.[0];
  if (strong === undefined) return null;
  return RIGHT_TO_LEFT.test(strong) ? 'rtl' : 'ltr';
}

/** Direction of the block that opens at `from`. Code has a direction of its own and counts for nothing. */
function directionFrom(tokens: readonly Token[], from: number): Direction | null {
  let depth = 0;
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    depth += token?.nesting ?? 0;
    for (const { type, content } of token?.children ?? []) {
      const found = type === 'text' || type === 'code_inline' ? directionOf(content) : null;
      if (found) return found;
    }
    if (depth === 0) return null;
  }
  return null;
}

/** Blocks that can have a direction. Rows of a table, and what only groups other blocks, take that of their parents. */
const DIRECTED =
  /^(?:paragraph|heading|bullet_list|ordered_list|list_item|blockquote|table|th|td|footnotes|footnote)_open$/;

/**
 * Blocks take the direction of their first strong letter. A browser that looks for that letter skips elements with a
 * direction of their own, so a block in another one has `dir` only where it differs from it.
 */
export function directions(markdown: MarkdownIt): void {
  markdown.core.ruler.push('directions', ({ tokens }) => {
    const open: (Direction | null)[] = [];
    tokens.forEach((token, index) => {
      if (token.nesting === -1) open.pop();
      if (token.nesting !== 1) return;
      const around = open.at(-1) ?? null;
      if (!DIRECTED.test(token.type)) {
        open.push(around);
        return;
      }
      const own = directionFrom(tokens, index);
      const effective = own ?? around ?? 'ltr';
      if (around === null || effective !== around) token.attrSet('dir', 'auto');
      open.push(effective);
    });
  });
}
