import { writeFileSync } from 'node:fs';
import type { OptionType } from '@toolyard/core/options/contracts';
import { americanPrice } from '@toolyard/core/options/pricing';
import { daysBetween, type CalendarDate } from '@toolyard/core/shared';

export const RECORDED: CalendarDate = '2024-05-20';
export const EXPIRIES: readonly CalendarDate[] = ['2024-05-24', '2024-06-21', '2024-09-20'];
export const SPOT = 120;
export const RATE = 0.05;

interface WrittenQuote {
  readonly type: OptionType;
  readonly strike: number;
  readonly expiry: CalendarDate;
  readonly bid: string;
  readonly ask: string;
}

/** A quote whose mid is the model's price to the cent, at most four cents wide. */
function quoteOf(type: OptionType, strike: number, expiry: CalendarDate): WrittenQuote {
  const years = daysBetween(RECORDED, expiry) / 365;
  const market = { spot: SPOT, years, rate: RATE, dividendYield: 0, volatility: 0.3 };
  const american = americanPrice({ type, strike, ...market }, 'exact');
  const price = american.ok ? american.value : NaN;
  const bid = Math.max(0, Math.floor(price * 100 - 1) / 100);
  return { type, strike, expiry, bid: bid.toFixed(2), ask: (bid + 0.04).toFixed(2) };
}

const plain = ({ type, strike, expiry, bid, ask }: WrittenQuote): string =>
  `${type},${strike},${bid},${ask},${expiry}`;

const doltHub = ({ type, strike, expiry, bid, ask }: WrittenQuote): string =>
  `${RECORDED},ACME,${expiry},${strike}.00,${type === 'call' ? 'Call' : 'Put'},${bid},${ask},0.3`;

const optionsDx = (call: WrittenQuote, put: WrittenQuote): string =>
  [
    ...[Date.parse(`${RECORDED}T20:00:00Z`) / 1_000, RECORDED, Date.parse(call.expiry) / 1_000],
    ...[call.bid, call.ask, call.strike, put.bid, put.ask],
  ].join(', ');

export const FORMATS = ['plain', 'OptionsDX', 'DoltHub'] as const;
type Format = (typeof FORMATS)[number];

const HEADERS: Readonly<Record<Format, string>> = {
  plain: 'Type,Strike,Bid,Ask,Expiration',
  DoltHub: 'date,act_symbol,expiration,strike,call_put,bid,ask,vol',
  OptionsDX:
    '[QUOTE_UNIXTIME], [QUOTE_DATE], [EXPIRE_UNIX], [C_BID], [C_ASK], [STRIKE], [P_BID], [P_ASK]',
};

/** Writes a chain file of three expiries whose prices are those of the American model. */
export function writeChain(path: string, format: Format = 'plain'): void {
  const strikes = Array.from({ length: 17 }, (_, i) => 80 + 5 * i);
  const pairs = EXPIRIES.flatMap((expiry) =>
    strikes.map(
      (strike) => [quoteOf('call', strike, expiry), quoteOf('put', strike, expiry)] as const,
    ),
  );
  const single = format === 'plain' ? plain : doltHub;
  const lines =
    format === 'OptionsDX'
      ? pairs.map(([call, put]) => optionsDx(call, put))
      : pairs.flat().map(single);
  writeFileSync(path, [HEADERS[format], ...lines].join('\n'));
}
