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

/** The characters before or after a line end, nearest first, up to the next thing that is no text. */
function* charactersFrom(tokens: readonly Token[], at: number, step: 1 | -1) {
  for (let index = at + step; ; index += step) {
    const token = tokens[index];
    if (!token) return;
    const text = shownText(token);
    if (text !== null) yield* step === 1 ? text : [...text].reverse();
    else if (!isMark(token)) return;
  }
}

function isCjkSide(tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  for (const character of charactersFrom(tokens, at, step))
    if (!SHARED.test(character)) return CJK.test(character);
  return false;
}

/** A line end between two characters of Chinese or Japanese is nothing; every other one is a space. */
export function cjkLineBreaks(markdown: MarkdownIt): void {
  markdown.core.ruler.push('cjk_line_breaks', ({ tokens, Token: Made }) => {
    for (const { children } of tokens)
      children?.forEach((token, index) => {
        if (token.type !== 'softbreak') return;
        const text = new Made('text', '', 0);
        text.content = isCjkSide(children, index, -1) && isCjkSide(children, index, 1) ? '' : ' ';
        children[index] = text;
      });
  });
}
