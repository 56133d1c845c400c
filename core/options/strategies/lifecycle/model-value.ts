import { fromDollars, toDollars } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import { exerciseOf, expiryMarket, type ExpiryTerms } from '../../chain/index.ts';
import { isOption, settlementInstant, yearsBetween } from '../../contracts/index.ts';
import { optionDate, optionDatePrice } from '../../pricing/index.ts';
import { valueAt, type HeldContract, type Holding } from './position.ts';
import { expiredValue } from './settlement.ts';

/** A market in which holdings are valued by the model, without quotes. */
interface ModelMarket {
  readonly at: Instant;
  /** Money per share; null = unknown. */
  readonly spot: Money | null;
  readonly terms: readonly ExpiryTerms[];
  /** Settlement price of an expired contract; null = unknown. */
  readonly settlement: (contract: HeldContract) => Money | null;
}

/** Model value at the contract's own volatility, by its exercise; money per share. */
function modelMark(holding: Holding, market: ModelMarket): Money | null {
  if (!isOption(holding)) return market.spot;
  const { type, strike, expiry, iv } = holding;
  const years = yearsBetween(market.at, settlementInstant(holding));
  if (years <= 0) return expiredValue(holding, market.settlement(holding), market.spot);
  const rates = market.terms.find((terms) => terms.expiry === expiry);
  if (!rates || iv === null || market.spot === null) return null;
  const spot = toDollars(market.spot);
  const exercise = exerciseOf(holding, rates);
  const terms = { ...expiryMarket(rates, spot, years), volatility: iv, exercise };
  return fromDollars(optionDatePrice(optionDate(type, toDollars(strike), terms), spot));
}

/** Value of the holdings by the model; null where a volatility, a rate or a settlement price is unknown. */
export const modelValue = (held: readonly Holding[], market: ModelMarket): Money | null =>
  valueAt(held, (holding) => modelMark(holding, market));
