import { clsx } from 'clsx';

interface Props {
  readonly x: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly title: string;
  readonly text: string;
  readonly passed?: boolean;
  /** The event is over: what passed is no news. */
  readonly over?: boolean;
}

/** A station of the ruler: a ring, ticked once it has passed, its name above and its time below. */
export function RulerMark({ x, anchor = 'middle', title, text, passed, over }: Props) {
  const edge = { start: x - 6, middle: x, end: x + 6 }[anchor];
  return (
    <g>
      <circle
        cx={x}
        cy="34"
        r="6"
        strokeWidth="1.5"
        className={clsx(
          passed
            ? over
              ? 'fill-ink-4 stroke-ink-4'
              : 'fill-accent-solid stroke-accent-solid'
            : 'fill-surface stroke-control',
        )}
      />
      {passed && (
        <path
          d={`M${x - 2.6} 34.2l1.8 1.9 3.4-3.8`}
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-white"
        />
      )}
      <text x={edge} y="16" textAnchor={anchor} className="chart-label text-12!">
        {title}
      </text>
      <text x={edge} y="66" textAnchor={anchor} className="chart-axis">
        {text}
      </text>
    </g>
  );
}
