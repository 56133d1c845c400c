import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate, Money } from '../../../shared/index.ts';
import type { ContractTerms } from '../../contracts/index.ts';
import { quoteGreeks, type QuoteGreeks } from '../contract-view.ts';
import { contractOf, type ExpirySummary, type OptionQuote } from '../option-chain.ts';
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

/** The contracts of one expiry: root by root, calls before puts, by strike. */
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
    if (expiry !== null) {
      const cell = listed.find((each) => each.expiry === expiry) ?? { expiry };
      return { value: { rows: await this.rows(underlying, cell), next: null }, meta };
    }
    const [first, second] = listed.filter((each) => each.expiry >= (cursor ?? ''));
    const rows = first === undefined ? [] : await this.rows(underlying, first);
    return { value: { rows, next: second?.expiry ?? null }, meta };
  }

  private async rows(
    underlying: string,
    { expiry, roots = [] }: Pick<ExpirySummary, 'expiry' | 'roots'>,
  ): Promise<SnapshotRow[]> {
    const prices = await this.tape.lastPrices(underlying, expiry);
    const rows: SnapshotRow[] = [];
    for (const root of roots.length > 1 ? roots : [undefined]) {
      const { value: chain } = await this.chains.chain(underlying, expiry, root);
      const contract = contractOf(chain);
      const quotes = [...chain.calls, ...chain.puts];
      for (const quote of quotes)
        rows.push({
          ...{ expiry, contract, quote, greeks: quoteGreeks(quote, chain) },
          last: prices.get(quote.symbol) ?? null,
        });
    }
    return rows;
  }
}
