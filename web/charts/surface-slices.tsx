import { volatilityOn, type SurfaceSlice } from '@toolyard/core/options/surface';
import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { digitsOf, padded, ticksOf } from './percent-axis.ts';

/** An expiry with a fit. */
export type FittedSlice = Pick<SurfaceSlice, 'forward' | 'smile' | 'slice'> & {
  readonly expiry: string;
};

/** A strike of the chosen expiry with both volatilities; null where one is missing. */
export interface SurfacePoint {
  /** Standard deviations from the forward. */
  readonly deviations: number;
  /** Dollars. */
  readonly strike: number;
  readonly own: number;
  readonly surface: number | null;
}

interface Props {
  readonly label: string;
  readonly slices: readonly FittedSlice[];
  readonly chosen: string | null;
  readonly height: number;
  readonly percent: (fraction: number, digits: number) => string;
  readonly read: (point: SurfacePoint) => readonly string[];
}

const REACH = 2.5;
const POINTS = 41;

/** Volatilities of an expiry by standard deviations from its forward; empty without a fit. */
function pointsOf({ forward, smile, slice }: FittedSlice): SurfacePoint[] {
  if (!smile) return [];
  const deviation = volatilityOn(smile, forward, forward) * Math.sqrt(smile.years);
  return Array.from({ length: POINTS }, (_, i) => {
    const deviations = REACH * ((2 * i) / (POINTS - 1) - 1);
    const strike = forward * Math.exp(deviations * deviation);
    return {
      ...{ deviations, strike, own: volatilityOn(smile, forward, strike) },
      surface: slice && volatilityOn(slice, forward, strike),
    };
  });
}

/** The smiles of all expiries over each other; of the chosen one its own fit and the slice of the surface. */
export function SurfaceSlices({ label, slices, chosen, height, percent, read }: Props) {
  const curves = slices
    .map((slice) => ({ expiry: slice.expiry, points: pointsOf(slice) }))
    .filter(({ points }) => points.length > 0);
  const front = curves.find(({ expiry }) => expiry === chosen) ?? curves[0];
  if (!front) return null;
  const domain = padded(
    curves.flatMap(({ points }) => points.flatMap(({ own, surface }) => [own, surface ?? own])),
  );
  return (
    <CurveFrame
      label={label}
      height={height}
      scales={(left, right, top, bottom) => [
        scaleLinear([-REACH, REACH], [left + 4, right - 4]),
        scaleLinear(domain, [bottom, top]),
      ]}
      yTicks={ticksOf(domain)}
      yText={(value) => percent(value, digitsOf(domain))}
      xTicks={[-2, -1, 0, 1, 2].map((at) => ({
        ...{ at, text: at === 0 ? '0' : `${at > 0 ? '+' : '−'}${Math.abs(at)}σ` },
      }))}
      places={front.points.map((point) => ({
        ...{ x: point.deviations, y: point.own, read: read(point) },
      }))}
    >
      {({ x, y }) => {
        const line = (points: readonly SurfacePoint[], of: (point: SurfacePoint) => number) =>
          `M${points.map((point) => `${x(point.deviations)} ${y(of(point))}`).join('L')}`;
        return (
          <>
            {curves.map(({ expiry, points }) => (
              <path
                key={expiry}
                d={line(points, ({ own }) => own)}
                fill="none"
                style={{ stroke: 'var(--ink-4)', opacity: 0.6 }}
              />
            ))}
            <path
              d={line(front.points, ({ own }) => own)}
              fill="none"
              strokeWidth={2}
              style={{ stroke: 'var(--accent)' }}
            />
            <path
              d={line(front.points, ({ own, surface }) => surface ?? own)}
              fill="none"
              strokeWidth={1.75}
              strokeDasharray="5 3"
              style={{ stroke: 'var(--ink)' }}
            />
          </>
        );
      }}
    </CurveFrame>
  );
}
