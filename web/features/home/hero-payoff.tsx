import { useText } from '../../i18n/use-text.ts';

const LEGS = [
  { x: 149.5, from: 217.4, shape: 'M5 8.8.7 1.2h8.6z', long: true },
  { x: 202.9, from: 58.7, shape: 'M5 8.8.7 1.2h8.6z', long: false },
  { x: 389.8, from: 58.7, shape: 'M5 1.2 9.3 8.8H.7z', long: false },
  { x: 443.2, from: 217.4, shape: 'M5 1.2 9.3 8.8H.7z', long: true },
] as const;

const PRICES = [
  [69.4, '300'],
  [176.2, '320'],
  [283, '340'],
  [389.8, '360'],
  [496.6, '380'],
] as const;

const LOSS = 'fill-none stroke-down';
const TICKS = Array.from({ length: 19 }, (_, i) => 69.4 + i * 26.7);

/** An iron condor's payoff at expiry, drawn once when the page opens. */
export function HeroPayoff() {
  const t = useText();
  return (
    <svg viewBox="0 0 560 270" role="img" aria-label={t('home.benchNote')} className="block w-full">
      <path d="M48 215.4H550M48 151.9H550M48 56.6H550" style={{ stroke: 'var(--grid)' }} />
      <path d="M48 88.4V217.4H149.5L192.9 88.4Z" style={{ fill: 'var(--loss-fill)' }} />
      <path d="M192.9 88.4 202.9 58.7H389.8L399.8 88.4Z" style={{ fill: 'var(--profit-fill)' }} />
      <path d="M399.8 88.4 443.2 217.4H550V88.4Z" style={{ fill: 'var(--loss-fill)' }} />
      <path d="M48 88.4H550" style={{ stroke: 'var(--zero)' }} />
      <g
        strokeWidth="2"
        strokeLinejoin="round"
        className="[&_path]:animate-[draw_600ms_var(--ease)_both]"
      >
        <path pathLength="1" strokeDasharray="1" className={LOSS} d="M48 217.4H149.5L192.9 88.4" />
        <path
          pathLength="1"
          strokeDasharray="1"
          className="fill-none stroke-up"
          d="M192.9 88.4 202.9 58.7H389.8L399.8 88.4"
        />
        <path pathLength="1" strokeDasharray="1" className={LOSS} d="M399.8 88.4 443.2 217.4H550" />
      </g>
      <g className="chart-axis" textAnchor="end">
        <text x="40" y="219.4">
          −$800
        </text>
        <text x="40" y="155.9">
          −$400
        </text>
        <text x="40" y="92.4" className="chart-axis-strong">
          $0
        </text>
        <text x="40" y="60.6">
          +$200
        </text>
      </g>
      <path d="M48 236H550" className="stroke-line-2" />
      {TICKS.map((x, i) => (
        <path
          key={x}
          d={`M${x} 236v${i % 4 ? 4 : 8}`}
          className={i % 4 ? 'stroke-line-2' : 'stroke-ink-4'}
        />
      ))}
      {PRICES.map(([x, price]) => (
        <text key={price} x={x} y="262" textAnchor="middle" className="chart-axis">
          {price}
        </text>
      ))}
      <path d="M298.8 28V236" className="stroke-ink" />
      <rect x="252.8" y="8" width="92" height="20" rx="4" className="fill-ink" />
      <text
        x="298.8"
        y="22"
        textAnchor="middle"
        className="chart-label"
        style={{ fill: 'var(--canvas)' }}
      >
        {t('home.benchSpot')}
      </text>
      <g className="chart-label">
        <text x="184.9" y="80.4" textAnchor="end" className="chart-halo">
          323.13
        </text>
        <text x="407.8" y="80.4" className="chart-halo">
          361.87
        </text>
        <text x="350" y="50.7" textAnchor="middle" style={{ fill: 'var(--up)' }}>
          +$187
        </text>
        <text x="56" y="209.4" style={{ fill: 'var(--down)' }}>
          −$813
        </text>
        <text x="542" y="209.4" textAnchor="end" style={{ fill: 'var(--down)' }}>
          −$813
        </text>
      </g>
      {[192.9, 399.8].map((x) => (
        <circle
          key={x}
          cx={x}
          cy="88.4"
          r="4"
          strokeWidth="1.5"
          className="fill-surface stroke-ink"
        />
      ))}
      {LEGS.map((leg) => (
        <g key={leg.x}>
          <path d={`M${leg.x} ${leg.from}V236`} strokeDasharray="2 3" className="stroke-ink-4" />
          <rect
            x={leg.x - 10}
            y="226"
            width="20"
            height="20"
            rx="5"
            className="fill-surface stroke-control"
          />
          <path
            transform={`translate(${leg.x - 5} 231)`}
            d={leg.shape}
            strokeWidth="1.4"
            strokeLinejoin="round"
            className={leg.long ? 'fill-ink stroke-ink' : 'fill-surface stroke-ink'}
          />
        </g>
      ))}
    </svg>
  );
}
