import type { ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { clsx } from 'clsx';

export type SortDirection = 'asc' | 'desc';

/** What a sortable column's head says of its sorting; null where the table is sorted by another column. */
export const ariaSort = (direction: SortDirection | null) =>
  direction === null ? 'none' : direction === 'asc' ? 'ascending' : 'descending';

interface Props {
  readonly direction: SortDirection | null;
  readonly onSort: () => void;
  readonly children: ReactNode;
}

/** The name of a column, which sorts the table by it. */
export function SortButton({ direction, onSort, children }: Props) {
  const Arrow = direction === null ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
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
  );
}
