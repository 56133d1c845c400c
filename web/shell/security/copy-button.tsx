import Copy from 'lucide-react/icons/copy';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';

/** Puts a text into the clipboard, and says whether the browser let it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useText();
  const toasts = useToasts();
  const copy = async () => {
    toasts.add(
      (await copyText(text))
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
