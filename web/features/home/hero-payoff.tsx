import { useText } from '../../i18n/use-text.ts';
import { HeroAxes } from './hero-axes.tsx';
import { EXAMPLE, scaleOf, smoothPath, type HeroFrame } from './hero-geometry.ts';
import { HeroLegs } from './hero-legs.tsx';

interface Props {
  readonly frame: HeroFrame;
  readonly className?: string;
}

/** An iron condor's payoff at expiry and today; the expiry line is drawn once when the page opens. */
export function HeroPayoff({ frame, className }: Props) {
  const t = useText();
  const { x, y } = scaleOf(frame);
  const [lower, upper] = EXAMPLE.breakevens;
  const [a, b, c, d] = EXAMPLE.strikes;
  const zero = y(0);
  const top = y(EXAMPLE.profit);
  const bottom = y(EXAMPLE.loss);
  const left = `M${frame.left} ${bottom}H${x(a)}L${x(lower)} ${zero}`;
  const middle = `M${x(lower)} ${zero}L${x(b)} ${top}H${x(c)}L${x(upper)} ${zero}`;
  const right = `M${x(upper)} ${zero}L${x(d)} ${bottom}H${frame.right}`;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('home.benchNote')}
      className={`block w-full ${className ?? ''}`}
    >
      <HeroAxes frame={frame} />
      <path d={`${left}H${frame.left}Z`} style={{ fill: 'var(--loss-fill)' }} />
      <path d={`${middle}Z`} style={{ fill: 'var(--profit-fill)' }} />
      <path d={`${right}V${zero}Z`} style={{ fill: 'var(--loss-fill)' }} />
      <path d={`M${frame.left} ${zero}H${frame.right}`} style={{ stroke: 'var(--zero)' }} />
      <g
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray="1"
        className="[&_path]:animate-[draw_600ms_var(--ease)_both]"
      >
        <path pathLength="1" className="stroke-down" d={left} />
        <path pathLength="1" className="stroke-up" d={middle} />
        <path pathLength="1" className="stroke-down" d={right} />
      </g>
      <path
        d={smoothPath(EXAMPLE.today.map(([price, profit]) => [x(price), y(profit)]))}
        fill="none"
        strokeWidth="1.75"
        className="stroke-accent"
      />
      <g className="chart-label">
        <text x={x(lower) - 8} y={zero - 8} textAnchor="end" className="chart-halo">
          {lower}
        </text>
        <text x={x(upper) + 8} y={zero - 8} className="chart-halo">
          {upper}
        </text>
        <text x={x(353)} y={top - 8} textAnchor="middle" style={{ fill: 'var(--up)' }}>
          +$187
        </text>
        <text x={frame.left + 8} y={bottom - 8} style={{ fill: 'var(--down)' }}>
          −$813
        </text>
        <text x={frame.right - 6} y={bottom - 8} textAnchor="end" style={{ fill: 'var(--down)' }}>
          −$813
        </text>
      </g>
      {EXAMPLE.breakevens.map((price) => (
        <circle
          key={price}
          cx={x(price)}
          cy={zero}
          r="4"
          strokeWidth="1.5"
          className="fill-surface stroke-ink"
        />
      ))}
      <HeroLegs frame={frame} />
    </svg>
  );
}
