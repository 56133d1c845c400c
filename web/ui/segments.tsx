import type { ReactNode } from 'react';
import { ToggleGroup } from 'radix-ui';
import { clsx } from 'clsx';

interface Segment<Value extends string> {
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

/** A view of the same content: one of a few, in a row. The row is one stop of the Tab key; arrows move within it. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, segments, value, onChange, className } = props;
  return (
    <ToggleGroup.Root
      // Not `single`, which would let a second press take the choice away.
      type="multiple"
      role="group"
      aria-label={label}
      value={[value]}
      onValueChange={(pressed) => {
        const next = pressed.find((one) => one !== value);
        if (next !== undefined) onChange(next as Value);
      }}
      className={clsx('inline-flex flex-none gap-0.5 rounded-2 bg-sunken p-0.5', className)}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          disabled={segment.disabled}
          className={clsx(
            'h-6 min-w-6 rounded-1 px-2.5 text-12 font-medium whitespace-nowrap transition-colors duration-(--d-fast) pointer-coarse:h-10',
            segment.value === value
              ? 'bg-surface text-ink shadow-[0_0_0_1px_var(--line-2)] dark:bg-pressed'
              : 'text-ink-2 hover:text-ink disabled:text-ink-4',
          )}
        >
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
