import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';

interface Props {
  readonly error: unknown;
  readonly text: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** What could not be loaded, with another try. */
export function FailedBox({ error, text, busy, onRetry, className }: Props) {
  const t = useText();
  return (
    <ErrorBox
      title={text}
      {...(className && { className })}
      actions={
        <Button size="sm" busy={busy} onClick={onRetry}>
          {t('shell.retry')}
        </Button>
      }
    >
      {errorMessage(error, '')}
    </ErrorBox>
  );
}
