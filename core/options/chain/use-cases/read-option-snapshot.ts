import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate, Money } from '../../../shared/index.ts';
import { quoteGreeks, type QuoteGreeks } from '../contract-view.ts';
import type { OptionQuote } from '../option-chain.ts';
import type { OptionChains } from '../ports/option-chains.ts';
import type { OptionTape } from '../ports/option-tape.ts';

/** One row of a snapshot. */
export interface SnapshotRow {
  readonly expiry: CalendarDate;
  readonly quote: OptionQuote;
  readonly greeks: QuoteGreeks;
  /** Money a share; null where nothing was traded in this session. */
  readonly last: Money | null;
}

/** Quotes and greeks of all contracts of an underlying, or of one expiry. */
export class ReadOptionSnapshot {
  constructor(
    private readonly chains: OptionChains,
    private readonly tape: OptionTape,
  ) {}

  /** By expiry, calls before puts, by strike. Refuses with SYMBOL_UNKNOWN and EXPIRY_UNKNOWN. */
  async execute(
    underlying: string,
    only: CalendarDate | null,
  ): Promise<Sourced<readonly SnapshotRow[]>> {
    const { value: listed, meta } = await this.chains.expiries(underlying);
    const expiries = only === null ? listed.map(({ expiry }) => expiry) : [only];
    const rows: SnapshotRow[] = [];
    for (const expiry of expiries) rows.push(...(await this.rows(underlying, expiry)));
    return { value: rows, meta };
  }

  private async rows(underlying: string, expiry: CalendarDate): Promise<SnapshotRow[]> {
    const { value: chain } = await this.chains.chain(underlying, expiry);
    const prices = await this.tape.lastPrices(underlying, expiry);
    return [...chain.calls, ...chain.puts].map((quote) => ({
      expiry,
      quote,
      greeks: quoteGreeks(quote, chain),
      last: prices.get(quote.symbol) ?? null,
    }));
  }
}
