import { straightScale } from './straight-scale.ts';

interface Props {
  readonly values: readonly number[];
  readonly width: number;
  readonly height: number;
}

const TONES = { up: 'var(--up)', down: 'var(--down)', neutral: 'var(--ink-3)' } as const;

/** Up, down or neutral from the first value to the last. */
function directionOf(values: readonly number[]): keyof typeof TONES {
  const change = values.at(-1)! - values[0]!;
  return change === 0 ? 'neutral' : change > 0 ? 'up' : 'down';
}

/** A series as one line in the colour of its own direction; decoration beside a figure. */
export function Sparkline({ values, width, height }: Props) {
  if (values.length < 2) return <span className="block" style={{ width, height }} />;
  const color = TONES[directionOf(values)];
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
        style={{ fill: color, opacity: 0.08 }}
      />
      <path
        d={line}
        fill="none"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        style={{ stroke: color }}
      />
    </svg>
  );
}
