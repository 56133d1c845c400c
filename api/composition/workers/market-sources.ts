import { setImmediate as nextTurn } from 'node:timers/promises';
import { openChainFiles } from '@toolyard/chain-files';
import {
  CombinedCorporateActions,
  CombinedEarnings,
  CombinedMarket,
  CombinedNews,
  CombinedQuotes,
} from '@toolyard/core/market';
import {
  CombinedOptionChains,
  CombinedOptionTape,
  CombinedSettlementPrices,
  CombinedVolatilityHistory,
  type MarketSource,
} from '@toolyard/core/options/chain';
import { FittedOptionChains } from '@toolyard/core/options/surface';
import type { Clock } from '@toolyard/core/shared';

/** The operator's chain files, where there are any. */
export const openFiles = async (folder: string | null) =>
  folder === null ? [] : [await openChainFiles(folder)];

type Files = Awaited<ReturnType<typeof openFiles>>;

/** Chain files first, and the market of all other symbols. */
export function combinedSources(files: Files, others: MarketSource, clock: Clock) {
  const sources = [...files, others];
  return {
    market: new CombinedMarket(
      sources.map(({ market }) => market),
      clock,
    ),
    news: new CombinedNews(sources.map(({ news }) => news)),
    earnings: new CombinedEarnings(sources.map(({ earnings }) => earnings)),
    actions: new CombinedCorporateActions(sources.map(({ actions }) => actions)),
    quotes: new CombinedQuotes(sources.map(({ quotes }) => quotes)),
    volatility: new CombinedVolatilityHistory(sources.map(({ volatility }) => volatility)),
    chains: new CombinedOptionChains(
      sources.map((each) => new FittedOptionChains(each.chains)),
      clock,
      nextTurn,
    ),
    tape: new CombinedOptionTape(sources.map((each) => each.tape)),
    settlementPrices: new CombinedSettlementPrices(sources.map((each) => each.settlementPrices)),
  };
}
