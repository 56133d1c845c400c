import { useState, type KeyboardEvent } from 'react';
import { MAX_RANGE } from '@toolyard/core/options/settings';
import type { PayoffPlot } from '../../../../charts/payoff-chart.tsx';
import { PayoffHandles, type HandleMoves } from '../../../../charts/payoff-handles.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../figures/use-format.ts';
import { useMeasureSettings } from '../model/measure-choice.slice.ts';
import { useChooseMeasure } from '../model/use-choose-measure.ts';

const ENDS = ['rangeFrom', 'rangeTo'] as const;
type End = (typeof ENDS)[number];

/** Steps of the arrow keys and least width of the range, in parts of the spot. */
const STEP = 0.005;
const LONG_STEP = 0.025;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The target range as a band with a handle at each end; the pointer or the arrow keys move them. */
export function TargetRangeHandles({
  spot,
  plot: { x, frame },
}: {
  readonly spot: number;
  readonly plot: PayoffPlot;
}) {
  const t = useText();
  const format = useFormat();
  const inForce = useMeasureSettings();
  const choose = useChooseMeasure();
  /** An end while it is held; its figures follow when it is dropped. */
  const [held, setHeld] = useState<{ readonly end: End; readonly part: number } | null>(null);
  const parts = { rangeFrom: inForce.rangeFrom, rangeTo: inForce.rangeTo };
  if (held) parts[held.end] = held.part;
  const bounds = {
    rangeFrom: [0, inForce.rangeTo - STEP],
    rangeTo: [inForce.rangeFrom + STEP, MAX_RANGE],
  } as const;
  const bounded = (end: End, part: number): number =>
    Math.min(bounds[end][1], Math.max(bounds[end][0], part));
  const put = (end: End, part: number) => {
    const { measure, ownDrift, ownVolatility, rangeFrom, rangeTo } = inForce;
    const known = { measure, ownDrift, ownVolatility, rangeFrom, rangeTo };
    choose({ ...known, [end]: bounded(end, part) });
  };
  const endOf = (id: string): End => (id === 'rangeFrom' ? id : 'rangeTo');
  const moves: HandleMoves = {
    moveTo: (id, dollars) => setHeld({ end: endOf(id), part: bounded(endOf(id), dollars / spot) }),
    drop: () => {
      if (held) put(held.end, held.part);
      setHeld(null);
    },
    cancel: () => setHeld(null),
    onKeyDown: (id: string, event: KeyboardEvent) => {
      if (event.key === 'Escape' && held) {
        event.stopPropagation();
        setHeld(null);
      }
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      put(endOf(id), parts[endOf(id)] + step * (event.shiftKey ? LONG_STEP : STEP));
    },
  };
  const clamped = (part: number): number =>
    Math.min(frame.right, Math.max(frame.left, x(part * spot)));
  const [left, right] = [clamped(parts.rangeFrom), clamped(parts.rangeTo)];
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute border-x border-accent before:block before:size-full before:bg-accent before:opacity-6"
        style={{
          left,
          width: Math.max(0, right - left),
          top: frame.top,
          height: frame.bottom - frame.top,
        }}
      />
      <PayoffHandles
        handles={ENDS.map((end) => ({
          id: end,
          price: parts[end] * spot,
          label: t(`measures.${end}`),
          tag: `${format.spot(parts[end] * spot)} · ${format.signedPercent(parts[end] - 1)}`,
          mark: end === 'rangeFrom' ? '[' : ']',
          chosen: held?.end === end,
          least: bounds[end][0] * spot,
          greatest: bounds[end][1] * spot,
        }))}
        moves={moves}
        x={x}
        // Above the strikes, which stand on the axis.
        frame={{ ...frame, bottom: frame.top + 12 }}
      />
    </>
  );
}
