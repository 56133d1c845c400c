import type { ScaleLinear } from 'd3-scale';
import type { Frame, PayoffWords } from './payoff-words.ts';

interface Props {
  readonly x: ScaleLinear<number, number>;
  readonly y: ScaleLinear<number, number>;
  readonly frame: Frame;
  readonly ticks: { readonly short: readonly number[]; readonly long: readonly number[] };
  /** Where the gridlines stand, in dollars. */
  readonly amounts: readonly number[];
  readonly words: PayoffWords;
  readonly spot: number;
  readonly band: { readonly from: number; readonly to: number } | null;
  /** Where handles stand on the ruler, the band is named at its top. */
  readonly bandNamedAt: 'top' | 'bottom';
}

/** Gridlines, the money axis, the price ruler, the ±1σ band and the spot line. */
export function PayoffAxes(props: Props) {
  const { x, y, frame, ticks, amounts, words, spot, band } = props;
  const nameY = props.bandNamedAt === 'top' ? frame.top + 14 : frame.bottom - 7;
  const clamp = (px: number) => Math.min(frame.right, Math.max(frame.left, px));
  const bandFrom = band && clamp(x(band.from));
  const bandTo = band && clamp(x(band.to));
  return (
    <g>
      {bandFrom !== null && bandTo !== null && bandTo > bandFrom && (
        <g>
          <rect
            x={bandFrom}
            y={frame.top}
            width={bandTo - bandFrom}
            height={frame.bottom - frame.top}
            style={{ fill: 'var(--band)' }}
          />
          <path
            d={`M${bandFrom} ${frame.top}V${frame.bottom}M${bandTo} ${frame.top}V${frame.bottom}`}
            strokeDasharray="1 4"
            strokeLinecap="round"
            strokeWidth={1.5}
            style={{ stroke: 'var(--band-edge)' }}
          />
          {bandTo - bandFrom >= 72 && (
            <g className="chart-axis" style={{ fill: 'var(--accent)' }}>
              <text x={bandFrom + 6} y={nameY}>
                −1σ
              </text>
              <text x={bandTo - 6} y={nameY} textAnchor="end">
                +1σ
              </text>
            </g>
          )}
        </g>
      )}
      {amounts.map((value) => (
        <g key={value}>
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
            {value === 0 ? '$0' : words.money(value)}
          </text>
        </g>
      ))}
      <path
        d={`M${frame.left} ${frame.bottom}H${frame.right}`}
        style={{ stroke: 'var(--line-2)' }}
      />
      {ticks.short.map((price) => (
        <path
          key={price}
          d={`M${x(price)} ${frame.bottom}v4`}
          style={{ stroke: 'var(--line-2)' }}
        />
      ))}
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
      <SpotTag x={x(spot)} frame={frame} text={`${words.spot} ${words.spotPrice(spot)}`} />
    </g>
  );
}

/** Width of 11 px text: wide for Chinese, narrow for Latin and figures. */
const textWidth = (text: string) =>
  [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e80 ? 11.5 : 6.6), 0);

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
