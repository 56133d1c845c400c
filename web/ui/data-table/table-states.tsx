import type { CSSProperties } from 'react';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { ErrorBox } from '../message-box.tsx';
import { Skeleton, useAfter } from '../skeleton.tsx';

/** Rows in the place and size of what is coming, on a phone cards of so many lines; their bars show after 150 ms. */
export function SkeletonRows({
  count,
  lines = 3,
}: {
  readonly count: number;
  readonly lines?: number;
}) {
  const t = useText();
  const shown = useAfter(150);
  return (
    <div role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: count }, (_, i) => (
        <div
          key={i}
          style={{ '--card': `${24 + 22 * lines}px` } as CSSProperties}
          className="flex h-(--row) items-center gap-6 border-b border-line px-4 last:border-b-0 max-sm:h-(--card)"
        >
          {shown && (
            <>
              <Skeleton className="w-2/12" />
              <Skeleton className={clsx(i % 2 ? 'w-4/12' : 'w-3/12')} />
              <Skeleton className="ml-auto w-1/12" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}

export interface TableFault {
  readonly text: string;
  readonly onRetry: () => void;
  /** Asking again is under way. */
  readonly busy: boolean;
}

/** What went wrong, with another try. */
export function FaultBox({ fault, className }: { fault: TableFault; className?: string }) {
  const t = useText();
  return (
    <ErrorBox
      className={className}
      actions={
        <Button size="sm" busy={fault.busy} onClick={fault.onRetry}>
          {t('shell.retry')}
        </Button>
      }
    >
      {fault.text}
    </ErrorBox>
  );
}
