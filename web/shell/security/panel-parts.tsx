/** Parts that the panels of an account share: what stands for a list that is coming or failed, its foot, its focus. */
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

interface FaultProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What could not be loaded, and another try. */
export function PanelFault({ title, error, onRetry }: FaultProps) {
  const t = useText();
  return (
    <div className="p-4">
      <ErrorBox
        title={title}
        actions={
          <Button size="sm" onClick={onRetry}>
            {t('account.retry')}
          </Button>
        }
      >
        {errorMessage(error, '')}
      </ErrorBox>
    </div>
  );
}

/** The outline of rows that are coming. */
export function ComingRows({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <SkeletonBlock label={label} className="space-y-6 p-4">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="space-y-2">
          <Skeleton className="w-40" />
          <Skeleton className="w-64 max-w-full" />
        </div>
      ))}
    </SkeletonBlock>
  );
}

interface FootProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** A sentence about the list, and what can be done with all of it. */
export function PanelFoot({ text, children }: FootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line p-4">
      <p className="min-w-0 flex-1 basis-60 text-ink-2">{text}</p>
      {children}
    </div>
  );
}

/** The button that removed a row goes with it: the focus stays in the list. */
export function useFocusAfterRemoval(rows: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(rows);
  useEffect(() => {
    const fewer = rows < shown.current;
    shown.current = rows;
    if (fewer && document.activeElement === document.body) list.current?.focus();
  }, [rows]);
  return list;
}
