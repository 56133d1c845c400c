import { isKnownByClose, type EarningsReport } from '../../market/index.ts';
import type { CalendarDate } from '../../shared/index.ts';
import type { ExpirySummary } from './option-chain.ts';

/** Two expiries with the next earnings report between them. */
export interface EarningsWindow {
  /** The last expiry before the report; null where the first one lies after it. */
  readonly after: CalendarDate | null;
  /** The first expiry after the report. */
  readonly by: CalendarDate;
}

/**
 * The expiries around a report whose day is known; null where the last expiry comes before it.
 *
 * @example
 * const expiries = [{ expiry: '2026-12-18' }, { expiry: '2027-01-29' }];
 * windowAround({ date: '2026-12-18', time: 'afterClose' }, expiries) // { after: '2026-12-18', by: '2027-01-29' }
 */
export function windowAround(
  report: Pick<EarningsReport, 'date' | 'time'>,
  expiries: readonly Pick<ExpirySummary, 'expiry'>[],
): EarningsWindow | null {
  const next = expiries.findIndex(({ expiry }) => isKnownByClose(report, expiry));
  const by = expiries[next];
  return by ? { after: expiries[next - 1]?.expiry ?? null, by: by.expiry } : null;
}

/**
 * Between which expiries the next earnings report comes; null where the source does not know reports, or none comes before
 * the last expiry.
 *
 * @example earningsWindow([{ expiry: '2026-12-18', earnings: 0 }, { expiry: '2027-01-29', earnings: 1 }]) // { after: '2026-12-18', by: '2027-01-29' }
 */
export function earningsWindow(
  expiries: readonly Pick<ExpirySummary, 'expiry' | 'earnings'>[],
): EarningsWindow | null {
  const next = expiries.findIndex(({ earnings }) => earnings !== undefined && earnings > 0);
  const by = expiries[next];
  return by ? { after: expiries[next - 1]?.expiry ?? null, by: by.expiry } : null;
}
