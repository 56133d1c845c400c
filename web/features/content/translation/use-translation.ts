import { useState } from 'react';
import type { Language } from '@toolyard/core/shared';
import { useListArticlesQuery, type ArticleResponse } from '../../../api/generated-content.ts';

/** The translation of an original into a language, looked for page by page in the space. */
export function useTranslation(original: ArticleResponse, locale: Language) {
  const [cursor, setCursor] = useState<string | null>(null);
  const { spaceId, type, id } = original;
  const { currentData, error, refetch, isFetching } = useListArticlesQuery({
    spaceId,
    type,
    locale,
    limit: 100,
    ...(cursor !== null && { cursor }),
  });
  const translation = currentData?.data.find(({ translationOf }) => translationOf === id) ?? null;
  const next = currentData && translation === null ? currentData.nextCursor : null;
  if (next !== null && next !== cursor) setCursor(next);
  const isKnown = currentData !== undefined && (translation !== null || next === null);
  return { translation, isKnown, error, refetch, isFetching };
}
