import type { ExactInterval } from './exact-price.ts';
import type { ProfitLine } from './profit-at-expiry.ts';
import { profitPieces } from './profit-pieces.ts';

/** Runs of pieces of one sign, cut where profit touches zero between them. */
function runs(line: ProfitLine, sign: number): ExactInterval[] {
  const found: ExactInterval[] = [];
  let open = false;
  for (const piece of profitPieces(line)) {
    const last = found.at(-1);
    if (piece.sign !== sign) open = false;
    else if (open && last && piece.signAtFrom === sign)
      found[found.length - 1] = { from: last.from, to: piece.to };
    else {
      found.push({ from: piece.from, to: piece.to });
      open = true;
    }
  }
  return found;
}

/** Open intervals of prices on which the strategy gains at expiry, ascending. */
export const profitIntervals = (line: ProfitLine): ExactInterval[] => runs(line, 1);

/** Open intervals of prices on which it loses. */
export const lossIntervals = (line: ProfitLine): ExactInterval[] => runs(line, -1);
