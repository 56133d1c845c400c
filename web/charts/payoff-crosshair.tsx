import type { CurvePoint } from '@toolyard/core/options/analysis';
import type { ScaleLinear } from 'd3-scale';
import type { Frame, PayoffWords } from './payoff-words.ts';
import { profitOn } from './payoff-geometry.ts';

interface Props {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly frame: Frame;
  readonly price: number;
  readonly expiry: readonly CurvePoint[];
  readonly today: readonly CurvePoint[] | null;
  readonly spot: number;
  readonly words: PayoffWords;
}

const WIDTH = 164;
const ROW = 18;

/** A dashed line at one price, a dot on each curve and one read-out that flips at the edge. */
export function PayoffCrosshair({ x, y, frame, price, expiry, today, spot, words }: Props) {
  const atExpiry = profitOn(expiry, price);
  const atToday = today && profitOn(today, price);
  const rows: (readonly [string, string, string])[] = [
    [words.spotPrice(price), words.percent(price / spot - 1), 'var(--ink)'],
    [words.atExpiry, atExpiry === null ? '--' : words.money(atExpiry), tone(atExpiry)],
    [words.today, atToday === null ? '--' : words.money(atToday), tone(atToday)],
    ...(words.below ? ([[words.below.name, words.below.at(price), 'var(--ink)']] as const) : []),
  ];
  const flips = x(price) + WIDTH + 12 > frame.right;
  // Where neither side has room, as on a phone, it stays whole and covers the line.
  const left = Math.max(2, flips ? x(price) - WIDTH - 10 : x(price) + 10);
  return (
    <g pointerEvents="none">
      <path
        d={`M${x(price)} ${frame.top}V${frame.bottom}`}
        strokeDasharray="3 3"
        style={{ stroke: 'var(--ink-3)' }}
      />
      {atExpiry !== null && (
        <circle cx={x(price)} cy={y(atExpiry)} r={3.5} style={{ fill: 'var(--ink)' }} />
      )}
      {atToday !== null && (
        <circle cx={x(price)} cy={y(atToday)} r={3.5} style={{ fill: 'var(--accent)' }} />
      )}
      <rect
        className="chart-readout-box"
        x={left}
        y={frame.top + 4}
        width={WIDTH}
        height={10 + ROW * rows.length}
        rx={6}
        style={{ fill: 'var(--overlay)', stroke: 'var(--line-2)' }}
      />
      {rows.map(([name, value, colour], i) => (
        <g key={name} className="chart-readout">
          <text
            x={left + 10}
            y={frame.top + 22 + i * ROW}
            style={{ fill: i ? 'var(--ink-2)' : 'var(--ink)' }}
          >
            {name}
          </text>
          <text
            x={left + WIDTH - 10}
            y={frame.top + 22 + i * ROW}
            textAnchor="end"
            style={{ fill: colour, fontWeight: 600 }}
          >
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}

const tone = (profit: number | null): string =>
  profit === null || profit === 0 ? 'var(--ink)' : profit > 0 ? 'var(--up)' : 'var(--down)';
