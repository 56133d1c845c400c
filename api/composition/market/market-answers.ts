import type { EarningsReport, MarketData, StockQuotes } from '@toolyard/core/market';
import {
  ReadOptionSnapshot,
  ReadStockFigures,
  type OptionChains,
  type OptionTape,
  type SnapshotRequest,
  type VolatilityHistory,
} from '@toolyard/core/options/chain';
import { ReadVolatilitySurface } from '@toolyard/core/options/surface';
import type { Clock } from '@toolyard/core/shared';
import { toMarketOverview } from '../../market/market-overview.ts';
import { toMeta, toSnapshotPage } from '../../market/snapshot-page.ts';

// A worker thread loads this from source too: nothing here may need more than the erasure of types.

interface MarketPorts {
  readonly market: MarketData;
  readonly quotes: StockQuotes;
  readonly chains: OptionChains;
  readonly tape: OptionTape;
  readonly volatility: VolatilityHistory;
}

/** Long answers about the market, as bytes of JSON. */
export interface MarketAnswers {
  page(underlying: string, request: SnapshotRequest): Promise<Uint8Array>;
  surface(symbol: string): Promise<Uint8Array>;
  /** With the coming reports of the calendar, which uploaded dates complement: only the server reads those. */
  figures(symbols: readonly string[], reports: readonly EarningsReport[]): Promise<Uint8Array>;
  overview(): Promise<Uint8Array>;
}

const bytes = (body: object): Uint8Array => Buffer.from(JSON.stringify(body));

export function marketAnswers(ports: MarketPorts, clock: Clock): MarketAnswers {
  const snapshot = new ReadOptionSnapshot(ports.chains, ports.tape);
  const volatilitySurface = new ReadVolatilitySurface(ports.chains);
  const stockFigures = new ReadStockFigures(ports, clock);
  return {
    page: async (underlying, request) =>
      bytes(toSnapshotPage(await snapshot.execute(underlying, request))),
    surface: async (symbol) => {
      const { value, meta } = await volatilitySurface.execute(symbol);
      return bytes({ data: value, meta: toMeta(meta) });
    },
    figures: async (symbols, reports) => {
      const { value, meta } = await stockFigures.execute(symbols, reports);
      return bytes({ data: { results: value }, meta: toMeta(meta) });
    },
    overview: async () => bytes(toMarketOverview(await ports.market.stockDays())),
  };
}
