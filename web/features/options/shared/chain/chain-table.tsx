import {
  Fragment,
  useLayoutEffect,
  useMemo,
  useRef,
  memo,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {
  chainRoot,
  isOfChain,
  strikesBelow,
  type OptionChain,
  type OptionQuote,
} from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg, type Position } from '@toolyard/core/options/contracts';
import type { ChainColumn, ChainStrikes } from '@toolyard/core/options/settings';
import { toDollars, type Money } from '@toolyard/core/shared';
import { clsx } from 'clsx';
import { useWidth } from '../../../../charts/use-width.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { MeasureName } from '../figures/convention.tsx';
import { useFormat } from '../figures/use-format.ts';
import { chainWidth, type ChainFigures } from './chain-columns.ts';
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
import { ChainSide } from './chain-side.tsx';
import { LegsElsewhere } from './legs-elsewhere.tsx';
import { useChainFigures } from './use-chain-figures.ts';
import { useChainKeys } from './use-chain-keys.ts';
import { useShownStrikes } from './use-shown-strikes.ts';
import { useVisibleRows } from './use-visible-rows.ts';

interface Props {
  readonly chain: OptionChain;
  readonly side: ChainSideName;
  readonly view: ChainStrikes;
  /** Beside bid and ask, from the strike outwards. */
  readonly columns: readonly ChainColumn[];
  readonly legs: readonly Leg[];
  /** Bars under volatility, volume and open interest. */
  readonly bars?: boolean;
  /** In a window of its own height (`--chain-window`), whatever the view. */
  readonly windowed?: boolean;
  /** Stands below the last strike; in a window it scrolls with the strikes. */
  readonly foot?: ReactNode;
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
  /** The key O opens the contract under the focus. */
  readonly onOpen?: (quote: OptionQuote) => void;
}

/** Cells that stay in view while the others scroll sideways. */
const STICKY = 'sticky inset-x-0 z-1';

/**
 * The option chain: bid and ask are buttons, arrows move between them, B buys and S sells the focused contract. A number
 * of strikes flows with the page under a head that stays; all strikes scroll in a box as high as the window, those near
 * the price in one of 24 rem.
 */
