import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { useApplication } from './use-application.ts';

const never = () => () => undefined;

/** Whether this render hydrates a part of the prerendered page. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A prerendered part that may be hydrated late, when another language is shown already: it is hydrated in the language
 * of its HTML and changes to the present one right after.
 */
export function Hydration({ children }: { readonly children: ReactNode }) {
  const { texts } = useApplication();
  const hydrating = useIsHydrating();
  // `load-after-paint.js` repeats a press that came before.
  useEffect(() => {
    if (hydrating) dispatchEvent(new Event('hydrated'));
  }, [hydrating]);
  return <I18nProvider i18n={hydrating ? texts.prerendered : texts.i18n}>{children}</I18nProvider>;
}
