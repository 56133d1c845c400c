import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';

interface FailedProps {
  /** The title of the block. */
  readonly block: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A block that could not be loaded; the others go on. */
export function BlockFailed({ block, error, onRetry }: FailedProps) {
  const t = useText();
  return (
    <div className="p-4">
      <ErrorBox
        title={t('market.blockFailed', { block })}
        actions={
          <Button size="sm" onClick={onRetry}>
            {t('options.retry')}
          </Button>
        }
      >
        {errorMessage(error, t('market.failedText'))}
      </ErrorBox>
    </div>
  );
}

/** Placeholder bars while a block loads. */
export function BlockLoading({ rows }: { readonly rows: number }) {
  const t = useText();
  return (
    <SkeletonBlock label={t('options.loading')} className="space-y-6 p-4">
      {Array.from({ length: rows }, (_, i) => (
        <Skeleton key={i} className="w-full" />
      ))}
    </SkeletonBlock>
  );
}
