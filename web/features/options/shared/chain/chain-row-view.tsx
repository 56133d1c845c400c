import { memo, type KeyboardEvent } from 'react';
import type { OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { toDollars, type Money } from '@toolyard/core/shared';
import type { CellName, ChainRow, ChainScale, ChainSideName } from './chain-rows.ts';
import { ChainSide } from './chain-side.tsx';

interface Props {
  readonly row: ChainRow;
  readonly side: ChainSideName;
  readonly spot: Money;
  readonly legs: readonly Leg[];
  /** The cell that Tab reaches, where it is one of this row. */
  readonly active: CellName | null;
  /** Greatest figures of the chain, for bars; null shows neither bars nor volume. */
  readonly scale: ChainScale | null;
  /** Counted from 1 over the whole grid, where not all rows are drawn. */
  readonly place: number | undefined;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  readonly onKeyDown: (event: KeyboardEvent, quote: OptionQuote) => void;
}

/** One strike; drawn anew only when something of it changes. */
export const ChainRowView = memo(function ChainRowView({ row, side, place, ...shared }: Props) {
  return (
    <tr className="h-10 border-b border-line" aria-rowindex={place}>
      {side === 'both' && <ChainSide {...shared} quote={row.call} mirrored={false} />}
      <th
        scope="row"
        className="border-x border-line bg-sunken px-3 text-center font-semibold tabular-nums"
      >
        {toDollars(row.strike)}
      </th>
      <ChainSide {...shared} quote={side === 'calls' ? row.call : row.put} mirrored />
    </tr>
  );
});
