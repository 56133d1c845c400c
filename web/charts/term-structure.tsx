import type { TermPoint } from '@toolyard/core/options/chain';
import type { EarningsMove } from '@toolyard/core/options/surface';
import { scaleLinear, scaleSqrt } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { digitsOf, padded, ticksOf } from './percent-axis.ts';

interface Props {
  readonly label: string;
  readonly points: readonly TermPoint[];
  /** The priced-in move of the next report; null where it is unknown. */
  readonly earnings: EarningsMove | null;
  /** The expiry that the page looks at. */
  readonly chosen: string | null;
  readonly height: number;
  readonly read: (point: TermPoint) => readonly string[];
  readonly percent: (fraction: number, digits: number) => string;
  readonly days: (days: number) => string;
}

const MARKS = [7, 30, 60, 90, 180, 365, 730];

/**
 * Volatility at the money over expiries; days lie by their root, as volatility counts them. Dashed: without earnings
 * reports; shaded: the days between which the next report lies.
 */
export function TermStructure(props: Props) {
  const { label, points, earnings, chosen, height, read, percent, days } = props;
  if (points.length < 2) return null;
  const last = points.at(-1)!.days;
  const quiet = points.flatMap(({ days: at }, i) => {
    const iv = earnings?.withoutEarnings[i];
    return iv === null || iv === undefined ? [] : [{ at, iv }];
  });
  const domain = padded([...points, ...quiet].map(({ iv }) => iv));
  const report = points.findIndex(({ expiry }) => expiry === earnings?.by);
  const marks = MARKS.filter((mark) => mark <= last);
  return (
    <CurveFrame
      label={label}
      height={height}
      scales={(left, right, top, bottom) => [
        scaleSqrt([0, last], [left, right - 8]),
        scaleLinear(domain, [bottom, top]),
      ]}
      yTicks={ticksOf(domain)}
      yText={(value) => percent(value, digitsOf(domain))}
      xTicks={marks.map((at) => ({ at, text: days(at) }))}
      places={points.map((point) => ({ x: point.days, y: point.iv, read: read(point) }))}
    >
      {({ x, y }) => (
        <>
          {report >= 0 && (
            <rect
              x={x(points[report - 1]?.days ?? 0)}
              width={x(points[report]!.days) - x(points[report - 1]?.days ?? 0)}
              y={y(domain[1])}
              height={y(domain[0]) - y(domain[1])}
              style={{ fill: 'var(--accent)', opacity: 0.12 }}
            />
          )}
          <path
            d={quiet.map(({ at, iv }, i) => `${i ? 'L' : 'M'}${x(at)} ${y(iv)}`).join('')}
            fill="none"
            strokeWidth={1.25}
            strokeDasharray="4 3"
            style={{ stroke: 'var(--ink-2)' }}
          />
          <path
            d={points.map(({ days: at, iv }, i) => `${i ? 'L' : 'M'}${x(at)} ${y(iv)}`).join('')}
            fill="none"
            strokeWidth={1.75}
            style={{ stroke: 'var(--accent)' }}
          />
          {points.map(({ expiry, days: at, iv }) => (
            <circle
              key={expiry}
              cx={x(at)}
              cy={y(iv)}
              r={expiry === chosen ? 5 : 3}
              strokeWidth={1.5}
              style={{
                fill: expiry === chosen ? 'var(--accent)' : 'var(--surface)',
                stroke: 'var(--accent)',
              }}
            />
          ))}
        </>
      )}
    </CurveFrame>
  );
}
