import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { encodePlan, type SharedLeg, type SharedPlan } from '@toolyard/core/options/sharing';
import type { PriceSource } from '@toolyard/core/options/strategies';
import type { DefaultFill } from '@toolyard/core/options/settings';
import { naturalSource } from '../chain/chain-quotes.ts';
import { paths } from '../../../../app/paths.ts';

/** Where the address of the builder holds a plan. */
export const PLAN_PARAM = 'plan';

/** The builder with a plan: legs, or a stock alone, or a stock and a template to fill from its chain. */
export const builderPath = (plan: SharedPlan): string =>
  `${paths.builder}?${PLAN_PARAM}=${encodeURIComponent(encodePlan(plan))}`;

/** The builder with a stock chosen. */
export const builderOf = (symbol: string): string =>
  builderPath({ symbol, legs: [], templateId: null });

/** A leg with the price that it has here. */
export const sharedLeg = (leg: Leg, priceSource: PriceSource): SharedLeg => ({
  kind: leg.kind,
  symbol: leg.symbol,
  position: leg.position,
  quantity: leg.quantity,
  price: leg.premium,
  priceSource,
});

/** One contract of a chain's row at the price that new legs get on the day. */
export const sharedQuote = (
  quote: Pick<OptionQuote, 'symbol'>,
  position: Position,
  fill: DefaultFill,
  quantity = 1,
): SharedLeg => ({
  kind: 'option',
  symbol: quote.symbol,
  position,
  quantity,
  price: null,
  priceSource: fill === 'mid' ? 'mid' : naturalSource(position),
});
