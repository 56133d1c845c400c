import { writeFileSync } from 'node:fs';
import type { OptionType } from '@toolyard/core/options/contracts';
import { americanPrice } from '@toolyard/core/options/pricing';
import { daysBetween, type CalendarDate } from '@toolyard/core/shared';

export const RECORDED: CalendarDate = '2024-05-20';
export const EXPIRIES: readonly CalendarDate[] = ['2024-05-24', '2024-06-21', '2024-09-20'];
export const SPOT = 120;
export const RATE = 0.05;

/** A line whose mid is the model's price to the cent, at most four cents wide. */
function line(type: OptionType, strike: number, expiry: CalendarDate): string {
  const years = daysBetween(RECORDED, expiry) / 365;
  const market = { spot: SPOT, years, rate: RATE, dividendYield: 0, volatility: 0.3 };
  const american = americanPrice({ type, strike, ...market }, 'exact');
  const price = american.ok ? american.value : NaN;
  const bid = Math.max(0, Math.floor(price * 100 - 1) / 100);
  return `${type},${strike},${bid.toFixed(2)},${(bid + 0.04).toFixed(2)},${expiry}`;
}

/** Writes a chain file of three expiries whose prices are those of the American model. */
export function writeChain(path: string): void {
  const strikes = Array.from({ length: 17 }, (_, i) => 80 + 5 * i);
  const lines = EXPIRIES.flatMap((expiry) =>
    strikes.flatMap((strike) => [line('call', strike, expiry), line('put', strike, expiry)]),
  );
  writeFileSync(path, ['Type,Strike,Bid,Ask,Expiration', ...lines].join('\n'));
}
