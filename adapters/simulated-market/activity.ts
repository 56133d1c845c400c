import type { OptionType } from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import { hashKey, normalOf, scramble } from './random.ts';
import type { Liquidity } from './stock.ts';

const { exp, expm1, floor, log } = Math;

/** Inputs of the open interest of an expiry; constant during a session. */
export interface InterestInput {
  /** Names seed, stock and expiry. */
  readonly key: string;
  /** Names the session. */
  readonly session: string;
  readonly liquidity: Liquidity;
  readonly strikes: readonly Money[];
  /** Close of the session before, money. */
  readonly centre: number;
  /** Standard deviation of the log price until expiry. */
  readonly deviation: number;
  readonly daysToExpiry: number;
  /** Days since the expiry was listed. */
  readonly daysListed: number;
  /** True where expiries are daily and share the same trade. */
  readonly dailyExpiries: boolean;
}

/** Contracts by strike: traded over the whole session, and open since the last one. */
export interface Interest {
  readonly volumes: Float64Array;
  readonly open: Float64Array;
}

/**
 * Lognormal about a bell over log-moneyness in standard deviations, more at round strikes and out of
 * the money, less for later expiries.
 */
export function interestOf(input: InterestInput, type: OptionType): Interest {
  const { liquidity, daysToExpiry, daysListed, dailyExpiries } = input;
  const perDay = liquidity.contractsPerDay / (dailyExpiries ? 9 : 4);
  const traded = perDay * (exp(-daysToExpiry / 20) + 0.02);
  const held = 10 * perDay * (exp(-daysToExpiry / 90) + 0.05) * -expm1(-daysListed / 12);
  const putShare = liquidity.putsPerCall / (1 + liquidity.putsPerCall);
  const share = type === 'put' ? putShare : 1 - putShare;
  const spread = (total: number, purpose: string): Float64Array => {
    const weights = weightsOf(input, `${input.key}|${purpose}|${type}`, type);
    const part = (total * share) / weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => floor(part * weight));
  };
  return { volumes: spread(traded, `${input.session}|volume`), open: spread(held, 'open') };
}

function weightsOf(input: InterestInput, key: string, type: OptionType): Float64Array {
  const { strikes, centre, deviation } = input;
  const base = hashKey(key);
  return Float64Array.from(strikes, (strike) => {
    const u = scramble(base ^ strike);
    const luck = normalOf((u + 0.5) / 4_294_967_296, (scramble(u ^ base) + 0.5) / 4_294_967_296);
    const x = log(strike / centre) / deviation;
    const inTheMoney = type === 'call' ? x < 0 : x > 0;
    return roundness(strike) * (inTheMoney ? 0.35 : 1) * exp(0.8 * luck - (x * x) / 2);
  });
}

const roundness = (strike: Money): number =>
  strike % 100_000 === 0 ? 3 : strike % 50_000 === 0 ? 2 : 1;
