import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { useApplication } from './use-application.ts';

const never = () => () => undefined;

/** Whether this is the drawing of the build that is just being taken over. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A part that is drawn at build and may be taken over late, when another language is shown already:
 * it is taken over in the words it was drawn with, and shows those of now right after.
 */
export function Hydration({ children }: { readonly children: ReactNode }) {
  const { texts } = useApplication();
  const rendered = useIsHydrating();
  // `start.js` presses what was pressed before that.
  useEffect(() => {
    if (rendered) dispatchEvent(new Event('takeover'));
  }, [rendered]);
  return <I18nProvider i18n={rendered ? texts.prerendered : texts.i18n}>{children}</I18nProvider>;
}
