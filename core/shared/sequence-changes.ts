/** A stretch of tokens that differs between two sequences; ends are not included. One of the two may be empty. */
export interface ChangedRange {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

/** Largest table for which the longest common subsequence is computed; beyond, tokens that occur once must do. */
const LARGEST_TABLE = 4_000_000;

/** A place in both sequences that holds the same token. */
type Match = readonly [a: number, b: number];

/** Where the range's tokens that occur once in each sequence stand, as far as both have them in the same order. */
function uniqueMatches(a: readonly string[], b: readonly string[], range: ChangedRange): Match[] {
  const places = new Map<string, { a: number; b: number; timesA: number; timesB: number }>();
  const placeOf = (token: string) => {
    const place = places.get(token) ?? { a: 0, b: 0, timesA: 0, timesB: 0 };
    places.set(token, place);
    return place;
  };
  for (let i = range.aStart; i < range.aEnd; i += 1) {
    const place = placeOf(a[i]!);
    place.a = i;
    place.timesA += 1;
  }
  for (let j = range.bStart; j < range.bEnd; j += 1) {
    const place = placeOf(b[j]!);
    place.b = j;
    place.timesB += 1;
  }
  const once = [...places.values()].filter(({ timesA, timesB }) => timesA === 1 && timesB === 1);
  return longestAscent(once.map((place): Match => [place.a, place.b]));
}

/** The longest part of the matches, which ascend in the first sequence, that ascends in the second too. */
function longestAscent(matches: readonly Match[]): Match[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, [, b]] of matches.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (matches[ends[middle]!]![1] < b) low = middle + 1;
      else high = middle;
    }
    before.push(low > 0 ? ends[low - 1]! : -1);
    ends[low] = index;
  }
  const ascent: Match[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]!)
    ascent.push(matches[index]!);
  return ascent.reverse();
}

/** A longest common subsequence of a range by the table of its lengths; none where the table would be too large. */
function tableMatches(a: readonly string[], b: readonly string[], range: ChangedRange): Match[] {
  const { aStart, bStart } = range;
  const rows = range.aEnd - aStart;
  const columns = range.bEnd - bStart;
  if (rows * columns > LARGEST_TABLE) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j]!;
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[aStart + i] === b[bStart + j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const matches: Match[] = [];
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (a[aStart + i] === b[bStart + j]) matches.push([aStart + i++, bStart + j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return matches;
}

/** The range without the tokens that both begin and end with. */
function trimmed(a: readonly string[], b: readonly string[], range: ChangedRange): ChangedRange {
  let { aStart, aEnd, bStart, bEnd } = range;
  while (aStart < aEnd && bStart < bEnd && a[aStart] === b[bStart]) {
    aStart += 1;
    bStart += 1;
  }
  while (aStart < aEnd && bStart < bEnd && a[aEnd - 1] === b[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
  }
  return { aStart, aEnd, bStart, bEnd };
}

/** The ranges between matches. */
function rangesBetween(matches: readonly Match[], range: ChangedRange): ChangedRange[] {
  const ends: Match[] = [...matches, [range.aEnd, range.bEnd]];
  let [aStart, bStart] = [range.aStart, range.bStart];
  return ends.map(([aEnd, bEnd]) => {
    const between = { aStart, aEnd, bStart, bEnd };
    [aStart, bStart] = [aEnd + 1, bEnd + 1];
    return between;
  });
}

const isEmpty = ({ aStart, aEnd, bStart, bEnd }: ChangedRange): boolean =>
  aStart === aEnd && bStart === bEnd;

/**
 * Where two sequences differ, in ascending order; between two ranges stands at least one common token. Tokens that occur
 * once in each sequence are matched first (patience difference), then the longest common subsequence of what is between.
 *
 * @example changedRanges(['a', 'b'], ['a', 'c', 'b']) // [{ aStart: 1, aEnd: 1, bStart: 1, bEnd: 2 }]
 */
export function changedRanges(a: readonly string[], b: readonly string[]): ChangedRange[] {
  const found: ChangedRange[] = [];
  const visit = (whole: ChangedRange): void => {
    const range = trimmed(a, b, whole);
    const { aStart, aEnd, bStart, bEnd } = range;
    if (aStart === aEnd || bStart === bEnd) {
      if (!isEmpty(range)) found.push(range);
      return;
    }
    const unique = uniqueMatches(a, b, range);
    if (unique.length > 0) return rangesBetween(unique, range).forEach(visit);
    const between = rangesBetween(tableMatches(a, b, range), range);
    found.push(...between.filter((each) => !isEmpty(each)));
  };
  visit({ aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length });
  return found;
}