export function ChainTable(props: Props) {
  const {
    chain,
    side,
    view,
    columns,
    legs,
    bars = false,
    windowed = false,
    onTrade,
    onOpen,
  } = props;
  const t = useText();
  const { price } = useFormat();
  const box = useRef<HTMLDivElement | null>(null);
  const [room, width] = useWidth<HTMLDivElement>(0);
  const [all, strikes] = useMemo(() => {
    const listed = chainRows(chain);
    return [listed, listed.map((row) => row.strike)];
  }, [chain]);
  const key = `${chain.symbol} ${chain.expiry} ${chainRoot(chain)} ${side} ${strikes.length}`;
  const shown = useShownStrikes(strikes, chain, key, view);
  const rows = useMemo(() => {
    const found = new Set(shown.strikes);
    // A chosen contract is in view.
    if (view !== 'near')
      for (const leg of legs) if (isOptionLeg(leg) && isOfChain(chain, leg)) found.add(leg.strike);
    return all.filter(({ strike }) => found.has(strike));
  }, [all, shown.strikes, legs, view, chain]);
  const scale = useMemo(() => (bars ? chainScale(chain) : null), [chain, bars]);
  const below = useMemo(
    () =>
      strikesBelow(
        rows.map(({ strike }) => strike),
        chain.spot,
      ),
    [rows, chain.spot],
  );
  const figures = useChainFigures(chain, columns);
  const keys = useChainKeys(box, rows, side, below, { onTrade, onOpen });
  const visible = useVisibleRows(box, rows.length, keys.activeRow);
  useSteadyScroll(box, `${key} ${view}`, shown.from, below, visible.scrollTo);

  const least = chainWidth(columns, side === 'both' ? 2 : 1);
  const fits = width === 0 || width >= least;
  // Both sides begin with the strikes in the middle.
  useLayoutEffect(() => {
    if (box.current && side === 'both')
      box.current.scrollLeft = (box.current.scrollWidth - box.current.clientWidth) / 2;
  }, [columns, side, fits]);

  if (all.length === 0)
    return <p className="px-4 py-16 text-center text-ink-2">{t('chain.empty')}</p>;

  const flows = !windowed && fits && !visible.isVirtual && view !== 'near' && view !== 'all';
  const short = windowed || view === 'near';
  const sticky = fits ? '' : STICKY;
  const cells = (side === 'both' ? 2 : 1) * (columns.length + 2) + 1;
  const heads = side === 'both' ? 2 : 1;
  const spotRow = <SpotRow spot={chain.spot} columns={cells} />;
  const notes = (
    <div className="sticky left-0 divide-y divide-line border-t border-line text-12 text-ink-3 *:px-4 *:py-1.5 empty:hidden">
      {shown.thinnedTo !== null && (
        <p>{t('chain.thinned', { step: `$${price(toDollars(shown.thinnedTo))}` })}</p>
      )}
      {figures.measure && (
        <p>
          {t('chain.chanceBy')} <MeasureName measure={figures.measure} />
        </p>
      )}
      {props.foot}
    </div>
  );

  return (
    <div ref={room} className="relative">
      <div
        ref={box}
        onScroll={view === 'near' ? shown.onScroll : undefined}
        className={clsx(
          'relative scroll-pt-16 [overflow-anchor:none]',
          flows
            ? '[--head-top:var(--chain-top,var(--topbar))] [&_[data-cell]]:scroll-mt-[calc(var(--head-top)+5rem)]'
            : 'overflow-auto',
          !flows &&
            (short
              ? 'max-h-(--chain-window,24rem)'
              : 'max-h-[calc(100dvh-var(--chain-top,var(--topbar))-6.5rem)]'),
          // The last rows stand clear of the strip that names the legs outside.
          windowed && legs.length > 0 && 'scroll-pb-8 pb-8',
        )}
      >
        <table
          role="grid"
          aria-label={t('chain.label', { symbol: chain.symbol, expiry: chain.expiry })}
          aria-rowcount={visible.isVirtual ? rows.length + heads : undefined}
          className={`w-full border-separate border-spacing-0 text-13 ${visible.isVirtual ? 'table-fixed' : ''}`}
          style={fits ? undefined : { minWidth: least }}
        >
          <ChainHead side={side} columns={columns} sticky={sticky} />
          <tbody>
            {visible.rows.map(({ index, skipped }) => {
              const row = rows[index]!;
              return (
                <Fragment key={row.strike}>
                  <Skipped rows={skipped} columns={cells} />
                  {index === below && spotRow}
                  <ChainRowView
                    row={row}
                    side={side}
                    figures={figures}
                    columns={columns}
                    legs={legs}
                    active={keys.activeRow === index ? keys.active : null}
                    scale={scale}
                    sticky={sticky}
                    place={visible.isVirtual ? index + heads + 1 : undefined}
                    onTrade={onTrade}
                    onKeyDown={keys.onKeyDown}
                  />
                </Fragment>
              );
            })}
            <Skipped rows={visible.skippedAfter} columns={cells} />
            {below >= rows.length && spotRow}
          </tbody>
        </table>
        <p role="status" className="sr-only">
          {shown.grown > 0 ? t('chain.grown', { count: shown.grown }) : ''}
        </p>
        {windowed && notes}
      </div>
      {!windowed && notes}
      <LegsElsewhere
        legs={legs}
        chain={chain}
        rows={rows}
        below={below}
        window={windowed ? box : null}
      />
    </div>
  );
}

/** The room of rows that are not visible. */
const Skipped = ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
  rows > 0 && (
    <tr aria-hidden="true">
      <td colSpan={columns} className="p-0" style={{ height: rows * ROW_HEIGHT }} />
    </tr>
  );

/** A line of its own with the spot between two strikes. */
function SpotRow({ spot, columns }: { readonly spot: Money; readonly columns: number }) {
  const t = useText();
  const { spot: written } = useFormat();
  const words = `${t('chain.spot')} ${written(toDollars(spot))}`;
  return (
    <tr aria-label={words} className="*:border-b *:border-line">
      <td colSpan={columns} className="relative h-6 p-0 text-center">
        <i aria-hidden="true" className="absolute inset-x-0 top-1/2 border-t border-ink" />
        <span className="pointer-events-none sticky inset-x-2 inline-block rounded-1 bg-ink px-1.5 text-11 font-semibold whitespace-nowrap text-canvas tabular-nums">
          {words}
        </span>
      </td>
    </tr>
  );
}

interface ChainRowViewProps {
  readonly row: ChainRow;
  readonly side: ChainSideName;
  readonly figures: ChainFigures;
  readonly columns: readonly ChainColumn[];
  readonly legs: readonly Leg[];
  /** The cell that Tab reaches, where it is one of this row. */
  readonly active: CellName | null;
  /** Greatest figures of the chain, for bars under them; null draws none. */
  readonly scale: ChainScale | null;
  readonly sticky: string;
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
  sticky,
  ...shared
}: ChainRowViewProps) {
  return (
    // A layer of its own, so that the browser paints only rows that are new.
    <tr className="h-10 *:border-b *:border-line" aria-rowindex={place}>
      {side === 'both' && <ChainSide {...shared} quote={row.call} mirrored={false} />}
      <th
        scope="row"
        className={`border-x border-line bg-sunken px-3 text-center font-semibold tabular-nums ${sticky}`}
      >
        {toDollars(row.strike)}
      </th>
      <ChainSide {...shared} quote={side === 'calls' ? row.call : row.put} mirrored />
    </tr>
  );
});
