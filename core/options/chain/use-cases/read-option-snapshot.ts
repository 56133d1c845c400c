import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate, Money } from '../../../shared/index.ts';
import type { ContractTerms } from '../../contracts/index.ts';
import { quoteGreeks, type QuoteGreeks } from '../contract-view.ts';
import { contractOf, type OptionQuote } from '../option-chain.ts';
import type { OptionChains } from '../ports/option-chains.ts';
import type { OptionTape } from '../ports/option-tape.ts';

/** One row of a snapshot. */
export interface SnapshotRow {
  readonly expiry: CalendarDate;
  readonly contract: ContractTerms;
  readonly quote: OptionQuote;
  readonly greeks: QuoteGreeks;
  /** Money per share; null where nothing was traded in this session. */
  readonly last: Money | null;
}

/** One expiry, or the first one at or after a cursor; the first of all where both are null. */
export interface SnapshotRequest {
  readonly expiry: CalendarDate | null;
  readonly cursor: CalendarDate | null;
}

/** The contracts of one expiry, calls before puts, by strike. */
export interface SnapshotPage {
  readonly rows: readonly SnapshotRow[];
  /** The expiry after this one; null behind the last, and where one expiry alone was asked for. */
  readonly next: CalendarDate | null;
}

/** Quotes and greeks of all contracts of an underlying, an expiry at a time. */
export class ReadOptionSnapshot {
  constructor(
    private readonly chains: OptionChains,
    private readonly tape: OptionTape,
  ) {}

  /** Refuses with SYMBOL_UNKNOWN and EXPIRY_UNKNOWN. */
  async execute(
    underlying: string,
    { expiry, cursor }: SnapshotRequest,
  ): Promise<Sourced<SnapshotPage>> {
    const { value: listed, meta } = await this.chains.expiries(underlying);
    if (expiry !== null)
      return { value: { rows: await this.rows(underlying, expiry), next: null }, meta };
    const [first, second] = listed.filter((each) => each.expiry >= (cursor ?? ''));
    const rows = first === undefined ? [] : await this.rows(underlying, first.expiry);
    return { value: { rows, next: second?.expiry ?? null }, meta };
  }

  private async rows(underlying: string, expiry: CalendarDate): Promise<SnapshotRow[]> {
    const { value: chain } = await this.chains.chain(underlying, expiry);
    const prices = await this.tape.lastPrices(underlying, expiry);
    const contract = contractOf(chain);
    return [...chain.calls, ...chain.puts].map((quote) => ({
      expiry,
      contract,
      quote,
      greeks: quoteGreeks(quote, chain),
      last: prices.get(quote.symbol) ?? null,
    }));
  }
}
