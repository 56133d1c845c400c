import { MONEY_SCALE } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import { cheapest, expectedMove, offDelta, offForward, pairsOf, wings } from './strike-choice.ts';
import type { TemplateId, TemplateLeg } from './strategy-template.ts';
import { tradableQuotes } from './tradable-quotes.ts';

/** The market that a template is filled from. `turned` when calls and puts have changed places. */
interface FillMarket {
  readonly legs: readonly TemplateLeg[];
  readonly front: OptionChain;
  readonly back: OptionChain;
  readonly turned: boolean;
}

/** One quote for each option leg of the template, in their order; null when the chain has none. */
type Plan = (market: FillMarket) => readonly OptionQuote[] | null;

const optionLegs = ({ legs }: FillMarket): readonly TemplateLeg[] =>
  legs.filter(({ type }) => type === 'option');

/** Quotes that the option leg `at` may take. */
function quotesFor(market: FillMarket, at: number, chain = market.front): readonly OptionQuote[] {
  const leg = optionLegs(market)[at];
  if (leg?.optionType == null) return [];
  return tradableQuotes(chain, leg.optionType, leg.position);
}

/** `b` further than `a` in the direction in which the template's strikes rise. */
const beyond =
  ({ turned }: FillMarket) =>
  (a: OptionQuote, b: OptionQuote): boolean =>
    turned ? b.strike < a.strike : b.strike > a.strike;

const single: Plan = (market) => {
  const quote = cheapest(quotesFor(market, 0), offDelta(0.5));
  return quote && [quote];
};

const coveredStock: Plan = (market) => {
  const quote = cheapest(quotesFor(market, 0), offDelta(0.3));
  return quote && [quote];
};

/** Two legs by delta, the second beyond the first. */
const byDeltas =
  (first: number, second: number, firstChain: 'front' | 'back' = 'front'): Plan =>
  (market) =>
    cheapest(
      pairsOf(quotesFor(market, 0, market[firstChain]), quotesFor(market, 1), beyond(market)),
      ([a, b]) => offDelta(first)(a) + offDelta(second)(b),
    );

const sameStrike = (a: OptionQuote, b: OptionQuote): boolean => a.strike === b.strike;

/** Two legs at the strike nearest the forward that both can take. */
const atTheMoney =
  (secondChain: 'front' | 'back'): Plan =>
  (market) =>
    cheapest(
      pairsOf(quotesFor(market, 0), quotesFor(market, 1, market[secondChain]), sameStrike),
      ([{ strike }]) => offForward(market.front, strike),
    );

/** The lowest strike of some quotes, or the highest. */
const least = (quotes: readonly OptionQuote[]): number => quotes[0]?.strike ?? Infinity;
const greatest = (quotes: readonly OptionQuote[]): number => quotes.at(-1)?.strike ?? -Infinity;

const butterfly: Plan = (market) => {
  const [lower, upper] = [quotesFor(market, 0), quotesFor(market, 2)];
  const body = cheapest(
    quotesFor(market, 1).filter(({ strike }) => least(lower) < strike && strike < greatest(upper)),
    ({ strike }) => offForward(market.front, strike),
  );
  if (body === null) return null;
  const around = { low: body.strike, high: body.strike };
  const pair = wings(lower, upper, around, expectedMove(market.front));
  return pair && [pair[0], body, pair[1]];
};

/** Four strikes: two inner by delta, wings as wide as the delta `outer` is away. */
const fourLegs =
  (inner: readonly [number, number], outer: readonly [number, number]): Plan =>
  (market) => {
    const [lower, upper] = [quotesFor(market, 0), quotesFor(market, 3)];
    const pair = cheapest(
      pairsOf(
        quotesFor(market, 1).filter(({ strike }) => least(lower) < strike),
        quotesFor(market, 2).filter(({ strike }) => strike < greatest(upper)),
        (a, b) => a.strike < b.strike,
      ),
      ([a, b]) => offDelta(inner[0])(a) + offDelta(inner[1])(b),
    );
    if (pair === null) return null;
    const [low, high] = [pair[0].strike, pair[1].strike];
    const below = cheapest(
      lower.filter(({ strike }) => strike < low),
      offDelta(outer[0]),
    );
    const above = cheapest(
      upper.filter(({ strike }) => strike > high),
      offDelta(outer[1]),
    );
    const width = below && above && (low - below.strike + above.strike - high) / 2;
    const ends = width === null ? null : wings(lower, upper, { low, high }, width / MONEY_SCALE);
    return ends && [ends[0], pair[0], pair[1], ends[1]];
  };

const ironButterfly: Plan = (market) => {
  const [lower, upper] = [quotesFor(market, 0), quotesFor(market, 3)];
  const body = cheapest(
    pairsOf(quotesFor(market, 1), quotesFor(market, 2), sameStrike).filter(
      ([{ strike }]) => least(lower) < strike && strike < greatest(upper),
    ),
    ([{ strike }]) => offForward(market.front, strike),
  );
  if (body === null) return null;
  const around = { low: body[0].strike, high: body[0].strike };
  const ends = wings(lower, upper, around, expectedMove(market.front));
  return ends && [ends[0], body[0], body[1], ends[1]];
};

/** Puts of the same strikes have the deltas of the calls less one. */
const condor: Plan = (market) =>
  market.turned
    ? fourLegs([0.35, 0.65], [0.2, 0.8])(market)
    : fourLegs([0.65, 0.35], [0.8, 0.2])(market);

/** Where each template's strikes come from by default. */
export const FILL_PLANS: Readonly<Record<Exclude<TemplateId, 'custom'>, Plan>> = {
  'single-option': single,
  'vertical-spread': byDeltas(0.5, 0.3),
  'covered-stock': coveredStock,
  collar: byDeltas(0.25, 0.3),
  straddle: atTheMoney('front'),
  strangle: byDeltas(0.25, 0.25),
  'calendar-spread': atTheMoney('back'),
  'diagonal-spread': byDeltas(0.6, 0.3, 'back'),
  butterfly,
  condor,
  'iron-butterfly': ironButterfly,
  'iron-condor': fourLegs([0.2, 0.2], [0.1, 0.1]),
};
