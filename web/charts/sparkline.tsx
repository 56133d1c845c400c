import { straightScale } from './straight-scale.ts';

interface Props {
  readonly values: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Coloured by direction only where the number beside it is. */
  readonly tone: 'up' | 'down' | 'neutral';
}

const TONES = { up: 'var(--up)', down: 'var(--down)', neutral: 'var(--ink-3)' } as const;

/** A series as one line with its end marked; decoration beside a figure. */
export function Sparkline({ values, width, height, tone }: Props) {
  if (values.length < 2) return <span className="block" style={{ width, height }} />;
  const x = straightScale([0, values.length - 1], [2, width - 4]);
  const y = straightScale([Math.min(...values), Math.max(...values)], [height - 4, 4]);
  const line = values
    .map((v, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`)
    .join('');
  return (
    <svg
      aria-hidden="true"
      className="block w-full"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      <path
        d={`${line}L${x(values.length - 1)} ${height}L${x(0)} ${height}Z`}
        style={{ fill: TONES[tone], opacity: 0.08 }}
      />
      <path
        d={line}
        fill="none"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        style={{ stroke: TONES[tone] }}
      />
    </svg>
  );
}
