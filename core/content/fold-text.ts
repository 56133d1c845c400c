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

/** Format characters, such as soft hyphens and zero-width spaces, that stand inside words without being seen. */
const UNSEEN = /\p{Cf}/gu;

function foldCluster(cluster: string): string {
  const lower = cluster.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
  const bare = lower.normalize('NFD').replace(LATIN_MARKS, '$1').normalize('NFC');
  return LETTERS[bare] ?? bare;
}

/** Characters that folding can change, with the marks on them, also those of half-width Japanese; Chinese characters and plain letters are not among them. */
const CLUSTER = /[^\0-\x7f\u4e00-\u9fff][\p{M}\uff9e\uff9f]*|[\0-\x7f]\p{M}+/gu;

/**
 * A text as searches compare it: compatible forms (full-width letters, ligatures) as one, lower case, Latin letters
 * without accents, nothing that is not seen.
 *
 * @example foldText('Ｃafé') // 'cafe'
 */
export const foldText = (text: string): string => text.replace(CLUSTER, foldCluster).toLowerCase();

/** A folded text, and where its UTF-16 units come from. */
export interface FoldedText {
  readonly folded: string;
  /** Offset in the text of what an offset in the folded text shows. */
  readonly offsetOf: (at: number) => number;
}

/** A piece of the text whose length folding changed. */
interface Change {
  /** Offsets of its beginning and end in the folded text. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  /** How much further the text after it stands than the folded text. */
  readonly shift: number;
}

export function foldWithOffsets(text: string): FoldedText {
  const changes: Change[] = [];
  let shift = 0;
  const folded = text.replace(CLUSTER, (cluster: string, start: number) => {
    const part = foldCluster(cluster);
    if (part.length === cluster.length) return part;
    const from = start - shift;
    shift += cluster.length - part.length;
    changes.push({ from, to: from + part.length, start, shift });
    return part;
  });
  return { folded: folded.toLowerCase(), offsetOf: (at) => offsetIn(changes, at) };
}

function offsetIn(changes: readonly Change[], at: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (changes[middle]!.from <= at) low = middle + 1;
    else high = middle;
  }
  const before = changes[low - 1];
  if (before === undefined) return at;
  return at < before.to ? before.start : at + before.shift;
}
