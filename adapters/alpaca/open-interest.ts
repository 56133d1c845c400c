import type { CalendarDate, Clock } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import type { AlpacaCall } from './alpaca-client.ts';
import { ifIncluded } from './provenance.ts';
import { ListedContract } from './wire.ts';

/** It changes once a day, before the open. */
const KNOWN_FOR = 3_600_000;
const EXPIRIES = 500;
const AT_ONCE = 10_000;

type ByContract = ReadonlyMap<string, number>;

/** Open interest of the last session, which the listing of contracts has and the snapshot lacks. */
export class OpenInterest {
  private readonly known: LRUCache<string, ByContract>;

  constructor(clock: Clock) {
    this.known = new LRUCache({
      max: EXPIRIES,
      ttl: KNOWN_FOR,
      ttlResolution: 0,
      perf: { now: () => clock.now() },
    });
  }

  /** By contract symbol; null where the subscription does not include the listing. */
  async of(symbol: string, expiry: CalendarDate, call: AlpacaCall): Promise<ByContract | null> {
    const key = `${symbol} ${expiry}`;
    const known = this.known.get(key);
    if (known) return known;
    const query = { underlying_symbols: symbol, expiration_date: expiry, limit: AT_ONCE };
    const path = '/v2/options/contracts';
    const endpoint = { host: 'trading', path, query, field: 'option_contracts' } as const;
    const read = await ifIncluded(call.rows(endpoint, ListedContract));
    if (read === null) return null;
    const interest = new Map(
      read.rows.flatMap(({ row }) =>
        row.open_interest === null ? [] : [[row.symbol, row.open_interest] as const],
      ),
    );
    if (interest.size > 0) this.known.set(key, interest);
    return interest;
  }
}
