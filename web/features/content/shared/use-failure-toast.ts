import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';

/** Shows why a call failed. */
export function useFailureToast(): (error: unknown, title?: string) => void {
  const t = useText();
  const toasts = useToasts();
  return (error, title = t('content.notDone')) =>
    void toasts.add({
      title,
      description: errorMessage(error, ''),
      variant: 'destructive',
    });
}
