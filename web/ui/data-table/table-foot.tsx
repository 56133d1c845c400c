import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button.tsx';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with all that is chosen. */
  readonly bulk: ReactNode;
  /** The way to choose the rows of other pages, above what can be done. */
  readonly otherPages?: ReactNode;
  /** Pages, totals. */
  readonly children?: ReactNode;
}

/** The foot of a table; once rows are chosen it stays in sight and holds what can be done with them. */
export function TableFoot({ count, onClear, bulk, otherPages, children }: Props) {
  const t = useText();
  if (count === 0 && !children) return null;
  return (
    <div
      className={clsx(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 rounded-b-3 border-t border-line px-4 py-1.5 max-sm:px-3',
        count > 0 && 'sticky bottom-0 z-10 bg-accent-tint',
      )}
    >
      {otherPages && (
        <p role="status" className="basis-full text-12 text-ink-2">
          {otherPages}
        </p>
      )}
      {count > 0 && (
        <div
          role="group"
          aria-label={t('table.selection')}
          className="flex flex-wrap items-center gap-2"
        >
          <span role="status" className="font-medium text-accent">
            {t('table.selected', { count })}
          </span>
          {bulk}
          <IconButton label={t('table.clear')} onClick={onClear}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {children}
    </div>
  );
}
