import { useId } from 'react';
import type { DensityPoint, PriceDensity, ProfitZone } from '@toolyard/core/options/analysis';
import { scaleLinear } from 'd3-scale';
import { CurveFrame } from './curve-frame.tsx';
import { besideLine, labelPlace, textWidth } from './payoff-geometry.ts';

interface Words {
  readonly spot: (dollars: number) => string;
  /** `Profit 62.1%`. */
  readonly zone: (zone: ProfitZone) => string;
  readonly read: (point: DensityPoint) => readonly string[];
}

interface Props {
  readonly label: string;
  readonly density: PriceDensity;
  /** Dollars. */
  readonly breakevens: readonly number[];
  readonly spot: number;
  readonly height: number;
  readonly words: Words;
}

const COLOURS: Readonly<Record<ProfitZone['result'], string>> = {
  profit: 'var(--up)',
  loss: 'var(--down)',
  none: 'var(--ink-3)',
};

/** Pixels of a zone that its probability has room in. */
const LABEL = 84;
/** The curve ends this part of the plot below its top, where the breakevens have their labels. */
const HEADROOM = 1.18;

/** The density of the price at expiry over the price; zones of profit and loss are filled, breakevens and spot marked. */
export function DensityChart({ label, density, breakevens, spot, height, words }: Props) {
  const clip = useId();
  const { points, zones } = density;
  const [from, to] = [points[0]!.price, points.at(-1)!.price];
  const highest = Math.max(...points.map((point) => point.density));
  return (
    <CurveFrame
      label={label}
      height={height}
      scales={(left, right, top, bottom) => [
        scaleLinear([from, to], [left, right]),
        scaleLinear([0, highest * HEADROOM], [bottom, top]),
      ]}
      yTicks={[]}
      yText={String}
      xTicks={scaleLinear([from, to], [0, 1])
        .ticks(6)
        .map((at) => ({ at, text: String(at) }))}
      places={points.map((point) => ({
        x: point.price,
        y: point.density,
        read: words.read(point),
      }))}
    >
      {({ x, y, left, right, top, bottom }) => {
        const within = (price: number | 'unlimited') =>
          price === 'unlimited' ? right : Math.min(right, Math.max(left, x(price)));
        const curve = points.map((point) => `${x(point.price)} ${y(point.density)}`).join('L');
        const shown = zones.map((zone) => ({
          ...zone,
          colour: COLOURS[zone.result],
          start: within(zone.from),
          end: within(zone.to),
        }));
        const inside = breakevens.filter((price) => price > from && price < to);
        return (
          <>
            {shown.map(({ start, end, colour }, i) => (
              <g key={start + end}>
                <clipPath id={`${clip}${i}`}>
                  <rect x={start} y={top} width={Math.max(0, end - start)} height={bottom - top} />
                </clipPath>
                <g clipPath={`url(#${clip}${i})`}>
                  <path
                    d={`M${left} ${bottom}L${curve}L${right} ${bottom}Z`}
                    style={{ fill: colour, opacity: 0.16 }}
                  />
                  <path d={`M${curve}`} fill="none" strokeWidth={2} style={{ stroke: colour }} />
                </g>
              </g>
            ))}
            {shown.length === 0 && (
              <path
                d={`M${curve}`}
                fill="none"
                strokeWidth={2}
                style={{ stroke: 'var(--accent)' }}
              />
            )}
            {spot > from && spot < to && (
              <>
                <path d={`M${x(spot)} ${top + 14}V${bottom}`} style={{ stroke: 'var(--ink)' }} />
                <text
                  {...besideLine(x(spot), words.spot(spot), right)}
                  y={bottom - 6}
                  className="chart-axis-strong chart-halo"
                >
                  {words.spot(spot)}
                </text>
              </>
            )}
            {shown.map(
              ({ start, end, colour, ...zone }) =>
                end - start >= LABEL && (
                  <text
                    key={start + end}
                    x={labelPlace({ from: start, to: end }, textWidth(words.zone(zone)), x(spot), {
                      left,
                      right,
                    })}
                    y={bottom - 24}
                    textAnchor="middle"
                    className="chart-axis-strong chart-halo"
                    style={{ fill: colour }}
                  >
                    {words.zone(zone)}
                  </text>
                ),
            )}
            {inside.map((price, i) => (
              <g key={price}>
                <path
                  d={`M${x(price)} ${top + 14}V${bottom}`}
                  strokeDasharray="3 3"
                  style={{ stroke: 'var(--ink-3)' }}
                />
                <circle
                  cx={x(price)}
                  cy={bottom}
                  r={4}
                  strokeWidth={1.5}
                  style={{ fill: 'var(--surface)', stroke: 'var(--ink)' }}
                />
                <text
                  {...besideLine(
                    x(price),
                    words.spot(price),
                    right,
                    i === 0 && inside.length > 1 ? left : undefined,
                  )}
                  y={top + 10}
                  className="chart-axis chart-halo"
                >
                  {words.spot(price)}
                </text>
              </g>
            ))}
          </>
        );
      }}
    </CurveFrame>
  );
}
