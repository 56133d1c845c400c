import { memo } from 'react';
import type { ScaleLinear } from 'd3-scale';
import { textWidth } from './payoff-geometry.ts';
import type { Frame, PayoffWords } from './payoff-words.ts';

interface GridProps {
  readonly y: ScaleLinear<number, number>;
  readonly frame: Frame;
  /** Where the gridlines stand, in dollars. */
  readonly amounts: readonly number[];
  readonly money: PayoffWords['money'];
  /** The line of zero in words. */
  readonly zero?: string | undefined;
}

/** Gridlines and the money axis. */
export const PayoffGrid = memo(function PayoffGrid(props: GridProps) {
  const { y, frame, amounts, money, zero = '$0' } = props;
  // By place: a line that gets another amount is kept, not made anew.
  return amounts.map((value, i) => (
    <g key={i}>
      <path
        d={`M${frame.left} ${y(value)}H${frame.right}`}
        style={{ stroke: value === 0 ? 'var(--zero)' : 'var(--grid)' }}
      />
      <text
        x={frame.left - 8}
        y={y(value) + 4}
        textAnchor="end"
        className={value === 0 ? 'chart-axis-strong' : 'chart-axis'}
      >
        {value === 0 ? zero : money(value)}
      </text>
    </g>
  ));
});

interface RulerProps {
  readonly x: ScaleLinear<number, number>;
  readonly frame: Frame;
  readonly ticks: { readonly short: readonly number[]; readonly long: readonly number[] };
  readonly spot: number;
  readonly spotText: string;
}

/** The price ruler and the spot line; nothing of it moves while a strike does. */
export const PayoffRuler = memo(function PayoffRuler(props: RulerProps) {
  const { x, frame, ticks, spot, spotText } = props;
  return (
    <g>
      <path
        d={`M${frame.left} ${frame.bottom}H${frame.right}${ticks.short.map((price) => `M${x(price)} ${frame.bottom}v4`).join('')}`}
        style={{ stroke: 'var(--line-2)' }}
      />
      {ticks.long.map((price) => (
        <g key={price}>
          <path d={`M${x(price)} ${frame.bottom}v8`} style={{ stroke: 'var(--ink-4)' }} />
          <text
            x={Math.min(frame.right - 10, Math.max(frame.left + 10, x(price)))}
            y={frame.bottom + 22}
            textAnchor="middle"
            className="chart-axis"
          >
            {price}
          </text>
        </g>
      ))}
      <SpotTag x={x(spot)} frame={frame} text={spotText} />
    </g>
  );
});

interface BandProps {
  readonly x: ScaleLinear<number, number>;
  readonly frame: Frame;
  readonly band: { readonly from: number; readonly to: number };
  /** Where handles stand on the ruler, the band is named at its top. */
  readonly namedAt: 'top' | 'bottom';
}

const NAME_ROOM = 34;
/** Pixels of a chart in which names of the edges and amounts do not meet; a narrower one has them in its legend alone. */
const NAMED_FROM = 300;

/** The name of an edge stands outside the band, where the greatest profit is not; inside it at the end of the chart. */
function beside(edge: number, end: number, side: 1 | -1) {
  const outside = Math.abs(end - edge) >= NAME_ROOM ? side : -side;
  return { x: edge + 6 * outside, textAnchor: outside > 0 ? ('start' as const) : ('end' as const) };
}

/** The ±1σ range of prices. */
export const PayoffBand = memo(function PayoffBand({ x, frame, band, namedAt }: BandProps) {
  const clamp = (px: number) => Math.min(frame.right, Math.max(frame.left, px));
  const from = clamp(x(band.from));
  const to = clamp(x(band.to));
  const nameY = namedAt === 'top' ? frame.top + 14 : frame.bottom - 7;
  if (to <= from) return null;
  return (
    <g>
      <rect
        x={from}
        y={frame.top}
        width={to - from}
        height={frame.bottom - frame.top}
        style={{ fill: 'var(--band)' }}
      />
      <path
        d={`M${from} ${frame.top}V${frame.bottom}M${to} ${frame.top}V${frame.bottom}`}
        strokeDasharray="1 4"
        strokeLinecap="round"
        strokeWidth={1.5}
        style={{ stroke: 'var(--band-edge)' }}
      />
      {to - from >= 72 && frame.right - frame.left >= NAMED_FROM && (
        <g className="chart-axis chart-halo" style={{ fill: 'var(--accent)' }}>
          <text {...beside(from, frame.left, -1)} y={nameY}>
            −1σ
          </text>
          <text {...beside(to, frame.right, 1)} y={nameY}>
            +1σ
          </text>
        </g>
      )}
    </g>
  );
});

function SpotTag({
  x,
  frame,
  text,
}: {
  readonly x: number;
  readonly frame: Frame;
  readonly text: string;
}) {
  const width = textWidth(text) + 14;
  const left = Math.min(frame.right - width, Math.max(frame.left, x - width / 2));
  return (
    <g>
      <path d={`M${x} 26V${frame.bottom}`} style={{ stroke: 'var(--ink)' }} />
      <rect x={left} y={6} width={width} height={20} rx={4} style={{ fill: 'var(--ink)' }} />
      <text
        x={left + width / 2}
        y={20}
        textAnchor="middle"
        className="chart-label"
        style={{ fill: 'var(--canvas)' }}
      >
        {text}
      </text>
    </g>
  );
}
