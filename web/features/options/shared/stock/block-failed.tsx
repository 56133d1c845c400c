import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';

interface Props {
  readonly title: string;
  readonly error: unknown;
  /** What to do where the server says nothing. */
  readonly hint?: string;
  readonly onRetry: () => void;
}

/** A line in the place of a block that could not be loaded; the others stand. */
export function BlockFailed({ title, error, hint, onRetry }: Props) {
  const t = useText();
  return (
    <div role="alert" className="flex min-h-10 items-center gap-2 px-4 py-1">
      <CircleAlert
        size={16}
        strokeWidth={1.75}
        aria-hidden="true"
        className="flex-none text-danger"
      />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">{title}</span>{' '}
        <span className="text-ink-2">{errorMessage(error, hint ?? t('options.failedHint'))}</span>
      </p>
      <Button size="sm" onClick={onRetry}>
        {t('options.retry')}
      </Button>
    </div>
  );
}
