import type { TermPoint } from '@toolyard/core/options/chain';
import { scaleLinear, scaleSqrt } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { digitsOf, padded, ticksOf } from './percent-axis.ts';

interface Props {
  readonly label: string;
  readonly points: readonly TermPoint[];
  /** The expiry that the page looks at. */
  readonly chosen: string | null;
  readonly height: number;
  readonly read: (point: TermPoint) => readonly string[];
  readonly percent: (fraction: number, digits: number) => string;
  readonly days: (days: number) => string;
}

const MARKS = [7, 30, 60, 90, 180, 365, 730];

/** Volatility at the money over expiries; days lie by their root, as volatility counts them. */
export function TermStructure({ label, points, chosen, height, read, percent, days }: Props) {
  if (points.length < 2) return null;
  const last = points.at(-1)!.days;
  const domain = padded(points.map(({ iv }) => iv));
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
