import { useText } from '../../i18n/use-text.ts';
import { EXAMPLE, priceTicks, scaleOf, type HeroFrame } from './hero-geometry.ts';

const AMOUNTS = [
  [200, '+$200'],
  [0, '$0'],
  [-400, '−$400'],
  [-800, '−$800'],
] as const;

/** Gridlines, money, the price ruler, one standard deviation and the spot. */
export function HeroAxes({ frame }: { readonly frame: HeroFrame }) {
  const t = useText();
  const { x, y } = scaleOf(frame);
  const [from, to] = EXAMPLE.band;
  const spot = x(EXAMPLE.spot);
  const across = `V${frame.bottom}`;
  return (
    <>
      <rect
        x={x(from)}
        y={frame.top}
        width={x(to) - x(from)}
        height={frame.bottom - frame.top}
        style={{ fill: 'var(--band)' }}
      />
      <path
        d={`M${x(from)} ${frame.top}${across}M${x(to)} ${frame.top}${across}`}
        strokeDasharray="1 4"
        strokeLinecap="round"
        strokeWidth="1.5"
        style={{ stroke: 'var(--band-edge)' }}
      />
      {AMOUNTS.map(([amount, text]) => (
        <g key={amount}>
          <path
            d={`M${frame.left} ${y(amount)}H${frame.right}`}
            style={{ stroke: 'var(--grid)' }}
          />
          <text
            x={frame.left - 8}
            y={y(amount) + 4}
            textAnchor="end"
            className={amount === 0 ? 'chart-axis-strong' : 'chart-axis'}
          >
            {text}
          </text>
        </g>
      ))}
      <path d={`M${frame.left} ${frame.bottom}H${frame.right}`} className="stroke-line-2" />
      {priceTicks(frame).map(({ price, long }) => (
        <g key={price}>
          <path
            d={`M${x(price)} ${frame.bottom}v${long ? 8 : 4}`}
            className={long ? 'stroke-ink-4' : 'stroke-line-2'}
          />
          {long && (
            <text x={x(price)} y={frame.bottom + 26} textAnchor="middle" className="chart-axis">
              {price}
            </text>
          )}
        </g>
      ))}
      <path d={`M${spot} 26${across}`} className="stroke-ink" />
      <rect x={spot - 46} y="8" width="92" height="20" rx="4" className="fill-ink" />
      <text
        x={spot}
        y="22"
        textAnchor="middle"
        className="chart-label"
        style={{ fill: 'var(--canvas)' }}
      >
        {t('home.benchSpot')}
      </text>
    </>
  );
}
