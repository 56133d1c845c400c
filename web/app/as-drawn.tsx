import { useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from '@lingui/react';
import { useApplication } from './use-application.ts';

const never = () => () => undefined;

/**
 * A part that is drawn at build and may be taken over late, when another language is shown already:
 * it is taken over in the words it was drawn with, and shows those of now right after.
 */
export function AsDrawn({ children }: { readonly children: ReactNode }) {
  const { texts } = useApplication();
  const drawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return <I18nProvider i18n={drawn ? texts.mixture : texts.i18n}>{children}</I18nProvider>;
}
