import { useLocation } from 'react-router-dom';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { isStatus } from '../../../api/call-error.ts';
import {
  useListPublishedArticlesQuery,
  useReadPublishedArticleQuery,
  type ArticleType,
} from '../../../api/generated-content.ts';
import { useLanguage } from '../../../i18n/use-text.ts';

/** The query of the address, e.g. `q` of `?q=alerts`. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useLocation().search);

/** The language to read in: the one in the address, else that of the site. */
export function useReadingLanguage(): Language {
  const site = useLanguage();
  const named = useQuery().get('lang');
  return LANGUAGES.find((language) => language === named) ?? site;
}

const otherThan = (language: Language): Language =>
  LANGUAGES.find((each) => each !== language) ?? language;

export interface ArticleInSpace {
  readonly handle: string;
  readonly type: ArticleType;
  readonly slug: string;
}

/** An article in the reader's language, or in the other one where it exists only there. */
export function usePublishedArticle(article: ArticleInSpace) {
  const language = useReadingLanguage();
  const own = useReadPublishedArticleQuery({ ...article, locale: language });
  const isMissing = isStatus(own.error, 404);
  const other = useReadPublishedArticleQuery(
    { ...article, locale: otherThan(language) },
    { skip: !isMissing },
  );
  return isMissing ? other : own;
}

const LONGEST_LIST = 100;

/** Articles of a space in the reader's language, or in the other one where there are none. */
export function usePublishedList(handle: string, type: ArticleType | null, cursor: string | null) {
  const language = useReadingLanguage();
  const filter = {
    handle,
    limit: LONGEST_LIST,
    ...(type && { type }),
    ...(cursor && { cursor }),
  };
  const own = useListPublishedArticlesQuery({ ...filter, locale: language });
  const isEmpty = own.data?.data.length === 0;
  const other = useListPublishedArticlesQuery(
    { ...filter, locale: otherThan(language) },
    { skip: !isEmpty },
  );
  return isEmpty ? other : own;
}
