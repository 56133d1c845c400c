import { useRef, type PointerEvent } from 'react';
import { clsx } from 'clsx';
import type { OptionChain } from '@toolyard/core/options/chain';
import type { OptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { LegMark, legWords } from '../../shared/legs/leg-mark.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';
import { quotesOf } from '../../shared/chain/chain-quotes.ts';
import { CHIP } from './ruler-places.ts';
import type { LegMover } from './use-leg-mover.ts';

interface Props {
  readonly builderLeg: BuilderLeg;
  readonly leg: OptionLeg;
  readonly chain: OptionChain | undefined;
  readonly left: number;
  readonly top: number;
  readonly dollarsPerPixel: number;
  readonly selected: boolean;
  readonly moves: LegMover;
}

/** A leg on the ruler: dragged, or moved by arrows once it has the focus. */
export function StrikeChip({
  builderLeg,
  leg,
  chain,
  left,
  top,
  dollarsPerPixel,
  selected,
  moves,
}: Props) {
  const t = useText();
  const { monthDay } = useFormat();
  const dispatch = useAppDispatch();
  const grip = useRef<{ readonly x: number; readonly dollars: number } | null>(null);
  const strike = toDollars(leg.strike);
  const quotes = chain ? quotesOf(chain, leg.type) : [];
  const quantity = `${leg.position === 'long' ? '+' : '−'}${leg.quantity}`;
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    grip.current = { x: event.clientX, dollars: strike };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const pull = (event: PointerEvent) => {
    if (!grip.current) return;
    moves.moveTo(
      builderLeg.id,
      grip.current.dollars + (event.clientX - grip.current.x) * dollarsPerPixel,
    );
  };
  const letGo = () => {
    if (grip.current) moves.drop();
    grip.current = null;
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('builder.handle', {
        leg: legWords(t, leg),
        quantity,
        expiry: monthDay(leg.expiry),
      })}
      aria-orientation="horizontal"
      aria-valuemin={toDollars(quotes[0]?.strike ?? leg.strike)}
      aria-valuemax={toDollars(quotes.at(-1)?.strike ?? leg.strike)}
      aria-valuenow={strike}
      onFocus={() => dispatch(builderSlice.actions.legSelected(builderLeg.id))}
      onBlur={moves.drop}
      onKeyDown={(event) => {
        if (event.key === 'Escape') grip.current = null;
        moves.onKeyDown(builderLeg.id, event);
      }}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={() => {
        grip.current = null;
        moves.cancel();
      }}
      className={clsx(
        'absolute flex cursor-ew-resize touch-none items-center gap-1.5 rounded-2 border px-2 select-none',
        selected
          ? 'border-accent-solid bg-accent-tint ring-1 ring-accent-solid'
          : 'border-control bg-surface hover:bg-sunken',
        !builderLeg.enabled && 'border-dashed text-ink-3',
      )}
      style={{ left, top, width: CHIP.width, height: CHIP.height }}
    >
      <LegMark leg={leg} />
      <span className="text-12 font-semibold tabular-nums">{strike}</span>
      <span className="ml-auto text-11 text-ink-2 tabular-nums">{quantity}</span>
    </div>
  );
}
