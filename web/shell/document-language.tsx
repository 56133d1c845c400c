import { useEffect } from 'react';
import { marketOf } from '../app/preferences.slice.ts';
import { usePreferences, useSession } from '../app/use-application.ts';
import { useLanguage } from '../i18n/use-text.ts';

/** Names the language of the page on its root element, and the price colours that its readers expect. */
export function DocumentLanguage() {
  const language = useLanguage();
  const { marketColours } = usePreferences();
  const { status } = useSession();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (status !== 'ready') return;
    document.documentElement.dataset['market'] = marketOf(marketColours, language);
  }, [language, marketColours, status]);
  return null;
}
