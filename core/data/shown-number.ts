import type { Cell } from './ports/query-engine.ts';

/** Significant digits that a floating-point number is sure of. */
const SURE_DIGITS = 15;

/**
 * A floating-point result as it is shown: rounded to 15 significant digits, the number that each text of so many digits
 * survives a way through binary with. Exact numbers and other values stay as they are.
 * `shownNumber('DOUBLE', '0.30000000000000004')` is '0.3'.
 */
export function shownNumber(engineType: string, cell: Cell): Cell {
  if (typeof cell !== 'string' || (engineType !== 'DOUBLE' && engineType !== 'FLOAT')) return cell;
  const number = Number(cell);
  return Number.isFinite(number) ? String(Number(number.toPrecision(SURE_DIGITS))) : cell;
}
