import { fromDollars, toDollars } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import { yearsToExpiry } from '../../contracts/index.ts';
import { blackScholes } from '../../pricing/index.ts';
import type { Holding } from './position.ts';
import { exerciseValue, isContract, outcomeByRule } from './settlement.ts';

/** A moment at which positions are valued without quotes. */
export interface ModelMarket {
  readonly at: Instant;
  /** Money a share. */
  readonly spot: Money;
  readonly terms: readonly ExpiryTerms[];
  /** The underlying's close on an expiry's day; null = unknown. */
  readonly settlement: (expiry: ExpiryTerms['expiry']) => Money | null;
}

/** What a contract past its expiry has left: nothing, or the difference that its shares have made since. */
function ended(holding: Holding, { spot, settlement }: ModelMarket): Money | null {
  if (!isContract(holding) || holding.expiry === null) return null;
  const price = settlement(holding.expiry);
  if (price === null) return null;
  const { type, strike } = holding;
  return outcomeByRule(holding, price) === 'expire' ? 0 : exerciseValue(type, strike, spot);
}

/** Money a share: the European model at the contract's own volatility, never below its exercise. */
function modelMark(holding: Holding, market: ModelMarket): Money | null {
  if (!isContract(holding) || holding.expiry === null) return market.spot;
  const { type, strike, expiry, iv } = holding;
  const years = yearsToExpiry(market.at, expiry);
  if (years <= 0) return ended(holding, market);
  const rates = market.terms.find((terms) => terms.expiry === expiry);
  if (!rates || iv === null) return null;
  const { rate, dividendYield } = rates;
  const spot = toDollars(market.spot);
  const input = { type, spot, strike: toDollars(strike), years, rate, dividendYield };
  const { price } = blackScholes({ ...input, volatility: iv });
  return Math.max(fromDollars(price), exerciseValue(type, strike, market.spot));
}

/** What is held is worth by the model; null where a volatility, a rate or a settlement price is unknown. */
export const modelValue = (held: readonly Holding[], market: ModelMarket): Money | null =>
  held.reduce<Money | null>((sum, holding) => {
    const mark = sum === null ? null : modelMark(holding, market);
    return sum === null || mark === null
      ? null
      : sum + holding.quantity * holding.multiplier * mark;
  }, 0);
