import type { ReactNode } from 'react';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';

/** The place of a text that is on its way. */
export function ContentLoading() {
  const t = useText();
  return (
    <SkeletonBlock label={t('options.loading')} className="max-w-[760px] space-y-3">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-64 w-full" />
    </SkeletonBlock>
  );
}

interface FailedProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

export function ContentFailed({ onRetry, children }: FailedProps) {
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

/** A course, lesson or page that does not exist. */
export function NoSuchContent() {
  const t = useText();
  return (
    <div>
      <PageTitle title={t('learn.title')} />
      <EmptyState
        level={2}
        title={t('learn.unknown')}
        text={t('learn.unknownText')}
        action={<ButtonLink to={paths.learn}>{t('learn.toCourses')}</ButtonLink>}
      />
    </div>
  );
}
