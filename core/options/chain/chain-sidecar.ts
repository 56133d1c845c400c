import type { Money, Result } from '../../shared/index.ts';
import { fromDollars, isMoneyAmount, ok, parseCalendarDate, refuse } from '../../shared/index.ts';
import type { Dividend } from '../contracts/index.ts';

/** What the operator knows better than put–call parity; null = not given. */
export interface ChainSidecar {
  readonly spot: Money | null;
  /** Continuous, a fraction per year. */
  readonly rate: number | null;
  readonly dividends: readonly Dividend[] | null;
}

export const NO_SIDECAR: ChainSidecar = { spot: null, rate: null, dividends: null };

/** Why a sidecar cannot be used. */
export const SIDECAR_FAULTS = {
  notAnObject: 'the sidecar is not a JSON object',
  badSpot: 'the spot is not a positive price in dollars with at most four decimals',
  badRate: 'the rate is not a fraction a year between -1 and 1',
  badDividends:
    'the dividends are not a list of { "date": "YYYY-MM-DD", "amount": dollars } or { "date", "proportion": fraction }',
} as const;
export type SidecarFault = keyof typeof SIDECAR_FAULTS;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readDividend(value: unknown): Dividend | null {
  if (!isRecord(value)) return null;
  const { date, amount, proportion } = value;
  const exDate = typeof date === 'string' ? parseCalendarDate(date) : null;
  if (exDate === null || (amount === undefined) === (proportion === undefined)) return null;
  if (typeof amount === 'number') return amount > 0 && amount < 1e5 ? { exDate, amount } : null;
  const isFraction = typeof proportion === 'number' && proportion > 0 && proportion < 1;
  return isFraction ? { exDate, proportion } : null;
}

/**
 * Reads a sidecar `{ spot, rate, dividends }`, each of them optional: dollars, a continuous fraction per year, and
 * `{ date, amount }` in dollars or `{ date, proportion }` of the price. Refuses with a {@link SidecarFault}.
 *
 * @example readSidecar({ spot: 42, rate: 0.1 }) // { ok: true, value: { spot: 420_000, rate: 0.1, dividends: null } }
 */
export function readSidecar(value: unknown): Result<ChainSidecar, SidecarFault> {
  if (!isRecord(value)) return refuse('notAnObject');
  const { spot = null, rate = null, dividends = null } = value;
  const isSpot = typeof spot === 'number' && spot > 0 && isMoneyAmount(spot);
  if (spot !== null && !isSpot) return refuse('badSpot');
  const isRate = typeof rate === 'number' && Math.abs(rate) < 1;
  if (rate !== null && !isRate) return refuse('badRate');
  if (dividends !== null && !Array.isArray(dividends)) return refuse('badDividends');
  const read = dividends === null ? null : (dividends as unknown[]).map(readDividend);
  const known = read?.filter((dividend) => dividend !== null) ?? null;
  if (known?.length !== read?.length) return refuse('badDividends');
  return ok({
    spot: isSpot ? fromDollars(spot) : null,
    rate: isRate ? rate : null,
    dividends: known?.toSorted((a, b) => a.exDate.localeCompare(b.exDate)) ?? null,
  });
}
