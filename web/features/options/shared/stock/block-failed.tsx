import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';

interface Props {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A block that could not be loaded; the others stand. */
export function BlockFailed({ title, error, onRetry }: Props) {
  const t = useText();
  return (
    <div className="p-4">
      <ErrorBox
        title={title}
        actions={
          <Button size="sm" onClick={onRetry}>
            {t('options.retry')}
          </Button>
        }
      >
        {errorMessage(error, t('options.failedHint'))}
      </ErrorBox>
    </div>
  );
}
