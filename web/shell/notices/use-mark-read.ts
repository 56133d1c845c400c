import { useMarkNoticesReadMutation } from '../../api/generated.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../toasts/use-toasts.ts';

/** Marks notices as read, null for all; says so where that failed. */
export function useMarkRead() {
  const t = useText();
  const toasts = useToasts();
  const [send, { isLoading: busy }] = useMarkNoticesReadMutation();
  const mark = async (ids: string[] | null) => {
    const { error } = await send({ readNoticesRequest: { ids } });
    if (error)
      toasts.add({
        title: t('alerts.notDone'),
        description: errorMessage(error, ''),
        variant: 'destructive',
      });
  };
  return { busy, mark: (ids: string[] | null) => void mark(ids) };
}
