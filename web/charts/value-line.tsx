import { useState } from 'react';
import { scaleLinear } from 'd3-scale';
import { nearestPrice, valueDomain, valueOn } from './value-geometry.ts';
import { axisRoom, rulerTicks } from './payoff-geometry.ts';
import { ReadableSvg } from './readable-svg.tsx';
import { useWidth } from './use-width.ts';

interface ValuePoint {
  /** Dollars. */
  readonly price: number;
  readonly value: number;
}

interface Props {
  readonly label: string;
  readonly points: readonly ValuePoint[];
  readonly spot: number;
  readonly spotName: string;
  readonly height: number;
  readonly price: (dollars: number) => string;
  readonly write: (value: number) => string;
}

/** At the left as much as a payoff chart with handles has, so that prices of both stand under each other. */
const MARGIN = { top: 26, right: 8, bottom: 28, left: 64 };

/** One quantity over the price of the underlying, read by pointer and arrow keys; at rest it reads at the spot. */
export function ValueLine(props: Props) {
  const { label, points, spot, height, price, write } = props;
  const [ref, width] = useWidth<HTMLDivElement>(416);
  const [pointed, setPointed] = useState<number | null>(null);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return null;

  const y = scaleLinear(valueDomain(points), [height - MARGIN.bottom, MARGIN.top]).nice(5);
  const amounts = y.ticks(5);
  const left = Math.max(MARGIN.left, axisRoom(amounts.map(write)));
  const right = width - MARGIN.right;
  const x = scaleLinear([first.price, last.price], [left, right]);
  const at = Math.min(points.length - 1, pointed ?? nearestPrice(points, spot));
  const read = (pointed === null ? null : points[pointed]) ?? {
    price: spot,
    value: valueOn(points, spot),
  };

  const point = (pixel: number) => setPointed(nearestPrice(points, x.invert(pixel)));
  const walk = (steps: number) => setPointed(Math.min(points.length - 1, Math.max(0, at + steps)));

  return (
    <div ref={ref} className="relative">
      <ReadableSvg
        label={label}
        width={width}
        height={height}
        onPoint={point}
        onWalk={walk}
        onLeave={() => setPointed(null)}
      >
        {amounts.map((value) => (
          <g key={value}>
            <path
              d={`M${left} ${y(value)}H${right}`}
              stroke={value === 0 ? 'var(--zero)' : 'var(--grid)'}
            />
            <text x={left - 8} y={y(value) + 4} textAnchor="end" className="chart-axis">
              {write(value)}
            </text>
          </g>
        ))}
        {rulerTicks(first.price, last.price, [], right - left).long.map((tick) => (
          <text
            key={tick}
            x={Math.min(right - 10, Math.max(left + 10, x(tick)))}
            y={height - 8}
            textAnchor="middle"
            className="chart-axis"
          >
            {tick}
          </text>
        ))}
        <path d={`M${x(spot)} ${MARGIN.top}V${height - MARGIN.bottom}`} stroke="var(--ink)" />
        <path
          d={`M${points.map((p) => `${x(p.price).toFixed(1)} ${y(p.value).toFixed(1)}`).join('L')}`}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={1.75}
          strokeLinejoin="round"
        />
        <circle cx={x(read.price)} cy={y(read.value)} r={4} fill="var(--accent)" />
        <text x={right} y={16} textAnchor="end" className="chart-label">
          {`${pointed === null ? `${props.spotName} ` : ''}${price(read.price)}   ${write(read.value)}`}
        </text>
      </ReadableSvg>
    </div>
  );
}
