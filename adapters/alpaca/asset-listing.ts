import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { DomainError, isListedTicker, type Clock } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { garbage, type AlpacaCall, type AlpacaClient } from './alpaca-client.ts';
import { Asset } from './wire.ts';

const LISTED_FOR = 86_400_000;

/** No prices of the over-the-counter market come with a free key. */
const UNPRICED_EXCHANGE = 'OTC';

type Assets = ReadonlyMap<string, Asset>;

/** All shares and funds, read once a day in one request: the provider has no search. */
export class AssetListing {
  private readonly listed: LRUCache<'assets', Assets, AlpacaCall>;

  constructor(
    private readonly client: AlpacaClient,
    clock: Clock,
  ) {
    this.listed = new LRUCache({
      max: 1,
      ttl: LISTED_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
      fetchMethod: (_key, _stale, { context }) => readAssets(context),
    });
  }

  async all(call: AlpacaCall): Promise<Assets> {
    return (await this.listed.fetch('assets', { context: call }))!;
  }

  /** A provider that does not answer cannot deny a symbol: the call that follows reports the failure. */
  async knows(symbol: string): Promise<boolean> {
    if (!isListedTicker(symbol)) return false;
    try {
      return (await this.all(this.client.begin())).has(symbol);
    } catch (fault) {
      if (fault instanceof DomainError) return true;
      throw fault;
    }
  }

  /** Refuses with SYMBOL_UNKNOWN. */
  async require(symbol: string, call: AlpacaCall): Promise<Asset> {
    const asset = isListedTicker(symbol) ? (await this.all(call)).get(symbol) : undefined;
    if (asset === undefined) throw SYMBOL_UNKNOWN();
    return asset;
  }
}

async function readAssets(call: AlpacaCall): Promise<Assets> {
  const query = { status: 'active', asset_class: 'us_equity' };
  const endpoint = { host: 'trading', path: '/v2/assets', query, field: null } as const;
  const { rows } = await call.rows(endpoint, Asset);
  if (rows.length === 0) throw garbage('no share is listed');
  const priced = rows.map(({ row }) => row).filter((row) => row.exchange !== UNPRICED_EXCHANGE);
  return new Map(priced.map((row) => [row.symbol, row]));
}
