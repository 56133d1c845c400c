import { toDollars } from '../../shared/index.ts';
import {
  isOptionLeg,
  settlementInstant,
  signedShares,
  yearsBetween,
  type OptionLeg,
} from '../contracts/index.ts';
import {
  lognormalPrices,
  oneSigmaPrices,
  priceQuantile,
  pricesAfterMoves,
  pricesWithin,
  type LognormalTerms,
  type PriceDistribution,
} from '../payoff/index.ts';
import {
  optionDate,
  optionDatePrice,
  withoutNegativeYield,
  type OptionTerms,
} from '../pricing/index.ts';
import { smileAfter, smileAt, smilePrices } from '../surface/index.ts';
import { frontExpiry, frontSettlement, legTerms, type AnalysisInput } from './analysis-input.ts';
import type { Measure } from './strategy-analysis.ts';

/**
 * Parameters of the distribution of prices at the front expiry, for the probabilities; years and continuous fractions
 * per year. Null when its inputs are missing. Where the chosen measure is the smile and the chain gives none, it is
 * the lognormal one with one volatility.
 *
 *     drift = r − q when risk-neutral, 0 for zero drift, or the user's own;   forward = S·e^(drift·t)
 *
 * @example measureOf(analysisInput([longCall(100, 5)])) // { name: 'riskNeutralLognormal', volatility: 0.2, rate: 0, drift: 0, forward: 100, years: 1, noFit: true, smile: null }
 */
export function measureOf(input: AnalysisInput): Measure | null {
  const front = frontExpiry(input.legs);
  const terms = input.terms.find((each) => each.expiry === front);
  const settlement = frontSettlement(input.legs);
  if (settlement === null || !terms) return null;
  const { rate, dividendYield } = terms;
  const years = yearsBetween(input.asOf, settlement);
  const fitted = years > 0 ? terms.smile : undefined;
  const smile = fitted ? smileAfter(fitted, years / fitted.years) : null;
  const fittedAtForward = smile && Math.sqrt(smileAt(smile, 0).variance / years);
  const choice = input.measure ?? { name: 'smile' };
  const name = choice.name === 'smile' && !smile ? 'riskNeutralLognormal' : choice.name;
  const isOnSmile = name === 'smile' || name === 'range';
  const volatility =
    choice.name === 'own'
      ? choice.volatility
      : (input.volatility ?? (isOnSmile ? fittedAtForward : null));
  if (volatility === null || !(volatility > 0)) return null;
  const drift =
    choice.name === 'own' ? choice.drift : name === 'zeroDrift' ? 0 : rate - dividendYield;
  const noFit = !smile && (choice.name === 'smile' || choice.name === 'range');
  const fit = { noFit, smile: isOnSmile ? smile : null };
  const forward = toDollars(input.spot) * Math.exp(drift * years);
  return { name, volatility, rate, drift, forward, years, ...fit };
}

/**
 * The distribution of prices at the front expiry under the measure; null where the user's own view leaves no price
 * possible.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'range', from: 100, to: 90 } });
 * distributionUnder(input, measureOf(input)) // null: nothing is above 100 and below 90
 */
export function distributionUnder(
  input: AnalysisInput,
  measure: Measure,
): PriceDistribution | null {
  const choice = input.measure;
  if (choice?.name === 'pastMoves') return pricesAfterMoves(toDollars(input.spot), choice.moves);
  const prices = measure.smile
    ? smilePrices(measure.forward, measure.smile)
    : lognormalPrices(pricesUnder(input, measure));
  return choice?.name === 'range' ? pricesWithin(prices, choice.from, choice.to) : prices;
}

/**
 * The distribution of prices after some years, up to the front expiry. Before the expiry the smile has its shape by
 * standard deviations from the forward; past moves and target ranges spread from the spot with the root of time. Null
 * where the user's own view leaves no price possible.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * distributionAfter(input, measureOf(input), 0.25).mean // 100 * Math.exp(0.02 * 0.25)
 */
export function distributionAfter(
  input: AnalysisInput,
  measure: Measure,
  years: number,
): PriceDistribution | null {
  const terms = pricesUnder(input, measure);
  if (isLognormal(measure)) return lognormalPrices({ ...terms, years });
  const { smile } = measure;
  if (smile && measure.name === 'smile') {
    const forward = terms.spot * Math.exp(terms.drift * years);
    return smilePrices(forward, smileAfter(smile, years / measure.years));
  }
  const atExpiry = distributionUnder(input, measure);
  if (!atExpiry || years >= measure.years) return atExpiry;
  const power = Math.sqrt(measure.years / years);
  const moved = (price: number): number => terms.spot * (price / terms.spot) ** power;
  return { ...atExpiry, probabilityBelow: (price) => atExpiry.probabilityBelow(moved(price)) };
}

/**
 * Whether the prices of the measure are lognormal, so that closed forms of the lognormal distribution hold.
 *
 * @example isLognormal({ name: 'zeroDrift', smile: null }) // true
 */
export const isLognormal = ({ name, smile }: Measure): boolean =>
  smile === null && name !== 'range' && name !== 'pastMoves';

