import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { contractTermsOf } from '@toolyard/core/options/contracts';
import { DomainError, isListedTicker, type Clock } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { garbage, type PolygonCall, type PolygonClient } from './polygon-client.ts';
import { EMPTY_FOR } from './provenance.ts';
import type { StockDays } from './stock-days.ts';
import { Ticker } from './wire.ts';

const DAY = 86_400_000;
const CACHED_TICKERS = 5_000;
const KNOWN_FOR = 7 * DAY;

/**
 * The provider's name of a symbol: `I:` before an index. Refuses with SYMBOL_UNKNOWN what can be no symbol, so that no text
 * of a user changes the path of a request.
 *
 * Example: `toProviderTicker('SPX')` is `I:SPX`.
 */
export function toProviderTicker(symbol: string): string {
  if (!isListedTicker(symbol)) throw SYMBOL_UNKNOWN();
  return contractTermsOf(symbol).settlement === 'cash' ? `I:${symbol}` : symbol;
}

/** The symbol of a provider's name. */
export const toSymbol = (ticker: string): string => ticker.replace(/^I:/, '');

/** Which symbols exist, and what they are. */
export class Tickers {
  private readonly cached: LRUCache<string, { readonly ticker: Ticker | null }, PolygonCall>;

  constructor(
    private readonly client: PolygonClient,
    clock: Clock,
    /** Sessions that tell of all shares at once whether they exist; null where each is worth a request. */
    private readonly sessions: StockDays | null,
  ) {
    this.cached = new LRUCache({
      max: CACHED_TICKERS,
      ttl: KNOWN_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
      fetchMethod: async (symbol, _stale, { options, context }) => {
        const ticker = await read(symbol, context);
        if (ticker === null) options.ttl = EMPTY_FOR;
        return { ticker };
      },
    });
  }

  /** A provider that does not answer cannot deny a symbol: the call that follows reports the failure. */
  async knows(symbol: string): Promise<boolean> {
    if (!isListedTicker(symbol)) return false;
    try {
      return await this.exists(symbol, this.client.begin());
    } catch (fault) {
      if (fault instanceof DomainError) return true;
      throw fault;
    }
  }

  /** Null when the provider does not know the symbol. */
  async find(symbol: string, call: PolygonCall): Promise<Ticker | null> {
    if (!isListedTicker(symbol)) return null;
    return (await this.cached.fetch(symbol, { context: call }))?.ticker ?? null;
  }

  /** Whether a listing has the symbol now. */
  async exists(symbol: string, call: PolygonCall): Promise<boolean> {
    const isTraded = (await this.sessions?.lastTwo(call))?.days.has(symbol) ?? false;
    return isTraded || (await this.find(symbol, call)) !== null;
  }

  /** Refuses with SYMBOL_UNKNOWN. */
  async assertKnown(symbol: string, call: PolygonCall): Promise<void> {
    if (!isListedTicker(symbol) || !(await this.exists(symbol, call))) throw SYMBOL_UNKNOWN();
  }

  /** Refuses with SYMBOL_UNKNOWN. */
  async require(symbol: string, call: PolygonCall): Promise<Ticker> {
    const ticker = await this.find(symbol, call);
    if (ticker === null) throw SYMBOL_UNKNOWN();
    return ticker;
  }
}

async function read(symbol: string, call: PolygonCall): Promise<Ticker | null> {
  const ticker = toProviderTicker(symbol);
  try {
    const found = await call.result(`/v3/reference/tickers/${ticker}`, {}, Ticker);
    if (found.ticker !== ticker) throw garbage('the answer is of another ticker');
    return found;
  } catch (fault) {
    if (fault instanceof DomainError && fault.code === SYMBOL_UNKNOWN.code) return null;
    throw fault;
  }
}
