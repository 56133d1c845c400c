import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3;
}

const TICKS = Array.from({ length: 21 }, (_, i) => 8 + i * 8);

/** An empty list: nothing measured yet, one sentence, one next action. */
export function EmptyState({ title, text, action, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid place-items-center px-4 py-10 text-center">
      <svg width="176" height="44" viewBox="0 0 176 44" aria-hidden="true">
        <path d="M8 34H168" className="stroke-ink-4" />
        {TICKS.map((x, i) => (
          <path
            key={x}
            d={`M${x} 34v-${i % 5 ? 6 : 12}`}
            className={i % 5 ? 'stroke-line-2' : 'stroke-ink-4'}
          />
        ))}
      </svg>
      <Heading className="mt-3 text-14 font-semibold">{title}</Heading>
      {text && <p className="mt-0.5 max-w-md text-ink-2">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
