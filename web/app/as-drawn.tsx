import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { useApplication } from './use-application.ts';

const never = () => () => undefined;

/** Whether this is the drawing of the build that is just being taken over. */
export const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * A part that is drawn at build and may be taken over late, when another language is shown already:
 * it is taken over in the words it was drawn with, and shows those of now right after.
 */
export function AsDrawn({ children }: { readonly children: ReactNode }) {
  const { texts } = useApplication();
  const drawn = useDrawn();
  // `start.js` presses what was pressed before that.
  useEffect(() => {
    if (drawn) dispatchEvent(new Event('takeover'));
  }, [drawn]);
  return <I18nProvider i18n={drawn ? texts.prerendered : texts.i18n}>{children}</I18nProvider>;
}
