import type { MarkdownIt, Token } from 'markdown-it';

/** Characters of Chinese and Japanese with their punctuation and full-width forms; Korean puts spaces between words. */
const CJK =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\u3200-\u33FF\u30FB\u30FC\uFE10-\uFE1F\uFE30-\uFE4F\uFF01-\uFF9F\uFFE0-\uFFEE]$/u;

/** White space, and punctuation that Chinese shares with other scripts: the letter beside it decides. */
const SHARED = /^[\s“”‘’…—·]$/;

/** What a reader sees of an inline token; null for one that shows nothing. */
function shownText(token: Token): string | null {
  if (token.type === 'text' || token.type === 'code_inline') return token.content || null;
  return null;
}

/** Opening and closing marks, and the small number of a footnote, stand between no words. */
const isMark = ({ nesting, type, content }: Token) =>
  nesting !== 0 || type === 'footnote_citation' || (type === 'text' && !content);

/** Whether the last character of a text that decides is Chinese or Japanese; null where none decides. */
function sideOf(characters: Iterable<string>): boolean | null {
  for (const character of characters) if (!SHARED.test(character)) return CJK.test(character);
  return null;
}

/**
 * Whether the text before each token ends in Chinese or Japanese; with `step` -1, whether the text after it, up to the next
 * line end, begins so. One walk for all tokens: a text may consist of line ends and punctuation.
 */
function cjkSides(tokens: readonly Token[], step: 1 | -1): readonly boolean[] {
  const sides: boolean[] = [];
  let isCjk = false;
  for (let index = step === 1 ? 0 : tokens.length - 1; ; index += step) {
    const token = tokens[index];
    if (!token) return sides;
    sides[index] = isCjk;
    if (token.type === 'softbreak') {
      if (step === -1) isCjk = false;
      continue;
    }
    const text = shownText(token);
    if (text !== null) isCjk = sideOf(step === 1 ? [...text].reverse() : text) ?? isCjk;
    else if (!isMark(token)) isCjk = false;
  }
}

/** A line end between two characters of Chinese or Japanese is nothing; every other one is a space. */
export function cjkLineBreaks(markdown: MarkdownIt): void {
  markdown.core.ruler.push('cjk_line_breaks', ({ tokens, Token: Made }) => {
    for (const { children } of tokens) {
      if (!children?.some(({ type }) => type === 'softbreak')) continue;
      const [before, after] = [cjkSides(children, 1), cjkSides(children, -1)];
      children.forEach((token, index) => {
        if (token.type !== 'softbreak') return;
        const text = new Made('text', '', 0);
        text.content = before[index] && after[index] ? '' : ' ';
        children[index] = text;
      });
    }
  });
}
