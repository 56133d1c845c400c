import { useState, type ComponentType } from 'react';
import { useApplication } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';

/**
 * A part of the frame that is fetched when it is first wanted. Where it cannot be had a toast says so,
 * the page goes on without it, and it may be wanted `again`.
 */
export function useLate<P>(
  load: () => Promise<ComponentType<P>>,
): readonly [part: ComponentType<P> | null, want: (again: () => void) => Promise<boolean>] {
  const t = useText();
  const { toasts } = useApplication();
  const [part, setPart] = useState<ComponentType<P> | null>(null);
  const want = async (again: () => void) => {
    try {
      const fetched = await load();
      setPart(() => fetched);
      return true;
    } catch {
      toasts.add({
        title: t('shell.missing'),
        description: t('shell.stale'),
        variant: 'destructive',
        action: { label: t('shell.retry'), onClick: again },
      });
      return false;
    }
  };
  return [part, want];
}