/**
 * The measure as parameters of {@link lognormalPrices}, with today's spot in dollars.
 *
 * @example pricesUnder(analysisInput([]), { drift: 0.02, volatility: 0.2, years: 1 }) // { spot: 100, drift: 0.02, volatility: 0.2, years: 1 }
 */
export const pricesUnder = (input: AnalysisInput, measure: Measure): LognormalTerms => ({
  spot: toDollars(input.spot),
  drift: measure.drift,
  volatility: measure.volatility,
  years: measure.years,
});

/** Probabilities of prices below one standard deviation under the median and above it: Φ(−1) and Φ(1). */
const ONE_SIGMA = [0.158655253931457, 0.841344746068543] as const;

/**
 * The ±1σ band of the chart at the front expiry under the measure of the analysis, dollars per share: the prices below
 * which the underlying is with 15.87 % and 84.13 %; for lognormal prices see {@link oneSigmaPrices}. Null without a
 * measure.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)], { measure: { name: 'own', drift: 0.02, volatility: 0.2 } });
 * oneSigmaRange(input) // { from: 100 * Math.exp(-0.2), to: 100 * Math.exp(0.2) }
 */
export function oneSigmaRange(input: AnalysisInput): { from: number; to: number } | null {
  const measure = measureOf(input);
  if (measure === null) return null;
  if (isLognormal(measure)) return oneSigmaPrices(pricesUnder(input, measure));
  const prices = distributionUnder(input, measure);
  return (
    prices && {
      from: priceQuantile(prices, ONE_SIGMA[0]),
      to: priceQuantile(prices, ONE_SIGMA[1]),
    }
  );
}

const valueToday = ({ spot }: AnalysisInput, leg: OptionLeg, terms: OptionTerms): number =>
  optionDatePrice(optionDate(leg.type, toDollars(leg.strike), terms), toDollars(spot));

/**
 * What exercise before the expiry adds to the expected value of a leg of the front expiry, dollars per share:
 *
 *     x = e^(r·t)·(American − European value today)   at the volatility of the smile at the strike
 *
 * The owner of a leg gains it, the writer loses it: a call written over an ex-date is exercised before it, and so costs
 * more than its mean at the expiry. Zero for European options and under every measure but the smile, which alone prices
 * options as their quotes do.
 *
 * @example
 * const input = analysisInput([longCall(100, 5)]);
 * expectedExerciseValue(input, measureOf(input), longCall(100, 5)) // 0: without a smile
 */
export function expectedExerciseValue(
  input: AnalysisInput,
  measure: Measure,
  leg: OptionLeg,
): number {
  const years = yearsBetween(input.asOf, settlementInstant(leg));
  if (measure.name !== 'smile' || measure.smile === null || !(years > 0)) return 0;
  const k = Math.log(toDollars(leg.strike) / measure.forward);
  const iv = Math.sqrt(smileAt(measure.smile, k).variance / measure.years);
  const given = legTerms(input, { ...leg, iv }, years);
  if (typeof given === 'string' || given.exercise === 'european') return 0;
  const terms = withoutNegativeYield(given);
  const excess =
    valueToday(input, leg, terms) - valueToday(input, leg, { ...terms, exercise: 'european' });
  return Math.exp(terms.rate * years) * Math.max(0, excess);
}

/**
 * Mean value at the front expiry of a later leg under the smile, dollars per share: today's value at its own volatility,
 * carried to that day.
 *
 *     E[V(t)] = e^(r·t)·V(0)
 *
 * A density of one smile with values at one volatility a leg would not have this mean, and would show an edge in every
 * calendar spread. Null under other measures, or where an input is unknown.
 *
 * @example
 * const input = analysisInput([shortCall(100, 3), longCall(100, 5, { expiry: '2027-06-18' })]);
 * meanLaterValue(input, measureOf(input), input.legs[1]) // null: without a smile
 */
export function meanLaterValue(
  input: AnalysisInput,
  measure: Measure,
  leg: OptionLeg,
): number | null {
  if (measure.name !== 'smile') return null;
  const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
  return typeof terms === 'string'
    ? null
    : Math.exp(terms.rate * measure.years) * valueToday(input, leg, terms);
}

/** Exercise values of the legs of the front expiry, in dollars of the whole position. */
export function expectedFromExercise(input: AnalysisInput, measure: Measure): number {
  const front = frontSettlement(input.legs);
  return input.legs
    .filter(isOptionLeg)
    .filter((leg) => front !== null && settlementInstant(leg) <= front)
    .reduce((sum, leg) => sum + signedShares(leg) * expectedExerciseValue(input, measure, leg), 0);
}

/** Mean values of the later legs at the front expiry, in dollars of the whole position; null as {@link meanLaterValue}. */
export function expectedFromLaterLegs(input: AnalysisInput, measure: Measure): number | null {
  const front = frontSettlement(input.legs);
  let sum = 0;
  for (const leg of input.legs) {
    if (!isOptionLeg(leg) || front === null || settlementInstant(leg) <= front) continue;
    const mean = meanLaterValue(input, measure, leg);
    if (mean === null) return null;
    sum += signedShares(leg) * mean;
  }
  return sum;
}
