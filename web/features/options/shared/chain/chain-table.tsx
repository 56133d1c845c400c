import { Fragment, useMemo, useRef, memo, type KeyboardEvent } from 'react';
import { strikesBelow, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { toDollars, ZERO_MONEY, type Money } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { ChainHead } from './chain-head.tsx';
import {
  chainRows,
  chainScale,
  type ChainSideName,
  type CellName,
  type ChainRow,
  type ChainScale,
} from './chain-rows.ts';
import { ROW_HEIGHT, useSteadyScroll } from './chain-scroll.ts';
import { LegsElsewhere } from './legs-elsewhere.tsx';
import { useChainKeys } from './use-chain-keys.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { useNearWindow } from './use-near-window.ts';
import { useFormat } from '../figures/use-format.ts';
import { ChainSide } from './chain-side.tsx';

interface Props {
  readonly chain: OptionChain;
  readonly side: ChainSideName;
  readonly near: boolean;
  readonly legs: readonly Leg[];
  /** Volume and open interest too, and bars under the figures. */
  readonly activity?: boolean;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  /** The key O opens the contract under the focus. */
  readonly onOpen?: (quote: OptionQuote) => void;
}

/** The option chain: bid and ask are buttons, arrows move between them, B buys and S sells the focused contract. */
export function ChainTable(props: Props) {
  const { chain, side, near, legs, activity = false, onTrade, onOpen } = props;
  const t = useText();
  const box = useRef<HTMLDivElement | null>(null);
  const [rows, strikes] = useMemo(() => {
    const all = chainRows(chain);
    return [all, all.map((row) => row.strike)];
  }, [chain]);
  const scale = useMemo(() => (activity ? chainScale(chain) : null), [chain, activity]);
  const below = useMemo(() => strikesBelow(strikes, chain.spot), [strikes, chain.spot]);
  const key = `${chain.symbol} ${chain.expiry} ${side} ${strikes.length}`;
  const { shown, grown, onScroll } = useNearWindow(strikes, chain.spot, key, near);
  const { from, to } = shown;
  const keys = useChainKeys(box, rows, side, shown, below, { onTrade, onOpen });
  const visible = useVisibleRows(box, to - from, keys.activeRow - from);
  useSteadyScroll(box, `${key} ${near}`, shown, below - from, visible.scrollTo);

  if (rows.length === 0)
    return <p className="px-4 py-16 text-center text-ink-2">{t('chain.empty')}</p>;

  const columns = (side === 'both' ? 2 : 1) * (activity ? 6 : 4) + 1;
  const heads = side === 'both' ? 2 : 1;
  const spotRow = <SpotRow spot={chain.spot} columns={columns} />;

  return (
    <>
      <div
        ref={box}
        onScroll={onScroll}
        className="relative max-h-96 scroll-pt-16 overflow-auto [overflow-anchor:none]"
      >
        <table
          role="grid"
          aria-label={t('chain.label', { symbol: chain.symbol, expiry: chain.expiry })}
          aria-rowcount={visible.isVirtual ? to - from + heads : undefined}
          className={`w-full border-collapse text-13 ${visible.isVirtual ? 'table-fixed' : ''}`}
        >
          <ChainHead side={side} activity={activity} />
          <tbody>
            {visible.rows.map(({ index, skipped }) => {
              const row = rows[from + index]!;
              return (
                <Fragment key={row.strike}>
                  <Skipped rows={skipped} columns={columns} />
                  {from + index === below && spotRow}
                  <ChainRowView
                    row={row}
                    side={side}
                    spot={chain.spot}
                    legs={legs}
                    active={keys.activeRow === from + index ? keys.active : null}
                    scale={scale}
                    place={visible.isVirtual ? index + heads + 1 : undefined}
                    onTrade={onTrade}
                    onKeyDown={keys.onKeyDown}
                  />
                </Fragment>
              );
            })}
            <Skipped rows={visible.skippedAfter} columns={columns} />
            {below >= to && spotRow}
          </tbody>
        </table>
        <p role="status" className="sr-only">
          {grown > 0 ? t('chain.grown', { count: grown }) : ''}
        </p>
      </div>
      <LegsElsewhere
        legs={legs}
        expiry={chain.expiry}
        lowest={strikes[from] ?? ZERO_MONEY}
        highest={strikes[to - 1] ?? ZERO_MONEY}
      />
    </>
  );
}

/** The room of rows that are not visible. */
const Skipped = ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
  rows > 0 && (
    <tr aria-hidden="true">
      <td colSpan={columns} className="p-0" style={{ height: rows * ROW_HEIGHT }} />
    </tr>
  );

/** The black line with the spot between two strikes. */
function SpotRow({ spot, columns }: { readonly spot: Money; readonly columns: number }) {
  const t = useText();
  const { spot: written } = useFormat();
  return (
    <tr aria-label={`${t('chain.spot')} ${written(toDollars(spot))}`}>
      <td colSpan={columns} className="relative h-0 border-t border-ink p-0">
        <span className="pointer-events-none absolute top-0 left-1/2 -translate-x-1/2 -translate-y-1/2 rounded-1 bg-ink px-1.5 text-11 font-semibold whitespace-nowrap text-canvas tabular-nums">
          {t('chain.spot')} {written(toDollars(spot))}
        </span>
      </td>
    </tr>
  );
}

interface ChainRowViewProps {
  readonly row: ChainRow;
  readonly side: ChainSideName;
  readonly spot: Money;
  readonly legs: readonly Leg[];
  /** The cell that Tab reaches, where it is one of this row. */
  readonly active: CellName | null;
  /** Greatest figures of the chain, for bars; null shows neither bars nor volume. */
  readonly scale: ChainScale | null;
  /** Counted from 1 over the whole grid, where not all rows are visible. */
  readonly place: number | undefined;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  readonly onKeyDown: (event: KeyboardEvent, quote: OptionQuote) => void;
}

/** One strike; renders only when its own props change. */
const ChainRowView = memo(function ChainRowView({
  row,
  side,
  place,
  ...shared
}: ChainRowViewProps) {
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
