import type { Sourced } from '@toolyard/core/market';
import type { VolatilityDay, VolatilityHistory } from '@toolyard/core/options/chain';
import type { Clock } from '@toolyard/core/shared';
import type { PolygonClient } from './polygon-client.ts';
import { sourced } from './provenance.ts';
import type { Tickers } from './tickers.ts';

/** The provider keeps no implied volatilities of past days. */
export class PolygonVolatilityHistory implements VolatilityHistory {
  constructor(
    private readonly client: PolygonClient,
    private readonly tickers: Tickers,
    private readonly clock: Clock,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return this.tickers.knows(symbol);
  }

  async year(symbol: string): Promise<Sourced<readonly VolatilityDay[]>> {
    await this.tickers.assertKnown(symbol, this.client.begin());
    return sourced([], { asOf: this.clock.now(), partial: true });
  }
}
