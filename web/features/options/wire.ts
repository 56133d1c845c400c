import type {
  ExpiryTerms,
  OptionChain,
  OptionQuote,
  QuoteFlaw,
} from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import { fromDollars, type CalendarDate } from '@toolyard/core/shared';

/** A quote as the API sends it, in dollars. */
export interface QuoteWire {
  readonly symbol: string;
  readonly strike: number;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly iv: number | null;
  readonly delta: number | null;
  readonly volume: number | null;
  readonly openInterest: number | null;
  readonly flaw: QuoteFlaw | null;
}

export interface TermsWire {
  readonly expiry: string;
  readonly years: number;
  readonly forward: number;
  readonly rate: number;
  readonly dividendYield: number;
  readonly source: ExpiryTerms['source'];
}

export interface ChainWire {
  readonly symbol: string;
  readonly expiry: string;
  readonly daysToExpiry: number;
  readonly currentPrice: number;
  readonly spotSource: OptionChain['spotSource'];
  readonly spotOffParity: boolean;
  readonly stepSize: number | null;
  readonly volatilityAtForward: number | null;
  readonly multiplier: number;
  readonly terms: TermsWire;
  readonly calls: readonly QuoteWire[];
  readonly puts: readonly QuoteWire[];
}

const money = (dollars: number | null) => (dollars === null ? null : fromDollars(dollars));

export const termsOf = (wire: TermsWire): ExpiryTerms => ({
  ...wire,
  expiry: wire.expiry as CalendarDate,
});

const quotesOf = (type: OptionType, quotes: readonly QuoteWire[]): OptionQuote[] =>
  quotes.map((quote) => ({
    ...quote,
    type,
    strike: fromDollars(quote.strike),
    bid: money(quote.bid),
    ask: money(quote.ask),
  }));

/** The API's chain as core's own, with prices in money. */
export const chainOf = (wire: ChainWire, asOf: string): OptionChain => ({
  symbol: wire.symbol,
  expiry: wire.expiry as CalendarDate,
  asOf: Date.parse(asOf),
  daysToExpiry: wire.daysToExpiry,
  spot: fromDollars(wire.currentPrice),
  spotSource: wire.spotSource,
  spotOffParity: wire.spotOffParity,
  terms: termsOf(wire.terms),
  volatilityAtForward: wire.volatilityAtForward,
  stepSize: money(wire.stepSize),
  multiplier: wire.multiplier,
  calls: quotesOf('call', wire.calls),
  puts: quotesOf('put', wire.puts),
});
