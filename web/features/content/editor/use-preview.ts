import { useEffect, useState } from 'react';
import type { Language } from '@toolyard/core/shared';
import { contentApi, type PreviewResponse } from '../../../api/generated-content.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';

const PAUSE_MS = 500;

interface Preview {
  /** Of the last text that was rendered; null before one. */
  readonly shown: PreviewResponse | null;
  readonly error: unknown;
}

/** What readers get of a text, rendered by the server when its writer pauses, and again once the connection is back. */
export function usePreview(markdown: string, locale: Language): Preview {
  const dispatch = useAppDispatch();
  const { services } = useApplication();
  const [preview, setPreview] = useState<Preview>({ shown: null, error: null });
  const [tries, setTries] = useState(0);
  const text = useDebounced(markdown, PAUSE_MS);
  const isFailed = preview.error !== null;
  useEffect(
    () => (isFailed ? services.onWake(() => setTries((count) => count + 1)) : undefined),
    [services, isFailed],
  );
  useEffect(() => {
    let isCurrent = true;
    const call = dispatch(
      contentApi.endpoints.previewArticle.initiate(
        { previewRequest: { markdown: text, locale } },
        { subscribe: false, forceRefetch: true },
      ),
    );
    void call.then(({ data, error }) => {
      if (!isCurrent) return;
      setPreview(({ shown }) => (data ? { shown: data.data, error: null } : { shown, error }));
    });
    return () => {
      isCurrent = false;
      call.abort();
    };
  }, [dispatch, text, locale, tries]);
  return preview;
}
