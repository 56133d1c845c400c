import { fromDollars, toDollars } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import { exerciseOf, expiryMarket, type ExpiryTerms } from '../../chain/index.ts';
import {
  isOption,
  isValuedBy,
  ordinaryContract,
  settlementInstant,
  underlyingSymbol,
  yearsBetween,
  type PriceOf,
} from '../../contracts/index.ts';
import { optionDate, optionDatePrice } from '../../pricing/index.ts';
import { underlyingAmong, valueAt, type HeldContract, type Holding } from './position.ts';
import { expiredValue, outcomeByRule } from './settlement.ts';

/** A market in which holdings are valued by the model, without quotes. */
interface ModelMarket {
  readonly at: Instant;
  /** The company whose price the spot is; absent where it is the underlying of the holdings. */
  readonly symbol?: string;
  /** Money per share; null = unknown. */
  readonly spot: Money | null;
  /** Price of other companies' shares; absent where none is known. */
  readonly otherPrice?: PriceOf;
  readonly terms: readonly ExpiryTerms[];
  /** Settlement price of an expired contract; null = unknown. */
  readonly settlement: (contract: HeldContract) => Money | null;
}

/** Value of an expired contract that is not settled yet, at the model's prices of the underlying alone. */
function expiredMark(holding: HeldContract, { spot, settlement }: ModelMarket): Money | null {
  const symbol = underlyingSymbol(holding);
  const settled = settlement(holding);
  const outcome = outcomeByRule(holding, settled);
  return expiredValue(holding, settled, outcome, (each) => (each === symbol ? spot : null));
}

/** Model value at the contract's own volatility, by its exercise; money per unit of its multiplier. */
function modelMark(holding: Holding, market: ModelMarket): Money | null {
  if (!isOption(holding)) return market.spot;
  const { expiry, iv } = holding;
  const years = yearsBetween(market.at, settlementInstant(holding));
  if (years <= 0) return expiredMark(holding, market);
  const ordinary = ordinaryContract(holding, holding.deliverable);
  if (ordinary === null) return null;
  const rates = market.terms.find((terms) => terms.expiry === expiry);
  if (!rates || iv === null || market.spot === null) return null;
  const spot = toDollars(market.spot);
  const exercise = exerciseOf(holding, rates);
  const terms = { ...expiryMarket(rates, spot, years), volatility: iv, exercise };
  const { type, strike, multiplier } = ordinary;
  const price = optionDatePrice(optionDate(type, toDollars(strike), terms), spot);
  return fromDollars((price * multiplier) / holding.multiplier);
}

/** Whether the price of a company alone values a holding: its shares, and contracts on them. */
const isValuedByPriceOf = (symbol: string, holding: Holding): boolean =>
  isValuedBy(symbol, holding) && underlyingSymbol(holding) === symbol;

/**
 * Value of the holdings by the model; null where a volatility, a rate, a settlement price or the price of another company's
 * shares is unknown, and where another price than that of their underlying decides what contracts are worth.
 */
export function modelValue(held: readonly Holding[], market: ModelMarket): Money | null {
  const underlying = market.symbol ?? underlyingAmong(held);
  return valueAt(held, (holding) => {
    if (isValuedByPriceOf(underlying, holding)) return modelMark(holding, market);
    return isOption(holding) ? null : (market.otherPrice?.(holding.symbol) ?? null);
  });
}
