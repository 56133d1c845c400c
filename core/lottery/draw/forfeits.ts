import { ok, refuse, type Result } from '../../shared/index.ts';
import { FORFEIT_INVALID } from './draw.errors.ts';
import type { DrawPick } from './select-winners.ts';

/** Why a winner loses a prize. */
export const FORFEIT_REASONS = ['declined', 'no_reply', 'ineligible'] as const;
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** A public record that a winner lost a prize, and who holds it now. */
export interface Forfeit {
  readonly uuid: string;
  readonly prize: string;
  readonly reason: ForfeitReason;
  /** The operator's explanation; may be empty. */
  readonly text: string;
  /** Uuid of the alternate who moves up; null when none is left and the prize stays unawarded. */
  readonly next: string | null;
}

/** A prize and who holds it after the forfeits so far. */
export interface Award {
  readonly prize: string;
  /** Rank of the pick that won the prize first. */
  readonly rank: number;
  /** Null when the prize stays unawarded. */
  readonly uuid: string | null;
}

/** Who holds each picked prize. Throws a RangeError for forfeits that cannot follow from the picks. */
export function awardsAfter(picks: readonly DrawPick[], forfeits: readonly Forfeit[]): Award[] {
  let awards = firstAwards(picks);
  forfeits.forEach((forfeit, index) => {
    const problem = forfeitFault(picks, forfeits.slice(0, index), forfeit);
    if (problem) throw new RangeError(`Forfeit ${index + 1} does not follow: ${problem}`);
    awards = handOver(awards, forfeit);
  });
  return awards;
}

const firstAwards = (picks: readonly DrawPick[]): Award[] =>
  picks.flatMap(({ prize, rank, uuid }) => (prize === null ? [] : [{ prize, rank, uuid }]));

const handOver = (awards: readonly Award[], { uuid, next }: Forfeit): Award[] =>
  awards.map((award) => (award.uuid === uuid ? { ...award, uuid: next } : award));

/** The first alternate who has not moved up yet. */
function nextAlternate(picks: readonly DrawPick[], forfeits: readonly Forfeit[]): string | null {
  const alternates = picks.filter(({ prize }) => prize === null);
  const moved = forfeits.filter(({ next }) => next !== null).length;
  return alternates[moved]?.uuid ?? null;
}

/** The member of a forfeit that does not follow from the picks and the forfeits before it; null when all do. */
export function forfeitFault(
  picks: readonly DrawPick[],
  before: readonly Forfeit[],
  { uuid, prize, next }: Forfeit,
): 'uuid' | 'prize' | 'next' | null {
  const award = before
    .reduce<Award[]>(handOver, firstAwards(picks))
    .find((candidate) => candidate.uuid === uuid);
  if (!award) return 'uuid';
  if (award.prize !== prize) return 'prize';
  return next === nextAlternate(picks, before) ? null : 'next';
}

/** The forfeit of a winner: the next alternate in order moves up. Refuses with FORFEIT_INVALID who holds no prize. */
export function forfeitPrize(
  picks: readonly DrawPick[],
  before: readonly Forfeit[],
  { uuid, reason, text }: Pick<Forfeit, 'uuid' | 'reason' | 'text'>,
): Result<Forfeit> {
  const award = awardsAfter(picks, before).find((candidate) => candidate.uuid === uuid);
  if (!award) return refuse(FORFEIT_INVALID());
  return ok({ uuid, prize: award.prize, reason, text, next: nextAlternate(picks, before) });
}
