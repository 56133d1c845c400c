import type { SearchHit } from './ticker.ts';

type Named = Pick<SearchHit, 'ticker' | 'name' | 'nameZh'>;

const EXACT_TICKER = 0;
const TICKER_PREFIX = 1;
const NAME_WORD_PREFIX = 2;
const ANY_PART = 3;

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Whether a word of the name begins with the text; the text may span words. */
function beginsAWord(name: string, text: string): boolean {
  for (let i = name.indexOf(text); i >= 0; i = name.indexOf(text, i + 1)) {
    if (i === 0 || !/[\p{L}\p{N}]/u.test(name[i - 1]!)) return true;
  }
  return false;
}

/** How well a stock matches a folded text, 0 best; null when it does not. Chinese names match like names. */
function rankOf({ ticker, name, nameZh }: Named, text: string): number | null {
  const symbol = fold(ticker);
  const names = [fold(name), fold(nameZh ?? '')];
  if (symbol === text) return EXACT_TICKER;
  if (symbol.startsWith(text)) return TICKER_PREFIX;
  if (names.some((each) => beginsAWord(each, text))) return NAME_WORD_PREFIX;
  if ([symbol, ...names].some((each) => each.includes(text))) return ANY_PART;
  return null;
}

/**
 * The hits that match a search text, best first: exact ticker, ticker prefix, prefix of a word of the name,
 * any part; equals by shorter ticker, then by ticker. Case, width and surrounding blanks do not count;
 * a blank text finds nothing.
 */
export function rankSearch<T extends Named>(
  hits: readonly T[],
  text: string,
  limit: number,
): readonly T[] {
  const sought = fold(text);
  if (sought === '') return [];
  return hits
    .flatMap((hit) => {
      const rank = rankOf(hit, sought);
      return rank === null ? [] : [{ hit, rank }];
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.hit.ticker.length - b.hit.ticker.length ||
        (a.hit.ticker < b.hit.ticker ? -1 : 1),
    )
    .slice(0, Math.max(0, limit))
    .map(({ hit }) => hit);
}
