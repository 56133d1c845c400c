import { useEffect, useState } from 'react';
import type { Application } from '../../../app/application.ts';
import { useApplication, usePreferences } from '../../../app/use-application.ts';
import { createTexts, type Texts } from '../../../i18n/texts.ts';

const made = new WeakMap<Application['store'], Texts>();

/**
 * Texts of the console's own: what the site shows in a mixture stands in English here, also where a part of the
 * console is one of the site. Null until they are there.
 */
export function useConsoleTexts(): Texts | null {
  const { store, services } = useApplication();
  const { language } = usePreferences();
  const texts = made.get(store) ?? createTexts((id) => services.log(`no text: ${id}`));
  made.set(store, texts);
  const [ready, setReady] = useState(texts.has('admin'));
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    texts
      .switchTo(language === 'auto' ? 'en' : language)
      .then(() => texts.loadArea('admin'))
      .then(
        () => setReady(true),
        (reason: unknown) => {
          services.log('no texts');
          setFault(reason);
        },
      );
  }, [texts, language, services]);
  if (fault && !ready) throw fault as Error;
  return ready ? texts : null;
}
