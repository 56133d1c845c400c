import { marketStatus, type MarketStatus } from '@toolyard/core/calendar';
import {
  rankSearch,
  SYMBOL_UNKNOWN,
  type Bar,
  type BarQuery,
  type MarketData,
  type StockDay,
  type SearchHit,
  type SearchQuery,
  type Sourced,
  type TickerDetails,
} from '@toolyard/core/market';
import { toDollars } from '@toolyard/core/shared';
import type { ChainFile } from './load-chain-file.ts';
import { recordedMeta } from './provenance.ts';

const nameOf = ({ ticker, date }: ChainFile): string => `${ticker} ${date} (chain file)`;
const nameZhOf = ({ ticker, date }: ChainFile): string => `${ticker} ${date}（期权链文件）`;

const hitOf = (file: ChainFile): SearchHit => ({
  ticker: file.symbol,
  name: nameOf(file),
  nameZh: nameZhOf(file),
  market: 'stocks',
  locale: 'us',
  type: 'FILE',
  currency: 'USD',
  primaryExchange: null,
  price: toDollars(file.chains[0].spot),
  change: null,
  changePercent: null,
});

/** The underlyings of chain files. They have a spot and nothing else: every other figure is null, every list empty. */
export class ChainFileMarketData implements MarketData {
  constructor(private readonly files: ReadonlyMap<string, ChainFile>) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.files.has(symbol));
  }

  search({ text, limit }: SearchQuery): Promise<Sourced<readonly SearchHit[]>> {
    const value = rankSearch([...this.files.values()].map(hitOf), text, limit);
    return Promise.resolve({ value, meta: recordedMeta(this.latest()) });
  }

  async details(symbol: string): Promise<Sourced<TickerDetails>> {
    const file = await this.find(symbol);
    return {
      value: {
        ticker: file.symbol,
        name: nameOf(file),
        nameZh: nameZhOf(file),
        marketCap: null,
        min52Week: null,
        max52Week: null,
        weightedSharesOutstanding: null,
        dividendYield: null,
        primaryExchange: null,
      },
      meta: recordedMeta(file.asOf, true),
    };
  }

  async previousClose(symbol: string): Promise<Sourced<Bar | null>> {
    return { value: null, meta: recordedMeta((await this.find(symbol)).asOf, true) };
  }

  async bars({ symbol }: BarQuery): Promise<Sourced<readonly Bar[]>> {
    return { value: [], meta: recordedMeta((await this.find(symbol)).asOf, true) };
  }

  /** Recorded underlyings have no session. */
  stockDays(): Promise<Sourced<readonly StockDay[]>> {
    return Promise.resolve({ value: [], meta: recordedMeta(this.latest()) });
  }

  /** The state of the market at the latest file's time: the files' clocks stand. */
  status(): Promise<Sourced<MarketStatus>> {
    const at = this.latest();
    return Promise.resolve({ value: marketStatus(at), meta: recordedMeta(at) });
  }

  private find(symbol: string): Promise<ChainFile> {
    const file = this.files.get(symbol);
    return file === undefined ? Promise.reject(SYMBOL_UNKNOWN()) : Promise.resolve(file);
  }

  private latest(): number {
    return Math.max(0, ...[...this.files.values()].map(({ asOf }) => asOf));
  }
}
