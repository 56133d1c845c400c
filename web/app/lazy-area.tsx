import { lazy, useSyncExternalStore, type ComponentType } from 'react';
import { I18nProvider } from '@lingui/react';
import type { TextArea, Texts } from '../i18n/texts.ts';
import { useApplication } from './use-application.ts';

const never = () => () => undefined;

/** Whether this part is drawn at build, or is being taken over as it was drawn. */
const useAsDrawn = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Screens that are fetched together with their texts when somebody first comes to them. */
export function lazyArea(area: TextArea, load: () => Promise<ComponentType>): ComponentType {
  const fetched = new WeakMap<Texts, ComponentType>();

  const screensWith = (texts: Texts): ComponentType =>
    lazy(async () => {
      try {
        const [screens] = await Promise.all([load(), texts.loadArea(area)]);
        return { default: screens };
      } catch (fault) {
        // What could not be fetched may be asked for again.
        fetched.delete(texts);
        throw fault;
      }
    });

  return function LazyArea() {
    const { texts } = useApplication();
    const asDrawn = useAsDrawn();
    const Screens = fetched.get(texts) ?? screensWith(texts);
    fetched.set(texts, Screens);
    // A part drawn at build may be taken over late, when another language is shown already.
    return (
      <I18nProvider i18n={asDrawn ? texts.mixture : texts.i18n}>
        <Screens />
      </I18nProvider>
    );
  };
}
