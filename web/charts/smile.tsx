import type { SmilePoint } from '@toolyard/core/options/chain';
import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { digitsOf, padded, ticksOf } from './percent-axis.ts';

interface Props {
  readonly label: string;
  readonly points: readonly SmilePoint[];
  /** Dollars. */
  readonly spot: number;
  readonly spotText: string;
  /** The ±1σ range of prices at the expiry. */
  readonly band: { readonly from: number; readonly to: number } | null;
  readonly height: number;
  readonly read: (point: SmilePoint) => readonly string[];
  readonly percent: (fraction: number, digits: number) => string;
}

const WIDEST = 3;

/** Implied volatility over strikes: puts hollow, calls filled, with the price and one standard deviation around it. */
export function Smile({ label, points, spot, spotText, band, height, read, percent }: Props) {
  // Strikes nobody expects to reach would press the rest together.
  const reach = band ? WIDEST * Math.max(spot - band.from, band.to - spot) : Infinity;
  const shown = points.filter(({ strike }) => Math.abs(strike - spot) <= reach);
  if (shown.length < 2) return null;
  const strikes = shown.map(({ strike }) => strike);
  const domain = padded(shown.map(({ iv }) => iv));
  const from = Math.min(...strikes, spot);
  const to = Math.max(...strikes, spot);
  return (
    <CurveFrame
      label={label}
      height={height}
      scales={(left, right, top, bottom) => [
        scaleLinear([from, to], [left + 4, right - 4]),
        scaleLinear(domain, [bottom, top]),
      ]}
      yTicks={ticksOf(domain)}
      yText={(value) => percent(value, digitsOf(domain))}
      xTicks={scaleLinear([from, to], [0, 1])
        .ticks(6)
        .map((at) => ({ at, text: String(at) }))}
      places={shown.map((point) => ({ x: point.strike, y: point.iv, read: read(point) }))}
    >
      {({ x, y, left, right, top, bottom }) => {
        const within = (px: number) => Math.min(right, Math.max(left, px));
        const line = shown.map(({ strike, iv }, i) => `${i ? 'L' : 'M'}${x(strike)} ${y(iv)}`);
        return (
          <>
            {band && (
              <rect
                x={within(x(band.from))}
                y={top}
                width={within(x(band.to)) - within(x(band.from))}
                height={bottom - top}
                style={{ fill: 'var(--band)' }}
              />
            )}
            <path d={`M${x(spot)} ${top}V${bottom}`} style={{ stroke: 'var(--ink)' }} />
            <text x={x(spot) + 5} y={bottom - 6} className="chart-axis-strong chart-halo">
              {spotText}
            </text>
            <path
              d={line.join('')}
              fill="none"
              strokeWidth={1.75}
              style={{ stroke: 'var(--accent)' }}
            />
            {shown.length <= 80 &&
              shown.map(({ strike, iv, type }) => (
                <circle
                  key={strike}
                  cx={x(strike)}
                  cy={y(iv)}
                  r={2.5}
                  strokeWidth={1.25}
                  style={{
                    fill: type === 'call' ? 'var(--accent)' : 'var(--surface)',
                    stroke: 'var(--accent)',
                  }}
                />
              ))}
          </>
        );
      }}
    </CurveFrame>
  );
}
