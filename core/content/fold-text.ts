/** Letters that stand for others and do not decompose to them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const LATIN_MARKS = /(\p{Script=Latin})\p{M}+/gu;

function foldCluster(cluster: string): string {
  const lower = cluster.normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(LATIN_MARKS, '$1').normalize('NFC');
  return LETTERS[bare] ?? bare;
}

/** Characters that folding can change, with the marks on them; Chinese characters and plain letters are not among them. */
const CLUSTER = /[^\0-\x7f\u4e00-\u9fff]\p{M}*|[\0-\x7f]\p{M}+/gu;

/**
 * A text as searches compare it: compatible forms (full-width letters, ligatures) as one, lower case, Latin letters
 * without accents.
 *
 * @example foldText('Ｃafé') // 'cafe'
 */
export const foldText = (text: string): string => text.replace(CLUSTER, foldCluster).toLowerCase();

/** The folded text, and where each of its UTF-16 units began in the text; one entry more for the end. */
export function foldWithOffsets(text: string): { folded: string; offsets: readonly number[] } {
  let folded = '';
  const offsets: number[] = [];
  for (const match of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const part = foldText(match[0]);
    for (let i = 0; i < part.length; i += 1) offsets.push(match.index);
    folded += part;
  }
  return { folded, offsets: [...offsets, text.length] };
}
