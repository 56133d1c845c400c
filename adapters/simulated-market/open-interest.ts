import type { OptionType } from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import { hashKey, normalOf, scramble } from './random.ts';
import type { Liquidity } from './stock.ts';

const { exp, expm1, floor, log } = Math;

/** Inputs of an expiry's volume and open interest; constant during a session. */
export interface OpenInterestInput {
  /** Random key made of seed, stock and expiry. */
  readonly key: string;
  /** Random key of the session. */
  readonly session: string;
  readonly liquidity: Liquidity;
  readonly strikes: readonly Money[];
  /** Previous close, money. */
  readonly centre: number;
  /** Standard deviation of the log price until expiry. */
  readonly deviation: number;
  readonly daysToExpiry: number;
  /** Days since the expiry was listed. */
  readonly daysListed: number;
  /** True where daily expiries share the volume. */
  readonly dailyExpiries: boolean;
}

/** Contracts by strike: the volume of the whole session, and the open interest before it. */
export interface VolumesAndOpenInterest {
  readonly volumes: Float64Array;
  readonly open: Float64Array;
}

/** Standard deviation of the logarithm of a put/call ratio around that of the stock. */
const RATIO_DEVIATION = 0.25;

/** A standard normal draw. */
function noiseOf(key: string): number {
  const u = scramble(hashKey(key));
  return normalOf((u + 0.5) / 4_294_967_296, (scramble(~u) + 0.5) / 4_294_967_296);
}

/**
 * Lognormal noise around a Gaussian over log-moneyness in standard deviations. Round strikes and strikes out of the
 * money have more, later expiries less. Each expiry has a put/call ratio of its own, that of the volume each session.
 */
export function volumesAndOpenInterest(
  input: OpenInterestInput,
  type: OptionType,
): VolumesAndOpenInterest {
  const { liquidity, daysToExpiry, daysListed, dailyExpiries } = input;
  const perDay = liquidity.contractsPerDay / (dailyExpiries ? 9 : 4);
  const traded = perDay * (exp(-daysToExpiry / 20) + 0.02);
  const held = 10 * perDay * (exp(-daysToExpiry / 90) + 0.05) * -expm1(-daysListed / 12);
  const spread = (total: number, purpose: string): Float64Array => {
    const puts = liquidity.putsPerCall * exp(RATIO_DEVIATION * noiseOf(`${input.key}|${purpose}`));
    const share = (type === 'put' ? puts : 1) / (1 + puts);
    const weights = weightsOf(input, `${input.key}|${purpose}|${type}`, type);
    const part = (total * share) / weights.reduce((a, b) => a + b, 0);
    return weights.map((weight) => floor(part * weight));
  };
  return { volumes: spread(traded, `${input.session}|volume`), open: spread(held, 'open') };
}

function weightsOf(input: OpenInterestInput, key: string, type: OptionType): Float64Array {
  const { strikes, centre, deviation } = input;
  const base = hashKey(key);
  return Float64Array.from(strikes, (strike) => {
    const u = scramble(base ^ strike);
    const noise = normalOf((u + 0.5) / 4_294_967_296, (scramble(u ^ base) + 0.5) / 4_294_967_296);
    const x = log(strike / centre) / deviation;
    const inTheMoney = type === 'call' ? x < 0 : x > 0;
    return roundStrikeWeight(strike) * (inTheMoney ? 0.35 : 1) * exp(0.8 * noise - (x * x) / 2);
  });
}

const roundStrikeWeight = (strike: Money): number =>
  strike % 100_000 === 0 ? 3 : strike % 50_000 === 0 ? 2 : 1;
