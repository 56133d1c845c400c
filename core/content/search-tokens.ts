/** Characters of scripts that are written without spaces between words, or join words to longer ones as Korean does. */
const CONTINUOUS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー〆`;

const WORD = String.raw`(?:(?![${CONTINUOUS}])[\p{L}\p{M}\p{N}])+`;

/** What joins the parts of a word: e-mail, don't, Node.js, CARGO_HOME. */
const JOINER = String.raw`[-_.'’/@&:‐‑]`;

const TOKEN = new RegExp(
  String.raw`(?<run>[${CONTINUOUS}]+)|(?<word>${WORD}(?:${JOINER}${WORD})*)(?<symbols>\+\+|#)?`,
  'gu',
);
const PART = new RegExp(WORD, 'gu');

/** Parts of a word that count together; an address has more. */
const MOST_PARTS = 8;

interface Place {
  readonly text: string;
  /** UTF-16 offset in the folded text. */
  readonly start: number;
}

/** A run of Chinese, Japanese or another script without spaces. */
export interface RunToken extends Place {
  readonly kind: 'run';
}

/** A word, with its parts. */
export interface WordToken extends Place {
  readonly kind: 'word';
  readonly parts: readonly Place[];
  /** `++` or `#` of a name such as C++; else empty. */
  readonly symbols: string;
}

export type Token = RunToken | WordToken;

function wordsOf(text: string, start: number, symbols: string): WordToken[] {
  const parts = [...text.matchAll(PART)].map(({ 0: part, index }) => ({
    text: part,
    start: start + index,
  }));
  const words: WordToken[] = [];
  for (let from = 0; from < parts.length; from += MOST_PARTS) {
    const some = parts.slice(from, from + MOST_PARTS);
    const isLast = from + MOST_PARTS >= parts.length;
    const begin = some[0]!.start;
    words.push({
      kind: 'word',
      text: some.map((part) => part.text).join(''),
      start: begin,
      parts: some,
      symbols: isLast ? symbols : '',
    });
  }
  return words;
}

/** Words and runs of a folded text, in its order, read as far as they are needed. */
export function* tokensIn(folded: string): Generator<Token, void> {
  for (const { groups, index } of folded.matchAll(TOKEN)) {
    const { run, word = '', symbols = '' } = groups ?? {};
    if (run === undefined) yield* wordsOf(word, index, symbols);
    else yield { kind: 'run', text: run, start: index };
  }
}

export const tokensOf = (folded: string): Token[] => [...tokensIn(folded)];
