import { afterEach, describe, expect, it } from '@jest/globals';
import type { LivePrices, PriceTick } from '@toolyard/core/market';

/** An adapter of LivePrices and the provider behind it. */
export interface LivePricesCase {
  readonly live: LivePrices;
  readonly provider: string;
  /** Resolves when the provider has exactly these subscriptions. */
  readonly subscribed: (symbols: readonly string[]) => Promise<void>;
  /** The provider sends a price of the symbol, whether or not it is subscribed to. */
  readonly send: (symbol: string, price: number) => void;
  readonly close: () => Promise<void>;
}

const NOON = Date.UTC(2026, 10, 20, 17);

/** What every adapter of LivePrices must do. */
export function livePricesConformance(
  adapter: string,
  open: () => LivePricesCase | Promise<LivePricesCase>,
): void {
  describe(`${adapter} keeps the promises of LivePrices`, () => {
    let closing: () => Promise<void> = () => Promise.resolve();
    afterEach(() => closing());

    /** The adapter, with what it has sent and a wait for its next ticks. */
    async function listening() {
      const opened = await open();
      closing = opened.close;
      const ticks: PriceTick[] = [];
      let arrived: () => void = () => undefined;
      opened.live.listen((tick) => {
        ticks.push(tick);
        arrived();
      });
      const until = async (count: number) => {
        while (ticks.length < count) await new Promise<void>((resolve) => (arrived = resolve));
        return ticks;
      };
      return { ...opened, ticks, until };
    }

    it('names its provider and is idle before the first symbol', async () => {
      const { live, provider } = await listening();
      expect(live.provider).toBe(provider);
      expect(live.status()).toMatchObject({ state: 'idle', fault: null, ignored: 0 });
    });

    it('sends prices of subscribed symbols, and of no others', async () => {
      const { live, send, subscribed, until } = await listening();
      live.subscribe(['AAPL', 'MSFT']);
      await subscribed(['AAPL', 'MSFT']);
      send('TSLA', 1);
      send('AAPL', 200.5);
      send('MSFT', 400);
      const ticks = await until(2);
      expect(ticks.map(({ symbol }) => symbol)).toEqual(['AAPL', 'MSFT']);
      expect(ticks[0]).toEqual({ kind: 'price', symbol: 'AAPL', price: 200.5, at: NOON });
      expect(live.status().state).toBe('live');
    });

    it('a symbol that is subscribed to twice is sent once, and no more when it is unsubscribed', async () => {
      const { live, send, subscribed, until } = await listening();
      live.subscribe(['AAPL', 'MSFT']);
      live.subscribe(['AAPL']);
      await subscribed(['AAPL', 'MSFT']);
      live.unsubscribe(['AAPL']);
      await subscribed(['MSFT']);
      send('AAPL', 1);
      send('MSFT', 400);
      expect((await until(1)).map(({ symbol }) => symbol)).toEqual(['MSFT']);
    });

    it('what is not subscribed to can be unsubscribed', async () => {
      const { live, subscribed } = await listening();
      live.unsubscribe(['AAPL']);
      live.subscribe(['MSFT']);
      await subscribed(['MSFT']);
    });

    it('closes with subscriptions, twice, and before the first; nothing opens it again', async () => {
      const { live, send, subscribed, ticks } = await listening();
      live.subscribe(['AAPL']);
      await subscribed(['AAPL']);
      await live.close();
      await live.close();
      live.subscribe(['AAPL']);
      await subscribed([]);
      send('AAPL', 1);
      expect(ticks).toEqual([]);
      expect(live.status().state).toBe('idle');
    });
  });
}
