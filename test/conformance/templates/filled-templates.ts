import { analyseStrategy, type StrategyAnalysis } from '@toolyard/core/options/analysis';
import type { OptionChain, OptionChains } from '@toolyard/core/options/chain';
import type { Leg } from '@toolyard/core/options/contracts';
import {
  backExpiry,
  fillTemplate,
  MIRRORS,
  needsLaterExpiry,
  STRATEGY_TEMPLATES,
  type Mirror,
  type StrategyTemplate,
} from '@toolyard/core/options/templates';

/** One template, or its mirror image, filled from one expiry. */
export interface FilledTemplate {
  readonly chain: OptionChain;
  readonly template: StrategyTemplate;
  readonly mirrors: readonly Mirror[];
  readonly back: OptionChain | null;
  /** Null where the chain has no strikes for it. */
  readonly legs: readonly Leg[] | null;
  readonly analysis: StrategyAnalysis | null;
}

/** Roughly: the next ones, a month, a quarter. */
const DAYS = [7, 30, 90];
const SEEN: readonly (readonly Mirror[])[] = [[], ...MIRRORS.map((mirror) => [mirror]), MIRRORS];

/** The three expiries nearest to a week, a month and a quarter from now. */
export async function threeChains(chains: OptionChains, symbol: string): Promise<OptionChain[]> {
  const { value } = await chains.expiries(symbol);
  const left = value.filter(({ daysToExpiry }) => daysToExpiry > 0).map((row) => ({ ...row }));
  const picked = DAYS.map((days) => {
    left.sort((a, b) => Math.abs(a.daysToExpiry - days) - Math.abs(b.daysToExpiry - days));
    return left.shift()!.expiry;
  });
  return Promise.all(
    picked.sort().map(async (expiry) => (await chains.chain(symbol, expiry)).value),
  );
}

/** Every template with all its mirror images, filled from one chain and analysed. */
export async function fillEvery(
  chains: OptionChains,
  chain: OptionChain,
): Promise<FilledTemplate[]> {
  const listed = (await chains.expiries(chain.symbol)).value.map(({ expiry }) => expiry);
  const later = backExpiry(listed, chain.expiry);
  const rear = later === null ? null : (await chains.chain(chain.symbol, later)).value;
  return STRATEGY_TEMPLATES.filter(({ id }) => id !== 'custom').flatMap((template) =>
    SEEN.map((mirrors) => {
      const back = needsLaterExpiry(template) ? rear : null;
      const filled = fillTemplate(template, chain, { back, mirrors });
      const legs = filled.ok ? filled.value : null;
      const analysis = legs === null ? null : analysed(legs, chain, back);
      return { chain, template, mirrors, back, legs, analysis };
    }),
  );
}

const analysed = (
  legs: readonly Leg[],
  chain: OptionChain,
  back: OptionChain | null,
): StrategyAnalysis =>
  analyseStrategy({
    legs,
    spot: chain.spot,
    asOf: chain.asOf,
    terms: [chain.terms, ...(back === null ? [] : [back.terms])],
    volatility: chain.volatilityAtForward,
  });
