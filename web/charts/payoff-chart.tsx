import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import type { CurvePoint } from '@toolyard/core/options/analysis';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { moneyTicks } from './money-ticks.ts';
import { PayoffBand, PayoffGrid, PayoffRuler } from './payoff-axes.tsx';
import { PayoffCrosshair } from './payoff-crosshair.tsx';
import {
  axisRoom,
  profitDomain,
  rulerTicks,
  steadyDomain,
  type Domain,
} from './payoff-geometry.ts';
import {
  PayoffHandles,
  placeHandles,
  type HandleMoves,
  type MovedHandle,
  type PayoffHandle,
} from './payoff-handles.tsx';
import { HeldLines, PayoffLines, type LinesPen } from './payoff-lines.tsx';
import type { ComparedCurve } from './payoff-marks.ts';
import type { Frame, PayoffWords } from './payoff-words.ts';
import { ReadableSvg } from './readable-svg.tsx';
import { useWidth } from './use-width.ts';

/** Prices across, and the frame that the curves stand in; pixels. */
export interface PayoffPlot {
  readonly x: ScaleLinear<number, number>;
  readonly frame: Frame;
}

/** What the chart shows while a strike is held. */
export interface HeldCurves extends Pick<PayoffChartProps, 'expiry' | 'today' | 'breakevens'> {
  readonly handle: MovedHandle;
}

/** Draws a held strike at every frame without rendering; with null the chart shows its props again. */
export interface ChartPen {
  readonly draw: (held: HeldCurves | null) => void;
}

export interface PayoffChartProps {
  readonly words: PayoffWords;
  /** Points by ascending price with every strike and root in it, so that corners are sharp. */
  readonly expiry: readonly CurvePoint[];
  /** The model's curve before expiry; null where a volatility is missing. */
  readonly today: readonly CurvePoint[] | null;
  readonly spot: number;
  /** The ±1σ range of prices. */
  readonly band: { readonly from: number; readonly to: number } | null;
  readonly breakevens: readonly number[];
  readonly strikes: readonly number[];
  readonly height: number;
  /** Other strategies. */
  readonly compared?: readonly ComparedCurve[];
  /** Strikes that can be dragged along the axis. */
  readonly handles?: {
    readonly all: readonly PayoffHandle[];
    readonly moves: HandleMoves;
    readonly pen?: Ref<ChartPen>;
  };
  /** What stands over the chart and moves with its prices. */
  readonly overlay?: (plot: PayoffPlot) => ReactNode;
}

const TOP = 34;
const RIGHT = 8;
const BOTTOM = 30;
/** Room for amounts that stays while a strike is held, so that the prices under it stand still. */
const HELD_LEFT = 64;
/** How far the axis grows beyond what is missing, a part of its height. */
const GROWTH = 0.25;
const NONE: readonly ComparedCurve[] = [];

