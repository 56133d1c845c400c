import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { Money } from '@toolyard/core/shared';

/** One strike with both of its contracts. */
export interface ChainRow {
  readonly strike: Money;
  readonly call: OptionQuote | null;
  readonly put: OptionQuote | null;
}

/** All strikes of a chain, ascending, calls and puts beside each other. */
export function chainRows(chain: OptionChain): ChainRow[] {
  const calls = new Map(chain.calls.map((quote) => [quote.strike, quote]));
  const puts = new Map(chain.puts.map((quote) => [quote.strike, quote]));
  const strikes = [...new Set([...calls.keys(), ...puts.keys()])].sort((a, b) => a - b);
  return strikes.map((strike) => ({
    strike,
    call: calls.get(strike) ?? null,
    put: puts.get(strike) ?? null,
  }));
}

/** Where the spot line stands: before the row of this index. */
export const spotIndex = (rows: readonly ChainRow[], spot: Money): number => {
  const index = rows.findIndex((row) => row.strike >= spot);
  return index < 0 ? rows.length : index;
};

/** A call is in the money below the spot, a put above it. */
export const inTheMoney = (quote: OptionQuote, spot: Money): boolean =>
  quote.type === 'call' ? quote.strike < spot : quote.strike > spot;

/** What the table shows: both sides beside each other, or one. */
export type ChainSideName = 'both' | 'calls' | 'puts';

/** The cells of a row that can be pressed: `symbol:short` sells at the bid, `symbol:long` buys at the ask. */
export const tradableCells = ({ call, put }: ChainRow, side: ChainSideName): string[] =>
  [side === 'puts' ? null : call, side === 'calls' ? null : put].flatMap((quote) => [
    ...(quote?.bid ? [`${quote.symbol}:short`] : []),
    ...(quote?.ask ? [`${quote.symbol}:long`] : []),
  ]);
