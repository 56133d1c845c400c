import type { ComponentProps } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { clsx } from 'clsx';
import { Th } from './table.tsx';

export type SortDirection = 'asc' | 'desc';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface Props extends ComponentProps<typeof Th> {
  /** Null where the table is sorted by another column. */
  readonly direction: SortDirection | null;
  readonly onSort: () => void;
}

/** A column's head with a button that sorts the table by the column. */
export function SortHead({ direction, onSort, children, ...rest }: Props) {
  const Arrow = direction === null ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Th {...rest} aria-sort={direction === null ? 'none' : ARIA_SORT[direction]}>
      <button
        type="button"
        onClick={onSort}
        className={clsx(
          'group relative -mx-1 inline-flex min-h-6 items-center gap-1 rounded-1 px-1 font-medium hover:text-ink pointer-coarse:min-h-10',
          direction !== null && 'text-ink',
        )}
      >
        {children}
        <Arrow
          size={12}
          aria-hidden="true"
          className={clsx(
            'flex-none',
            direction === null &&
              'absolute left-full text-ink-4 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:static max-sm:opacity-100',
          )}
        />
      </button>
    </Th>
  );
}
