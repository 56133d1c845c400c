import { changedRanges, type ChangedRange } from './sequence-changes.ts';

/** Tokens on which both agree. */
export interface AgreedPart {
  readonly kind: 'agreed';
  readonly tokens: readonly string[];
}

/** Tokens that both changed, each in another way. */
export interface ConflictPart {
  readonly kind: 'conflict';
  readonly base: readonly string[];
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

export type MergePart = AgreedPart | ConflictPart;

type Side = 'ours' | 'theirs';
type Change = ChangedRange & { readonly side: Side };

/** Changes of the base that meet. */
interface Region {
  readonly start: number;
  end: number;
  readonly changes: Change[];
}

const inBaseOrder = (x: Change, y: Change): number => x.aStart - y.aStart || x.aEnd - y.aEnd;

/** Changes that overlap, or insert at the same place, form one region. Those that only touch do not meet. */
function regionsOf(changes: readonly Change[]): Region[] {
  const regions: Region[] = [];
  for (const change of changes.toSorted(inBaseOrder)) {
    const last = regions.at(-1);
    const isSameInsertion =
      last?.start === last?.end && change.aStart === change.aEnd && change.aStart === last?.end;
    if (last && (change.aStart < last.end || isSameInsertion)) {
      last.changes.push(change);
      last.end = Math.max(last.end, change.aEnd);
    } else regions.push({ start: change.aStart, end: change.aEnd, changes: [change] });
  }
  return regions;
}

/** What one side made of a region. */
function tokensOn(side: Side, tokens: readonly string[], base: readonly string[], region: Region) {
  const own = region.changes.filter((change) => change.side === side);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return base.slice(region.start, region.end);
  return tokens.slice(
    first.bStart - (first.aStart - region.start),
    last.bEnd + (region.end - last.aEnd),
  );
}

const isSame = (x: readonly string[], y: readonly string[]): boolean =>
  x.length === y.length && x.every((token, i) => token === y[i]);

/**
 * Merges two changes of one sequence. Where only one side changed something, or both changed it alike, that is taken;
 * the rest are conflicts. Changes that stand next to each other without overlap are both taken.
 *
 * Laws: merge(b, x, b) = x, merge(b, b, y) = y, merge(b, x, x) = x; exchanging the sides exchanges `ours` and `theirs` of
 * the conflicts and nothing else.
 */
export function threeWayMerge(
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): MergePart[] {
  const changesOf = (side: Side, tokens: readonly string[]): Change[] =>
    changedRanges(base, tokens).map((range) => ({ ...range, side }));
  const parts: MergePart[] = [];
  let agreed: string[] = [];
  const agree = (tokens: readonly string[]): void => {
    if (agreed.length === 0 && tokens.length > 0) parts.push({ kind: 'agreed', tokens: agreed });
    for (const token of tokens) agreed.push(token);
  };
  let at = 0;
  for (const region of regionsOf([...changesOf('ours', ours), ...changesOf('theirs', theirs)])) {
    agree(base.slice(at, region.start));
    at = region.end;
    const of = {
      base: base.slice(region.start, region.end),
      ours: tokensOn('ours', ours, base, region),
      theirs: tokensOn('theirs', theirs, base, region),
    };
    const sides = new Set(region.changes.map(({ side }) => side));
    if (sides.size === 1) agree(sides.has('ours') ? of.ours : of.theirs);
    else if (isSame(of.ours, of.theirs)) agree(of.ours);
    else {
      parts.push({ kind: 'conflict', ...of });
      agreed = [];
    }
  }
  agree(base.slice(at));
  return parts;
}
