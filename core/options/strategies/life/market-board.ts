import type { MarketData } from '../../../market/index.ts';
import { DomainError, fromDollars } from '../../../shared/index.ts';
import type { CalendarDate, Clock, Money } from '../../../shared/index.ts';
import type { OptionChains } from '../../chain/index.ts';
import { ListedContracts } from '../listed-contracts.ts';

export interface BoardPorts {
  readonly chains: OptionChains;
  readonly market: Pick<MarketData, 'bars'>;
  readonly clock: Clock;
}

/** The value, or null where the source does not know it or does not answer. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    const isAbsent = error instanceof DomainError && ['notFound', 'provider'].includes(error.kind);
    if (isAbsent) return null;
    throw error;
  }
}

/** The market as it stands while one question is answered: every chain and every close is read once. */
export class MarketBoard {
  private readonly listings = new Map<string, Promise<ListedContracts>>();
  private readonly closes = new Map<string, Promise<Money | null>>();

  constructor(private readonly ports: BoardPorts) {}

  /** The contracts of an underlying. Refuses with SYMBOL_UNKNOWN or as its source does. */
  contracts(symbol: string): Promise<ListedContracts> {
    const { chains, clock } = this.ports;
    const known = this.listings.get(symbol) ?? ListedContracts.of(symbol, chains, clock);
    this.listings.set(symbol, known);
    return known;
  }

  /** The same; null where the underlying is unknown or its source does not answer. */
  contractsOrNull(symbol: string): Promise<ListedContracts | null> {
    return orNull(this.contracts(symbol));
  }

  /** What contracts of an expiry are settled by: the underlying's close on that day; null = unknown. */
  settlement(symbol: string, expiry: CalendarDate): Promise<Money | null> {
    const key = `${symbol} ${expiry}`;
    const known = this.closes.get(key) ?? this.close(symbol, expiry);
    this.closes.set(key, known);
    return known;
  }

  private async close(symbol: string, day: CalendarDate): Promise<Money | null> {
    const query = { symbol, from: day, to: day, timespan: 'day', multiplier: 1 } as const;
    const bars = await orNull(this.ports.market.bars(query));
    const last = bars?.value.at(-1);
    return last ? fromDollars(last.close) : null;
  }
}
