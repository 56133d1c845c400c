/** Where a chip of the ruler stands: pixels from the left, and how many rows above the line. */
interface ChipPlace {
  readonly left: number;
  readonly row: number;
}

export const CHIP = { width: 88, height: 30, gap: 6 } as const;
/** A chip may stand beside its stem, as long as it still touches it. */
const MOST_ASIDE = CHIP.width / 2 - 10;

/** Places chips over their prices without one covering another; those that find no room go a row higher. */
export function chipPlaces(centres: readonly number[], width: number): readonly ChipPlace[] {
  const ends: number[] = [];
  const places = new Map<number, ChipPlace>();
  const order = centres.map((_, at) => at).sort((a, b) => centres[a]! - centres[b]!);
  for (const at of order) {
    const preferred = Math.min(
      Math.max(0, centres[at]! - CHIP.width / 2),
      Math.max(0, width - CHIP.width),
    );
    for (let row = 0; ; row++) {
      const left = Math.max(preferred, (ends[row] ?? -CHIP.gap) + CHIP.gap);
      const fits = left - preferred <= MOST_ASIDE && left + CHIP.width <= width;
      if (!fits && ends[row] !== undefined) continue;
      ends[row] = left + CHIP.width;
      places.set(at, { left, row });
      break;
    }
  }
  return centres.map((_, at) => places.get(at)!);
}
