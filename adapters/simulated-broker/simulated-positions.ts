import type { BrokerPosition } from '@toolyard/core/brokerage';
import { newYorkDate } from '@toolyard/core/calendar';
import type { MarketData } from '@toolyard/core/market';
import {
  formatOptionSymbol,
  monthlyExpiry,
  type CalendarMonth,
} from '@toolyard/core/options/contracts';
import { optionPrice } from '@toolyard/core/options/pricing';
import { addDays, daysBetween, fromDollars, toDollars } from '@toolyard/core/shared';
import type { CalendarDate, Dollars, Instant } from '@toolyard/core/shared';

/** A holding as a part of the price that its stock had when the quarter began. */
interface Holding {
  readonly ticker: string;
  readonly quantity: number;
  readonly option?: { readonly type: 'call' | 'put'; readonly moneyness: number };
}

/** A covered call, an iron condor and a call. */
const HOLDINGS: readonly Holding[] = [
  { ticker: 'AAPL', quantity: 200 },
  { ticker: 'AAPL', quantity: -2, option: { type: 'call', moneyness: 1.1 } },
  { ticker: 'SPY', quantity: 3, option: { type: 'put', moneyness: 0.88 } },
  { ticker: 'SPY', quantity: -3, option: { type: 'put', moneyness: 0.92 } },
  { ticker: 'SPY', quantity: -3, option: { type: 'call', moneyness: 1.08 } },
  { ticker: 'SPY', quantity: 3, option: { type: 'call', moneyness: 1.12 } },
  { ticker: 'MSFT', quantity: 1, option: { type: 'call', moneyness: 1 } },
];

/** Holdings that the options area has no place for, as real accounts have them. */
const OTHERS: readonly Omit<BrokerPosition, 'accountId'>[] = [
  {
    description: 'BTC',
    ...{ kind: 'other', symbol: 'BTC', currency: 'USD' },
    ...{ quantity: 0.025, multiplier: 1, averagePrice: 27_600 },
  },
  {
    description: 'SHOP, Toronto',
    ...{ kind: 'stock', symbol: 'SHOP', currency: 'CAD' },
    ...{ quantity: 40, multiplier: 1, averagePrice: 98.5 },
  },
];

const VOLATILITY = 0.3;
const RATE = 0.04;
const STRIKE_STEP = 5;
/** Months from the beginning of a quarter to the expiry, so that it always lies ahead. */
const MONTHS_AHEAD = 5;

/** The first day of the quarter, and the standard expiry five months later. */
function quarterOf(at: Instant): { readonly begins: CalendarDate; readonly expiry: CalendarDate } {
  const [year, month] = newYorkDate(at).split('-').map(Number) as [number, number];
  const first = Math.floor((month - 1) / 3) * 3;
  const ahead = new Date(Date.UTC(year, first + MONTHS_AHEAD, 1)).toISOString().slice(0, 7);
  const begins = new Date(Date.UTC(year, first, 1)).toISOString().slice(0, 10) as CalendarDate;
  return { begins, expiry: monthlyExpiry(ahead as CalendarMonth) };
}

const cents = (price: number): number => Math.round(price * 100) / 100;

function positionOf(
  { ticker, quantity, option }: Holding,
  close: number,
  { begins, expiry }: ReturnType<typeof quarterOf>,
): Omit<BrokerPosition, 'accountId'> {
  const held = { currency: 'USD', quantity };
  if (!option) {
    const averagePrice = cents(close);
    const stock = { kind: 'stock', symbol: ticker, multiplier: 1 } as const;
    return { ...held, ...stock, description: ticker, averagePrice };
  }
  const { type, moneyness } = option;
  const strike = fromDollars(Math.round((close * moneyness) / STRIKE_STEP) * STRIKE_STEP);
  const years = daysBetween(begins, expiry) / 365;
  const terms = { type, spot: close as Dollars, strike: toDollars(strike), years };
  const averagePrice = cents(
    optionPrice({ ...terms, volatility: VOLATILITY, rate: RATE, dividendYield: 0 }),
  );
  const symbol = formatOptionSymbol({ root: ticker, expiry, type, strike });
  return { ...held, kind: 'option', symbol, description: symbol, multiplier: 100, averagePrice };
}

/** Made-up positions at the prices with which the quarter began. They stay the same through the quarter. */
export async function simulatedPositions(
  accountId: string,
  market: Pick<MarketData, 'knows' | 'bars'>,
  at: Instant,
): Promise<readonly BrokerPosition[]> {
  const quarter = quarterOf(at);
  const closes = new Map<string, number>();
  for (const symbol of new Set(HOLDINGS.map(({ ticker }) => ticker))) {
    if (!(await market.knows(symbol))) continue;
    const [from, to] = [addDays(quarter.begins, -10), addDays(quarter.begins, -1)];
    const days = { from, to, timespan: 'day', multiplier: 1 } as const;
    const bars = await market.bars({ symbol, ...days, adjusted: false });
    const last = bars.value.at(-1);
    if (last) closes.set(symbol, last.close);
  }
  const known = HOLDINGS.flatMap((holding) => {
    const close = closes.get(holding.ticker);
    return close === undefined ? [] : positionOf(holding, close, quarter);
  });
  return [...known, ...OTHERS].map((position) => ({ ...position, accountId }));
}
