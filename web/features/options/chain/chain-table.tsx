import { Fragment, useMemo, useState, type KeyboardEvent } from 'react';
import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, Position } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../i18n/use-text.ts';
import { ChainHead } from './chain-head.tsx';
import { chainRows, spotIndex, tradableCells, type ChainSideName } from './chain-rows.ts';
import { ChainSide } from './chain-side.tsx';
import { LegsElsewhere } from './legs-elsewhere.tsx';
import { SpotRow } from './spot-row.tsx';
import { useNearWindow } from './use-near-window.ts';

interface Props {
  readonly chain: OptionChain;
  readonly side: ChainSideName;
  readonly near: boolean;
  readonly legs: readonly Leg[];
  readonly onTrade: (quote: OptionQuote, position: Position) => void;
}

const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const;

/** The option chain: bid and ask are buttons, arrows walk over them, B buys and S sells the focused contract. */
export function ChainTable({ chain, side, near, legs, onTrade }: Props) {
  const t = useText();
  const rows = useMemo(() => chainRows(chain), [chain]);
  const strikes = useMemo(() => rows.map((row) => row.strike), [rows]);
  const key = `${chain.symbol} ${chain.expiry} ${side}`;
  const { box, shown, grown, onScroll } = useNearWindow(strikes, chain.spot, key, near);
  const [walked, setWalked] = useState<string | null>(null);
  if (rows.length === 0)
    return <p className="px-4 py-16 text-center text-ink-2">{t('chain.empty')}</p>;

  const visible = rows.slice(shown.from, shown.to);
  const at = spotIndex(visible, chain.spot);
  const cells = [...visible.slice(at), ...visible.slice(0, at).reverse()].flatMap((row) =>
    tradableCells(row, side),
  );
  const active = walked !== null && cells.includes(walked) ? walked : (cells[0] ?? null);

  const onKeyDown = (event: KeyboardEvent, quote: OptionQuote) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toLowerCase();
    if (letter === 'b' && quote.ask) return onTrade(quote, 'long');
    if (letter === 's' && quote.bid) return onTrade(quote, 'short');
    const step = STEPS[event.key as keyof typeof STEPS];
    if (!step) return;
    event.preventDefault();
    const next = neighbour(event.currentTarget as HTMLElement, step[0], step[1]);
    next?.focus();
    if (next?.dataset['cell']) setWalked(next.dataset['cell']);
  };
  const shared = { spot: chain.spot, legs, active, onTrade, onKeyDown };
  const columns = side === 'both' ? 9 : 5;

  return (
    <>
      <div
        ref={box}
        onScroll={onScroll}
        className="chain-scroll max-h-96 overflow-auto [overflow-anchor:none]"
      >
        <table
          role="grid"
          aria-label={t('chain.label', { symbol: chain.symbol, expiry: chain.expiry })}
          className="w-full border-collapse text-13"
        >
          <ChainHead side={side} />
          <tbody>
            {visible.map((row, index) => (
              <Fragment key={row.strike}>
                {index === at && <SpotRow spot={chain.spot} columns={columns} />}
                <tr className="h-10 border-b border-line">
                  {side === 'both' && <ChainSide {...shared} quote={row.call} mirrored={false} />}
                  <th
                    scope="row"
                    className="border-x border-line bg-sunken px-3 text-center font-semibold tabular-nums"
                  >
                    {toDollars(row.strike)}
                  </th>
                  <ChainSide {...shared} quote={side === 'calls' ? row.call : row.put} mirrored />
                </tr>
              </Fragment>
            ))}
            {at === visible.length && <SpotRow spot={chain.spot} columns={columns} />}
          </tbody>
        </table>
        <p role="status" className="sr-only">
          {grown > 0 ? t('chain.grown', { count: grown }) : ''}
        </p>
      </div>
      <LegsElsewhere
        legs={legs}
        expiry={chain.expiry}
        lowest={visible[0]?.strike ?? 0}
        highest={visible.at(-1)?.strike ?? 0}
      />
    </>
  );
}

/** The next trade button in this direction that can be pressed, in the rows that are drawn. */
function neighbour(from: HTMLElement, down: number, right: number): HTMLElement | null {
  const rows = [...(from.closest('tbody')?.querySelectorAll('tr:has(button)') ?? [])];
  const cellsOf = (row: Element | undefined) => [
    ...(row?.querySelectorAll<HTMLButtonElement>('button') ?? []),
  ];
  const row = rows.findIndex((candidate) => candidate.contains(from));
  const column = cellsOf(rows[row]).findIndex((cell) => cell === from);
  for (let n = 1; ; n++) {
    const next = cellsOf(rows[row + n * down])[column + n * right];
    if (!next?.disabled) return next ?? null;
  }
}
