import type { AnalysisInput } from '@toolyard/core/options/analysis';
import {
  CONTRACT_MULTIPLIER,
  expiryInstant,
  formatOptionSymbol,
  yearsToExpiry,
  type OptionLeg,
  type OptionType,
  type Position,
} from '@toolyard/core/options/contracts';
import { blackScholes, type BlackScholesValues } from '@toolyard/core/options/pricing';
import type { STRUCTURE_NAMES, TemplateId } from '@toolyard/core/options/templates';
import { fromDollars, type CalendarDate, type Dollars, type Instant } from '@toolyard/core/shared';

/** Long or short, call or put, strike in dollars. */
export type SampleLeg = readonly [Position, OptionType, number, quantity?: number];

export interface SampleTrade {
  readonly symbol: string;
  readonly templateId: TemplateId;
  readonly structure: keyof typeof STRUCTURE_NAMES;
  readonly status: 'planning' | 'active' | 'completed';
  readonly opened: CalendarDate;
  readonly expiry: CalendarDate;
  /** Dollars a share when it was opened, and now or at its expiry. */
  readonly from: number;
  readonly to: number;
  readonly volatility: number;
  readonly legs: readonly SampleLeg[];
}

const SAMPLE_RATE = 0.0005;

/** The close of a day is when its options expire. */
export const closeOf = (day: CalendarDate): Instant => expiryInstant(day);

/** The model's value of a sample's option, with the underlying at `spot` dollars. */
export function sampleValue(
  { expiry, volatility }: SampleTrade,
  [, type, strike]: SampleLeg,
  spot: Dollars,
  at: Instant,
): BlackScholesValues {
  return blackScholes({
    type,
    spot,
    strike,
    years: yearsToExpiry(at, expiry),
    volatility,
    rate: SAMPLE_RATE,
    dividendYield: 0,
  });
}

/** The analysis of a sample as the market of its model stands. */
export function sampleInput(trade: SampleTrade, now: Instant): AnalysisInput {
  const { expiry, to, volatility } = trade;
  const years = yearsToExpiry(now, expiry);
  const forward = to * Math.exp(SAMPLE_RATE * years);
  return {
    legs: trade.legs.map((leg) => sampleLeg(trade, leg)),
    spot: fromDollars(to),
    asOf: now,
    terms: [
      {
        expiry,
        years,
        forward,
        rate: SAMPLE_RATE,
        dividendYield: 0,
        dividends: [],
        source: 'simulated' as const,
      },
    ],
    volatility,
  };
}

/** A leg at the model's price of the day it was opened, to the cent. */
export function sampleLeg(trade: SampleTrade, leg: SampleLeg): OptionLeg {
  const { symbol: underlying, opened, expiry, from, volatility } = trade;
  const [position, type, strike, quantity = 1] = leg;
  const { price } = sampleValue(trade, leg, from, closeOf(opened));
  return {
    kind: 'option',
    symbol: formatOptionSymbol({ root: underlying, expiry, type, strike: fromDollars(strike) }),
    type,
    position,
    strike: fromDollars(strike),
    expiry,
    premium: fromDollars(Math.max(1, Math.round(price * 100)) / 100),
    quantity,
    multiplier: CONTRACT_MULTIPLIER,
    iv: volatility,
    delta: null,
  };
}
