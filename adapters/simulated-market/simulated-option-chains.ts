import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  statedRoots,
  type ExpirySummary,
  type OptionChain,
  type OptionChains,
} from '@toolyard/core/options/chain';
import { daysToExpiry } from '@toolyard/core/options/contracts';
import type { Sourced } from '@toolyard/core/market';
import type { CalendarDate, Clock, Instant } from '@toolyard/core/shared';
import { expiryChain, nearbyVolatility } from './expiry-chain.ts';
import { BoundedCache } from './bounded-cache.ts';
import type { ListedExpiry } from './listed-expiries.ts';
import type { OptionListings } from './option-listings.ts';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

const CACHED_CHAINS = 80;
const CACHED_VOLATILITIES = 2_000;

/**
 * The listed options of the simulated market: American on shares and funds, European on indices. Outside of sessions the quotes of the
 * last close stand, with its time as theirs; days to expiry count from the clock all the same.
 */
export class SimulatedOptionChains implements OptionChains {
  private readonly volatilities = new BoundedCache<string, Promise<number | null>>(
    CACHED_VOLATILITIES,
  );
  private readonly computed = new BoundedCache<string, Promise<OptionChain>>(CACHED_CHAINS);
  /** The last chain in the queue: one is computed at a time, so that many at once do not hold the thread. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly listings: OptionListings,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.listings.knows(symbol));
  }

  async expiries(symbol: string): Promise<Sourced<readonly ExpirySummary[]>> {
    const now = this.clock.now();
    const tape = this.listings.tape(symbol);
    const rows: ExpirySummary[] = [];
    const all = this.listings.listed(tape, now);
    for (const [index, listed] of all.entries()) {
      if (listed.expiry === all[index - 1]?.expiry) continue;
      const roots = all.filter(({ expiry }) => expiry === listed.expiry).map(({ root }) => root);
      rows.push({
        expiry: listed.expiry,
        daysToExpiry: daysToExpiry(now, listed.expiry),
        kind: listed.kind,
        volatilityAtForward: await this.volatilityOf(tape, listed, now),
        earnings: tape.earnings.countBetween(tape.lastPrice(now).at, listed.expiry),
        ...statedRoots(symbol, roots),
      });
    }
    return sourced(rows, this.sessions, now);
  }

  async chain(symbol: string, expiry: CalendarDate, root?: string): Promise<Sourced<OptionChain>> {
    const now = this.clock.now();
    const tape = this.listings.tape(symbol);
    const listed = this.listings.expiry(tape, expiry, now, root);
    return sourced(await this.computedChain(tape, listed, now), this.sessions, now);
  }

  private volatilityOf(
    tape: StockTape,
    listed: ListedExpiry,
    now: Instant,
  ): Promise<number | null> {
    const last = tape.lastPrice(now);
    const days = daysToExpiry(now, listed.expiry);
    const key = `${tape.stock.ticker}|${listed.id}|${last.at}|${days}`;
    return this.volatilities.get(key, async () => {
      await nextTurn();
      const listing = this.listings.listing(tape, listed, last.session);
      return (
        nearbyVolatility(tape, listing, last) ??
        (await this.computedChain(tape, listed, now)).volatilityAtForward
      );
    });
  }

  private computedChain(tape: StockTape, listed: ListedExpiry, now: Instant): Promise<OptionChain> {
    const last = tape.lastPrice(now);
    const days = daysToExpiry(now, listed.expiry);
    const compute = (): Promise<OptionChain> =>
      expiryChain(tape, this.listings.listing(tape, listed, last.session), last, days);
    return this.computed.get(`${tape.stock.ticker}|${listed.id}|${last.at}|${days}`, () => {
      const chain = this.last.then(compute, compute);
      this.last = chain;
      return chain;
    });
  }
}
