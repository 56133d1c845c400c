import { sessionOn, type MarketData } from '@toolyard/core/market';
import type { OptionChains } from '@toolyard/core/options/chain';
import type { Clock } from '@toolyard/core/shared';
import { MarketFactor } from './market-factor.ts';
import { Sessions } from './sessions.ts';
import { SimulatedMarketData } from './simulated-market-data.ts';
import { SimulatedOptionChains } from './simulated-option-chains.ts';
import { StockTape } from './stock-tape.ts';
import { STOCKS } from './stocks.ts';

export interface SimulatedMarketSettings {
  /** Any text; the same one gives the same market, to the last cent. */
  readonly seed: string;
  readonly clock: Clock;
}

/** All markets trade on the same days. */
const sessions = new Sessions(sessionOn);

/** A market of ten stocks and their options, made up but without arbitrage, for any instant of the clock. */
export function simulatedMarket({ seed, clock }: SimulatedMarketSettings): {
  readonly market: MarketData;
  readonly chains: OptionChains;
} {
  const factor = new MarketFactor(seed, sessions);
  const tapes = new Map(
    STOCKS.map((stock) => [stock.ticker, new StockTape(seed, stock, sessions, factor)]),
  );
  return {
    market: new SimulatedMarketData(clock, sessions, tapes),
    chains: new SimulatedOptionChains(seed, clock, sessions, tapes),
  };
}
