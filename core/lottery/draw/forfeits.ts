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

/** The member of a forfeit that does not follow from the picks and the forfeits before it. */
type ForfeitFault = 'uuid' | 'prize' | 'next';

/** Who holds each prize while forfeits are applied in their order, each in the same time however many came before. */
class PrizeHolders {
  private readonly awards: Award[];
  /** Place of the award of each holder. */
  private readonly heldBy = new Map<string, number>();
  private readonly alternates: readonly DrawPick[];
  private moved = 0;

  constructor(picks: readonly DrawPick[]) {
    this.awards = picks.flatMap(({ prize, rank, uuid }) =>
      prize === null ? [] : [{ prize, rank, uuid }],
    );
    for (const [place, { uuid }] of this.awards.entries())
      if (uuid !== null) this.heldBy.set(uuid, place);
    this.alternates = picks.filter(({ prize }) => prize === null);
  }

  all(): Award[] {
    return this.awards;
  }

  prizeOf(uuid: string): string | null {
    return this.awards[this.heldBy.get(uuid) ?? -1]?.prize ?? null;
  }

  /** The first alternate who has not moved up yet. */
  nextAlternate(): string | null {
    return this.alternates[this.moved]?.uuid ?? null;
  }

  /** Hands the prize over; what does not follow changes nothing. */
  apply({ uuid, prize, next }: Forfeit): ForfeitFault | null {
    const place = this.heldBy.get(uuid);
    if (place === undefined) return 'uuid';
    const award = this.awards[place]!;
    if (award.prize !== prize) return 'prize';
    if (next !== this.nextAlternate()) return 'next';
    this.awards[place] = { ...award, uuid: next };
    this.heldBy.delete(uuid);
    if (next !== null) {
      this.heldBy.set(next, place);
      this.moved += 1;
    }
    return null;
  }
}

/** The first forfeit that does not follow from the picks and the forfeits before it; null when all do. */
export function firstForfeitFault(
  picks: readonly DrawPick[],
  forfeits: readonly Forfeit[],
): { readonly index: number; readonly member: ForfeitFault } | null {
  const holders = new PrizeHolders(picks);
  for (const [index, forfeit] of forfeits.entries()) {
    const member = holders.apply(forfeit);
    if (member) return { index, member };
  }
  return null;
}

/** Who holds each picked prize after the forfeits. Throws a RangeError for forfeits that cannot follow from the picks. */
function holdersAfter(picks: readonly DrawPick[], forfeits: readonly Forfeit[]): PrizeHolders {
  const holders = new PrizeHolders(picks);
  forfeits.forEach((forfeit, index) => {
    const problem = holders.apply(forfeit);
    if (problem) throw new RangeError(`Forfeit ${index + 1} does not follow: ${problem}`);
  });
  return holders;
}

/** Who holds each picked prize. Throws a RangeError for forfeits that cannot follow from the picks. */
export const awardsAfter = (picks: readonly DrawPick[], forfeits: readonly Forfeit[]): Award[] =>
  holdersAfter(picks, forfeits).all();

/** The forfeit of a winner: the next alternate in order moves up. Refuses with FORFEIT_INVALID who holds no prize. */
export function forfeitPrize(
  picks: readonly DrawPick[],
  before: readonly Forfeit[],
  { uuid, reason, text }: Pick<Forfeit, 'uuid' | 'reason' | 'text'>,
): Result<Forfeit> {
  const holders = holdersAfter(picks, before);
  const prize = holders.prizeOf(uuid);
  if (prize === null) return refuse(FORFEIT_INVALID());
  return ok({ uuid, prize, reason, text, next: holders.nextAlternate() });
}
