import { useState, type ReactNode } from 'react';
import type { ScaleContinuousNumeric } from 'd3-scale';
import { ReadableSvg } from './readable-svg.tsx';
import { useWidth } from './use-width.ts';

type Scale = ScaleContinuousNumeric<number, number>;

/** Where a datum stands and what is read there. */
interface CurvePlace {
  readonly x: number;
  readonly y: number;
  readonly read: readonly string[];
}

interface Plot {
  readonly x: Scale;
  readonly y: Scale;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Props {
  /** All that the picture says, in words. */
  readonly label: string;
  readonly height: number;
  readonly scales: (left: number, right: number, top: number, bottom: number) => [Scale, Scale];
  readonly yTicks: readonly number[];
  readonly yText: (value: number) => string;
  /** Of the values at the left, in pixels. */
  readonly axisWidth?: number;
  readonly xTicks: readonly { readonly at: number; readonly text: string }[];
  /** Ascending in x; the read-out walks over them. */
  readonly places: readonly CurvePlace[];
  readonly children: (plot: Plot) => ReactNode;
}

/** Labels that have room beside the one before. */
function spaced<Tick extends { readonly at: number; readonly text: string }>(
  ticks: readonly Tick[],
  x: Scale,
): Tick[] {
  let free = -Infinity;
  return ticks.filter(({ at, text }) => {
    const half = text.length * LETTER;
    if (x(at) - half < free) return false;
    free = x(at) + half + LETTER;
    return true;
  });
}

/** Half the width of a letter, generously. */
const LETTER = 4;
const AXIS_WIDTH = 44;
const RIGHT = 12;
const TOP = 26;
const BOTTOM = 28;
/** Below a plot without labels. */
const TICKLESS = 6;

/** Axes and a read-out that follows pointer and arrow keys from datum to datum, around what is drawn inside. */
export function CurveFrame(props: Props) {
  const { label, height, yTicks, yText, axisWidth = AXIS_WIDTH, xTicks, places, children } = props;
  const [ref, width] = useWidth<HTMLDivElement>(480);
  const [at, setAt] = useState<number | null>(null);
  const frame = {
    left: yTicks.length > 0 ? axisWidth : RIGHT,
    right: width - RIGHT,
    top: TOP,
    bottom: height - (xTicks.length > 0 ? BOTTOM : TICKLESS),
  };
  const [x, y] = props.scales(frame.left, frame.right, frame.top, frame.bottom);
  const place = at === null ? undefined : places[at];

  const point = (pixel: number) => {
    const away = places.map((place) => Math.abs(x(place.x) - pixel));
    setAt(away.length > 0 ? away.indexOf(Math.min(...away)) : null);
  };
  const walk = (steps: number) => {
    if (places.length === 0) return;
    const from = at ?? (steps > 0 ? -1 : places.length);
    setAt(Math.min(places.length - 1, Math.max(0, from + steps)));
  };

  return (
    <div ref={ref}>
      <ReadableSvg
        label={label}
        width={width}
        height={height}
        onPoint={point}
        onWalk={walk}
        onLeave={() => setAt(null)}
      >
        {yTicks.map((value) => (
          <g key={value}>
            <path
              d={`M${frame.left} ${y(value)}H${frame.right}`}
              style={{ stroke: 'var(--grid)' }}
            />
            <text x={frame.left - 8} y={y(value) + 4} textAnchor="end" className="chart-axis">
              {yText(value)}
            </text>
          </g>
        ))}
        <path
          d={`M${frame.left} ${frame.bottom}H${frame.right}`}
          style={{ stroke: 'var(--line-2)' }}
        />
        {spaced(xTicks, x).map((tick) => (
          <g key={tick.at}>
            <path d={`M${x(tick.at)} ${frame.bottom}v5`} style={{ stroke: 'var(--ink-4)' }} />
            <text
              x={Math.min(x(tick.at), width - tick.text.length * LETTER)}
              y={frame.bottom + 20}
              textAnchor="middle"
              className="chart-axis"
            >
              {tick.text}
            </text>
          </g>
        ))}
        {children({ x, y, ...frame })}
        {place && <ReadOut place={place} x={x(place.x)} y={y(place.y)} frame={frame} />}
      </ReadableSvg>
    </div>
  );
}

function ReadOut({
  place,
  x,
  y,
  frame,
}: {
  readonly place: CurvePlace;
  readonly x: number;
  readonly y: number;
  readonly frame: { readonly left: number; readonly right: number; readonly bottom: number };
}) {
  const text = place.read.join(' · ');
  const toRight = x < (frame.left + frame.right) / 2;
  return (
    <g>
      <path
        d={`M${x} 20V${frame.bottom}`}
        strokeDasharray="3 3"
        style={{ stroke: 'var(--ink-3)' }}
      />
      <circle cx={x} cy={y} r={4} style={{ fill: 'var(--accent-solid)' }} />
      <text
        x={toRight ? Math.max(x - 4, frame.left) : Math.min(x + 4, frame.right)}
        y={14}
        textAnchor={toRight ? 'start' : 'end'}
        className="chart-readout chart-halo"
        style={{ fill: 'var(--ink)' }}
      >
        {text}
      </text>
    </g>
  );
}
