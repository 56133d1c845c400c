import { useEffect, useState } from 'react';
import type { Language } from '@toolyard/core/shared';
import { useLanguage } from '../../../../i18n/use-text.ts';

/** Texts that are fetched one page and one language at a time. */
export type Content<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly texts: T };

interface Fetched<T> {
  readonly key: string;
  /** Null when the fetch failed. */
  readonly texts: T | null;
}

/**
 * The content of a page in the language of the site.
 *
 * @param name of the content, distinct among all content; another one is fetched anew
 */
export function useContent<T>(
  name: string,
  loaders: Readonly<Record<Language, () => Promise<T>>>,
): Content<T> {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched<T> | null>(null);
  const key = `${name} ${language} ${attempt}`;
  useEffect(() => {
    let left = false;
    const show = (texts: T | null) => {
      if (!left) setFetched({ key, texts });
    };
    loaders[language]().then(show, () => show(null));
    return () => {
      left = true;
    };
  }, [key, language, loaders]);
  if (fetched?.key !== key) return { state: 'loading' };
  return fetched.texts === null
    ? { state: 'failed', retry: () => setAttempt((count) => count + 1) }
    : { state: 'ready', texts: fetched.texts };
}
