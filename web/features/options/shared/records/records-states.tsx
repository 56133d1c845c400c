import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';

interface FailedProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

export function RecordsFailed({ onRetry, children }: FailedProps) {
  const t = useText();
  return (
    <ErrorBox
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('options.retry')}
        </Button>
      }
    >
      {children}
    </ErrorBox>
  );
}

export function RecordsLoading() {
  const t = useText();
  return (
    <SkeletonBlock label={t('options.loading')} className="space-y-4">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-80 w-full" />
    </SkeletonBlock>
  );
}
