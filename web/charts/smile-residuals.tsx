import type { SmilePoint } from '@toolyard/core/options/surface';
import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { smileRange, type Band } from './smile-geometry.ts';

/** What residuals are counted in: volatility points, or half widths of the spread. */
export type ResidualUnit = 'points' | 'halfWidths';

interface Props {
  readonly label: string;
  readonly points: readonly SmilePoint[];
  readonly unit: ResidualUnit;
  /** Dollars. */
  readonly spot: number;
  readonly band: Band | null;
  readonly height: number;
  readonly read: (point: SmilePoint) => readonly string[];
  /** A residual on the axis. */
  readonly write: (value: number) => string;
}

const POINTS_OF_ONE = 100;
/** Bars reach no further than this many times the median residual, so that one quote far off leaves the rest readable. */
const FURTHEST = 8;
/** Pixels. */
const WIDEST_BAR = 4;

const inUnit = ({ residual, halfWidths }: SmilePoint, unit: ResidualUnit): number | null =>
  unit === 'halfWidths' ? halfWidths : residual && residual * POINTS_OF_ONE;

function reachOf(values: readonly number[], least: number): number {
  const sizes = values.map(Math.abs).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return Math.max(least, Math.min(sizes.at(-1) ?? 0, FURTHEST * median));
}

/** How far each quote lies off the fit, as bars from zero; within the shaded half widths the fit is between bid and ask. */
export function SmileResiduals(props: Props) {
  const { label, points, unit, spot, band, height, read, write } = props;
  const range = smileRange(points, spot, band);
  if (!range) return null;
  const { from, to } = range;
  const bars = range.shown.flatMap((point) => {
    const value = inUnit(point, unit);
    return value === null ? [] : [{ point, value }];
  });
  const values = bars.map(({ value }) => value);
  const reach = reachOf(values, unit === 'halfWidths' ? 1.5 : 0.1) * 1.1;
  return (
    <CurveFrame
      label={label}
      height={height}
      scales={(left, right, top, bottom) => [
        scaleLinear([from, to], [left + 4, right - 4]),
        scaleLinear([-reach, reach], [bottom, top]).clamp(true),
      ]}
      yTicks={scaleLinear([-reach, reach], [0, 1]).ticks(3)}
      yText={write}
      xTicks={[]}
      places={bars.map(({ point, value }) => ({ x: point.strike, y: value, read: read(point) }))}
    >
      {({ x, y, left, right }) => (
        <>
          {unit === 'halfWidths' && (
            <rect
              x={left}
              y={y(1)}
              width={right - left}
              height={y(-1) - y(1)}
              style={{ fill: 'var(--band)' }}
            />
          )}
          <path d={`M${left} ${y(0)}H${right}`} style={{ stroke: 'var(--zero)' }} />
          {bars.map(({ point: { strike, type, contradicts }, value }) => (
            <path
              key={strike}
              d={`M${x(strike)} ${y(0)}V${y(value)}`}
              strokeWidth={Math.min(WIDEST_BAR, ((right - left) / bars.length) * 0.7)}
              style={{
                stroke: contradicts ? 'var(--warn)' : 'var(--accent)',
                opacity: type === 'call' ? 1 : 0.55,
              }}
            />
          ))}
        </>
      )}
    </CurveFrame>
  );
}
