interface Bounds {
  readonly least: number;
  readonly greatest: number;
}

/** Four steps each way. */
const STEPS = 4;
/** So much of a bound lies in a step; the first and the last reach half a step beyond. */
const PER_BOUND = 3.4;

/** The tint of a profit: 1 to 4 up, −1 to −4 down, 0 for nothing, by its share of the bound on its side. */
export function heatStep(value: number, { least, greatest }: Bounds): number {
  const bound = value > 0 ? greatest : -least;
  if (!(Math.abs(value) > 0 && bound > 0)) return 0;
  const step = Math.min(STEPS, 1 + Math.round((PER_BOUND * Math.abs(value)) / bound));
  return value > 0 ? step : -step;
}

export const heatFill = (step: number): string =>
  step === 0 ? 'var(--surface)' : `var(--heat-${step > 0 ? 'up' : 'down'}-${Math.abs(step)})`;

/** All tints from the deepest loss to the highest profit. */
export const HEAT_SCALE: readonly number[] = [-4, -3, -2, -1, 1, 2, 3, 4];

const HEADS = 116;
const CELL = 58;
/** On a phone the columns beyond the window are scrolled to. */
const LEAST_COLUMNS = 8;

/** Pixels below which the cells of so many columns would not hold their figures. */
export const heatWidth = (columns: number): number => HEADS + CELL * columns;

/** How many dates a heat map of this width shows. */
export const heatColumns = (width: number): number =>
  Math.max(LEAST_COLUMNS, Math.floor((width - HEADS) / CELL));
