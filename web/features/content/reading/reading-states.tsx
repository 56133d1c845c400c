import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';

interface FailedProps {
  readonly busy: boolean;
  readonly onRetry: () => unknown;
}

/** A page that could not be loaded. */
export function ReadingFailed({ busy, onRetry }: FailedProps) {
  const t = useText();
  return (
    <ErrorBox
      title={t('reading.failed')}
      actions={
        <Button size="sm" busy={busy} onClick={() => void onRetry()}>
          {t('shell.retry')}
        </Button>
      }
    />
  );
}

const LINES = ['w-2/3', 'w-full', 'w-full', 'w-2/3', 'w-full', 'w-3/4'];

/** The outline of a text that is on its way. */
export function ReadingSkeleton() {
  const t = useText();
  return (
    <SkeletonBlock label={t('shell.loading')} className="max-w-180 space-y-4">
      {LINES.map((width, i) => (
        <Skeleton key={i} className={width} />
      ))}
    </SkeletonBlock>
  );
}
