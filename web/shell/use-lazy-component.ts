import { useState, type ComponentType } from 'react';
import { useApplication } from '../app/use-application.ts';
import { useText } from '../i18n/use-text.ts';

/**
 * A component that `load` fetches on demand; null until then. The call resolves to whether it is loaded. A failure
 * shows a toast whose button calls `retry`.
 */
export function useLazyComponent<P>(
  fetchComponent: () => Promise<ComponentType<P>>,
): readonly [component: ComponentType<P> | null, load: (retry: () => void) => Promise<boolean>] {
  const t = useText();
  const { toasts } = useApplication();
  const [component, setComponent] = useState<ComponentType<P> | null>(null);
  const load = async (retry: () => void) => {
    try {
      const fetched = await fetchComponent();
      setComponent(() => fetched);
      return true;
    } catch {
      toasts.add({
        title: t('shell.missing'),
        description: t('shell.stale'),
        variant: 'destructive',
        action: { label: t('shell.retry'), onClick: retry },
      });
      return false;
    }
  };
  return [component, load];
}
