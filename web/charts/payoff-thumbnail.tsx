import type { CurvePoint } from '@toolyard/core/options/analysis';
import { straightScale } from './straight-scale.ts';
import { payoffRuns, profitDomain, type PayoffRun } from './payoff-geometry.ts';

const COLOURS = { profit: 'var(--up)', loss: 'var(--down)', zero: 'var(--ink-4)' } as const;
const FILLS = { profit: 'var(--profit-fill)', loss: 'var(--loss-fill)', zero: 'none' } as const;

interface Props {
  readonly curve: readonly CurvePoint[];
  readonly width: number;
  readonly height: number;
  /** Where a trade that has ended stood; its payoff is history and has no colors. */
  readonly exit?: CurvePoint | null;
  /** Stretches to its container, keeping the height. */
  readonly fluid?: boolean;
}

/** The payoff line as the picture of a strategy; decoration beside a name, so hidden from readers. */
export function PayoffThumbnail({ curve, width, height, exit = null, fluid = false }: Props) {
  if (curve.length < 2) return <span style={{ display: 'block', width, height }} />;
  const x = straightScale([curve[0]!.price, curve.at(-1)!.price], [0, width]);
  const y = straightScale(profitDomain([curve, exit && [exit]]), [height, 0]);
  const path = (run: PayoffRun) =>
    run.points
      .map((p, i) => `${i ? 'L' : 'M'}${x(p.price).toFixed(1)} ${y(p.profit).toFixed(1)}`)
      .join('');
  return (
    <svg
      aria-hidden="true"
      className="block flex-none"
      width={fluid ? '100%' : width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fluid ? 'none' : undefined}
    >
      {payoffRuns(curve).map((run, i) => (
        <g key={i}>
          <path
            d={`${path(run)}L${x(run.points.at(-1)!.price)} ${y(0)}L${x(run.points[0]!.price)} ${y(0)}Z`}
            style={{ fill: exit ? 'none' : FILLS[run.side] }}
          />
          <path
            d={path(run)}
            fill="none"
            strokeWidth={1.5}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            style={{ stroke: exit ? 'var(--ink-4)' : COLOURS[run.side] }}
          />
        </g>
      ))}
      <path
        d={`M0 ${y(0)}H${width}`}
        strokeDasharray="2 2"
        vectorEffect="non-scaling-stroke"
        style={{ stroke: 'var(--ink-4)' }}
      />
      {exit && (
        <circle
          cx={x(exit.price)}
          cy={y(exit.profit)}
          r={2.5}
          style={{ fill: exit.profit < 0 ? 'var(--down)' : 'var(--up)' }}
        />
      )}
    </svg>
  );
}
