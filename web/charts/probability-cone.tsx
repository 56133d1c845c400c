import { useState } from 'react';
import type { ConePoint } from '@toolyard/core/options/analysis';
import { scaleLinear } from 'd3-scale';
import { coneArea, coneLine, coneTicks, nearestPoint, type ConeScales } from './cone-geometry.ts';
import { axisRoom } from './payoff-geometry.ts';
import { ReadableSvg } from './readable-svg.tsx';
import { useWidth } from './use-width.ts';

interface ConeWords {
  readonly label: string;
  readonly price: (dollars: number) => string;
  /** A day after the analysis, as the axis and the read-out say it. */
  readonly day: (days: number) => string;
  /** What the inner and the outer band are, as `68 %` and `95 %`. */
  readonly bands: readonly [inner: string, outer: string];
}

interface Props {
  readonly words: ConeWords;
  /** Points with five prices: −2σ, −1σ, median, +1σ, +2σ. */
  readonly points: readonly ConePoint[];
  /** Prices that matter, as breakevens and strikes, drawn across. */
  readonly levels: readonly number[];
  readonly height: number;
}

const MARGIN = { top: 12, right: 8, bottom: 26 };

/** Between which prices the underlying stays until the expiry: one and two standard deviations, walked by pointer and keys. */
export function ProbabilityCone({ words, points, levels, height }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(416);
  const [at, setAt] = useState<number | null>(null);
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;

  const ends = [last.prices[0]!, last.prices[4]!];
  const y = scaleLinear(
    [Math.min(...ends, ...levels), Math.max(...ends, ...levels)],
    [height - MARGIN.bottom, MARGIN.top],
  ).nice(5);
  const amounts = y.ticks(5);
  const left = axisRoom(amounts.map(words.price));
  const x = scaleLinear([points[0]!.days, last.days], [left, width - MARGIN.right]);
  const scales: ConeScales = { x: (point) => x(point.days), y };

  const ticks = coneTicks(points, width);

  const point = (pixel: number) => setAt(nearestPoint(points, x.invert(pixel)));
  const walk = (steps: number) =>
    setAt(Math.min(points.length - 1, Math.max(0, (at ?? 0) + steps)));

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
        {amounts.map((price) => (
          <g key={price}>
            <path d={`M${left} ${y(price)}H${width - MARGIN.right}`} stroke="var(--grid)" />
            <text x={left - 8} y={y(price) + 4} textAnchor="end" className="chart-axis">
              {words.price(price)}
            </text>
          </g>
        ))}
        <path d={coneArea(points, 0, 4, scales)} fill="var(--accent)" opacity={0.08} />
        <path d={coneArea(points, 1, 3, scales)} fill="var(--accent)" opacity={0.12} />
        <path
          d={coneLine(points, 2, scales)}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={1.5}
        />
        {levels.map((price) => (
          <path
            key={price}
            d={`M${left} ${y(price)}H${width - MARGIN.right}`}
            strokeDasharray="3 3"
            stroke="var(--ink-3)"
          />
        ))}
        {ticks.map((tick, i) => (
          <text
            key={tick.days}
            x={x(tick.days)}
            y={height - 8}
            textAnchor={i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle'}
            className="chart-axis"
          >
            {words.day(tick.days)}
          </text>
        ))}
        {at !== null && (
          <path
            d={`M${x(points[at]!.days)} ${MARGIN.top}V${height - MARGIN.bottom}`}
            strokeDasharray="3 3"
            stroke="var(--ink-3)"
          />
        )}
      </ReadableSvg>
      <p className="min-h-5 px-2 text-12 tabular-nums text-ink-2" aria-live="polite">
        {readout(words, points[at ?? points.length - 1]!)}
      </p>
    </div>
  );
}

const readout = ({ day, price, bands }: ConeWords, { days, prices }: ConePoint): string => {
  const [lowest, low, , high, highest] = prices.map(price);
  return [day(days), `${bands[0]}: ${low} – ${high}`, `${bands[1]}: ${lowest} – ${highest}`].join(
    ' · ',
  );
};
