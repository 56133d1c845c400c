import {
  addMoney,
  multiplyMoney,
  subtractMoney,
  ZERO_MONEY,
  type Money,
} from '@toolyard/core/shared';
import type { BidAsk } from './option-quotes.ts';
import { tickAt } from './bid-ask-spread.ts';
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

/** Probability that a trade has one more contract: three trades in five have one or two. */
const NEXT_CONTRACT_CHANCE = 0.63;
/** Fraction of the trades at the bid or the ask itself. */
const AT_BID_OR_ASK_SHARE = 0.7;

/**
 * Trades of one contract in one minute, latest first. Their sizes add up to the minute's volume. Sales are priced on
 * ticks between bid and mid, purchases between mid and ask.
 */
export function* minuteTrades(
  random: RandomStream,
  volume: number,
  quote: BidAsk,
  liquidity: Liquidity,
): Generator<MinuteTrade> {
  for (let left = volume; left > 0;) {
    const size = Math.min(
      1 + Math.floor(Math.log(random.uniform()) / Math.log(NEXT_CONTRACT_CHANCE)),
      left,
    );
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
  const improved = random.uniform() >= AT_BID_OR_ASK_SHARE;
  const better = Math.floor(random.uniform() * (steps + 1));
  const improvement = improved ? multiplyMoney(tick, better) : ZERO_MONEY;
  return side === 'bought' ? subtractMoney(ask, improvement) : addMoney(bid, improvement);
}
