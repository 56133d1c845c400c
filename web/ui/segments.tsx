import type { ReactNode } from 'react';
import { clsx } from 'clsx';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface Props<Value extends string> {
  /** What is being chosen, for those who do not see the row. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A view of the same content: one of a few, in a row. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, segments, value, onChange, className } = props;
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx('inline-flex flex-none gap-0.5 rounded-2 bg-sunken p-0.5', className)}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          disabled={segment.disabled}
          onClick={() => onChange(segment.value)}
          className={clsx(
            'h-6 min-w-6 rounded-1 px-2.5 text-12 font-medium whitespace-nowrap transition-colors duration-(--d-fast) pointer-coarse:h-9',
            segment.value === value
              ? 'bg-surface text-ink shadow-[0_0_0_1px_var(--line-2)] dark:bg-pressed'
              : 'text-ink-2 hover:text-ink disabled:text-ink-4',
          )}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
