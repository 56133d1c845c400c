import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { Position } from '@toolyard/core/options/contracts';
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

/** A call is in the money below the spot, a put above it. */
export const inTheMoney = (quote: OptionQuote, spot: Money): boolean =>
  quote.type === 'call' ? quote.strike < spot : quote.strike > spot;

/** What the table shows: both sides beside each other, or one. */
export type ChainSideName = 'both' | 'calls' | 'puts';

/** Sells at the bid (`symbol:short`) or buys at the ask (`symbol:long`). */
export type CellName = `${string}:${Position}`;

const cellOf = (quote: OptionQuote | null, position: Position): CellName | null =>
  (position === 'long' ? quote?.ask : quote?.bid) ? `${quote!.symbol}:${position}` : null;

/** The cells of a row from left to right; null where there is no price to trade on. */
function rowCells({ call, put }: ChainRow, side: ChainSideName): (CellName | null)[] {
  const both = [call, call, put, put].map((quote, i) => cellOf(quote, i % 2 ? 'long' : 'short'));
  return side === 'both' ? both : side === 'calls' ? both.slice(0, 2) : both.slice(2);
}

/** The row of each cell that can be pressed, by index. */
export const placesOf = (rows: readonly ChainRow[], side: ChainSideName): Map<CellName, number> =>
  new Map(
    rows.flatMap((row, index) =>
      rowCells(row, side).flatMap((cell) => (cell ? [[cell, index] as const] : [])),
    ),
  );

/** The first cell to press: at the price or above it, else below. */
export function firstCell(rows: readonly ChainRow[], at: number, side: ChainSideName) {
  for (const row of [...rows.slice(at), ...rows.slice(0, at).reverse()])
    for (const cell of rowCells(row, side)) if (cell) return cell;
  return null;
}

/** Where a key leads from a cell: steps down and right, or to an end of the row or of the chain. */
export type CellMove =
  | { readonly down: number; readonly right: number }
  | { readonly to: 'rowStart' | 'rowEnd' | 'firstRow' | 'lastRow' }
  | { readonly pages: 1 | -1; readonly rows: number };

/** The next cell in this direction that can be pressed. */
export function nextCell(
  rows: readonly ChainRow[],
  side: ChainSideName,
  from: { readonly cell: CellName; readonly row: number },
  move: CellMove,
): CellName | null {
  const own = rowCells(rows[from.row]!, side);
  const column = own.indexOf(from.cell);
  if (!('down' in move)) {
    if ('to' in move && move.to === 'rowStart') return own.find(Boolean) ?? null;
    if ('to' in move && move.to === 'rowEnd') return own.findLast(Boolean) ?? null;
    const wanted =
      'pages' in move ? from.row + move.pages * move.rows : move.to === 'lastRow' ? rows.length : 0;
    // The farthest row on the way that has the cell.
    const last = Math.min(Math.max(wanted, 0), rows.length - 1);
    const back = last > from.row ? -1 : 1;
    for (let row = last; row !== from.row; row += back) {
      const cell = rowCells(rows[row]!, side)[column];
      if (cell) return cell;
    }
    return null;
  }
  const { down, right } = move;
  for (let n = 1; ; n++) {
    const row = rows[from.row + n * down];
    const cells = row ? rowCells(row, side) : [];
    const to = column + n * right;
    if (to < 0 || to >= cells.length) return null;
    if (cells[to]) return cells[to];
  }
}

/** The greatest figures of a chain; bars are parts of them. Volatilities are those of what may still come about. */
export interface ChainScale {
  readonly iv: number;
  readonly volume: number;
  readonly openInterest: number;
}

const UNLIKELY = 0.02;

export function chainScale({ calls, puts }: OptionChain): ChainScale {
  const quotes = [...calls, ...puts];
  const greatest = (figure: (quote: OptionQuote) => number | null) =>
    quotes.reduce((most, quote) => Math.max(most, figure(quote) ?? 0), 0);
  return {
    iv: greatest(({ iv, delta }) => (Math.abs(delta ?? 0) > UNLIKELY ? iv : null)),
    volume: greatest(({ volume }) => volume),
    openInterest: greatest(({ openInterest }) => openInterest),
  };
}