/** Profit at expiry and today against the price of the underlying, with a read-out that follows pointer and arrow keys. */
export function PayoffChart(props: PayoffChartProps) {
  const { words, expiry, today, spot, strikes, height, handles, compared = NONE } = props;
  const [ref, width] = useWidth<HTMLDivElement>(416);
  const [at, setAt] = useState<number | null>(null);
  const from = expiry[0]?.price ?? 0;
  const to = expiry.at(-1)?.price ?? 0;
  /** The amounts shown while a strike is held: they only ever grow, so that the axis comes to rest under it. */
  const [heldDomain, setHeldDomain] = useState<Domain | null>(null);
  const domainOf = (own: readonly (readonly CurvePoint[] | null)[]): Domain => {
    const domain = profitDomain([...own, ...compared.map(({ curve }) => curve)]);
    return handles ? steadyDomain(domain) : domain;
  };
  const [low, high] = heldDomain ?? domainOf([expiry, today]);
  const { money } = words;
  const { y, amounts, room } = useMemo(() => {
    const amounts = moneyTicks([low, high], height);
    return {
      amounts,
      room: axisRoom(amounts.map(money)),
      y: scaleLinear([low, high], [height - BOTTOM, TOP]),
    };
  }, [low, high, height, money]);
  const left = Math.max(handles ? HELD_LEFT : 0, room);
  const plot = useMemo(() => {
    const frame = { left, right: width - RIGHT, top: TOP, bottom: height - BOTTOM };
    return {
      frame,
      x: scaleLinear([from, to], [frame.left, frame.right]),
      ticks: rulerTicks(from, to, strikes, frame.right - frame.left),
    };
  }, [left, width, height, from, to, strikes]);
  const spotText = useMemo(() => `${words.spot} ${words.spotPrice(spot)}`, [words, spot]);
  const { frame, x } = plot;

  const held = useRef<HeldCurves | null>(null);
  const lines = useRef<LinesPen>(null);
  /** The handles as they have been placed since the last render. */
  const standing = useRef<readonly MovedHandle[] | null>(null);
  const place = (now: readonly MovedHandle[] = []) => {
    if (ref.current) placeHandles(ref.current, standing.current, now, x, frame);
    standing.current = now;
  };
  const drawHeld = ({ handle, ...curves }: HeldCurves) => {
    // The bounds are those of the props.
    const own = { ...words, bounds: undefined };
    lines.current?.draw({ ...curves, x, y, frame, compared, spot, words: own });
    place(handles?.all.map((each) => (each.id === handle.id ? handle : each)));
  };
  useLayoutEffect(() => {
    standing.current = null;
    if (held.current) drawHeld(held.current);
  });
  useImperativeHandle(handles?.pen, () => ({
    draw: (next) => {
      held.current = next;
      if (next === null) {
        place(handles?.all);
        return setHeldDomain(null);
      }
      const [least, most] = domainOf([next.expiry, next.today]);
      if (heldDomain && low <= least && high >= most) return drawHeld(next);
      // By more than is missing, since an axis that grows at every step takes a render each time.
      const more = heldDomain ? (high - low) * GROWTH : 0;
      const grown = [least < low ? least - more : low, most > high ? most + more : high] as const;
      flushSync(() => setHeldDomain(heldDomain ? steadyDomain(grown) : grown));
    },
  }));
  if (expiry.length < 2) return null;

  const show = (price: number) => setAt(Math.min(to, Math.max(from, price)));
  const point = (pixel: number) => show(x.invert(pixel));
  const walk = (steps: number) => show((at ?? spot) + (steps * (to - from)) / 40);

  return (
    <div ref={ref} className="relative">
      <ReadableSvg
        label={words.label}
        width={width}
        height={height}
        onPoint={point}
        onWalk={walk}
        onLeave={() => setAt(null)}
      >
        <PayoffGrid y={y} frame={frame} amounts={amounts} money={money} zero={words.zero} />
        {props.band && (
          <PayoffBand x={x} frame={frame} band={props.band} namedAt={handles ? 'top' : 'bottom'} />
        )}
        <PayoffRuler x={x} frame={frame} ticks={plot.ticks} spot={spot} spotText={spotText} />
        {heldDomain ? (
          <HeldLines frame={frame} pen={lines} />
        ) : (
          <PayoffLines
            x={x}
            y={y}
            frame={frame}
            expiry={expiry}
            today={today}
            compared={compared}
            spot={spot}
            breakevens={props.breakevens}
            words={words}
          />
        )}
        {at !== null && (
          <PayoffCrosshair
            x={x}
            y={y}
            frame={frame}
            price={at}
            expiry={expiry}
            today={today}
            spot={spot}
            words={words}
          />
        )}
      </ReadableSvg>
      {handles && <PayoffHandles handles={handles.all} moves={handles.moves} x={x} frame={frame} />}
      {props.overlay?.({ x, frame })}
    </div>
  );
}
