import Copy from 'lucide-react/icons/copy';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';

/** Puts a text into the clipboard, and says whether the browser let it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useText();
  const toasts = useToasts();
  const copy = async () => {
    // Only secure contexts have a clipboard.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const copied = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    toasts.add(
      copied
        ? { title: t('factor.copied') }
        : { title: t('factor.copyFailed'), variant: 'destructive' },
    );
  };
  return (
    <Button
      size="sm"
      icon={<Copy size={14} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
