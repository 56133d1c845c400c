import {
  addMoney,
  multiplyMoney,
  subtractMoney,
  ZERO_MONEY,
  type Money,
} from '@toolyard/core/shared';
import type { BidAsk } from './option-quotes.ts';
import { tickAt } from './quote-width.ts';
import type { RandomStream } from './random.ts';
import type { Liquidity } from './stock.ts';

/** One trade within a minute. */
export interface MinuteTrade {
  /** Share of the minute that has passed, above 0. */
  readonly moment: number;
  readonly price: Money;
  readonly size: number;
  readonly side: 'bought' | 'sold';
}

/** Chance that one contract more belongs to the same trade: three trades in five are of one or two. */
const MORE = 0.63;
/** Share of the trades at the bid or the ask itself. */
const AT_THE_EDGE = 0.7;

/**
 * The trades of one contract in one minute, the last first. Their sizes add up to the minute's volume, their prices
 * lie on ticks between the bid and the middle where somebody sold, between the middle and the ask where somebody bought.
 */
export function* minuteTrades(
  random: RandomStream,
  volume: number,
  quote: BidAsk,
  liquidity: Liquidity,
): Generator<MinuteTrade> {
  for (let left = volume; left > 0;) {
    const size = Math.min(1 + Math.floor(Math.log(random.uniform()) / Math.log(MORE)), left);
    const side = random.uniform() < 0.5 && quote.bid > 0 ? 'sold' : 'bought';
    const price = priceOf(random, quote, side, tickAt(liquidity, quote.ask));
    yield { moment: (left - size * random.uniform()) / volume, price, size, side };
    left -= size;
  }
}

function priceOf(
  random: RandomStream,
  { bid, ask }: BidAsk,
  side: MinuteTrade['side'],
  tick: Money,
): Money {
  const steps = Math.floor((ask - bid) / 2 / tick);
  const improved = random.uniform() >= AT_THE_EDGE;
  const better = Math.floor(random.uniform() * (steps + 1));
  const improvement = improved ? multiplyMoney(tick, better) : ZERO_MONEY;
  return side === 'bought' ? subtractMoney(ask, improvement) : addMoney(bid, improvement);
}
