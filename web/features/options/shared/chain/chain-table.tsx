import { Fragment, useMemo, useRef } from 'react';
import { strikesBelow, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { useText } from '../../../../i18n/use-text.ts';
import { ChainHead } from './chain-head.tsx';
import { ChainRowView } from './chain-row-view.tsx';
import { chainRows, chainScale, type ChainSideName } from './chain-rows.ts';
import { ROW_HEIGHT } from './chain-scroll.ts';
import { LegsElsewhere } from './legs-elsewhere.tsx';
import { SpotRow } from './spot-row.tsx';
import { useChainWalk } from './use-chain-walk.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useNearWindow } from './use-near-window.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';

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

/** The option chain: bid and ask are buttons, arrows walk over them, B buys and S sells the focused contract. */
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
  const walk = useChainWalk(box, rows, side, shown, below, { onTrade, onOpen });
  const drawn = useDrawnRows(box, to - from, walk.activeRow - from);
  useSteadyScroll(box, `${key} ${near}`, shown, below - from, drawn.scrollTo);

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
          aria-rowcount={drawn.some ? to - from + heads : undefined}
          className={`w-full border-collapse text-13 ${drawn.some ? 'table-fixed' : ''}`}
        >
          <ChainHead side={side} activity={activity} />
          <tbody>
            {drawn.rows.map(({ index, skipped }) => {
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
                    active={walk.activeRow === from + index ? walk.active : null}
                    scale={scale}
                    place={drawn.some ? index + heads + 1 : undefined}
                    onTrade={onTrade}
                    onKeyDown={walk.onKeyDown}
                  />
                </Fragment>
              );
            })}
            <Skipped rows={drawn.skippedAfter} columns={columns} />
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
        lowest={strikes[from] ?? 0}
        highest={strikes[to - 1] ?? 0}
      />
    </>
  );
}

/** The room of rows that are not drawn. */
const Skipped = ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
  rows > 0 && (
    <tr aria-hidden="true">
      <td colSpan={columns} className="p-0" style={{ height: rows * ROW_HEIGHT }} />
    </tr>
  );
