import { articlePath, PRODUCT_SPACE } from '@toolyard/core/content';
import BookOpen from 'lucide-react/icons/book-open';
import { isStatus } from '../../api/call-error.ts';
import { useSearchPublishedArticlesQuery } from '../../api/generated-content.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Entry } from './entry.ts';
import { looked, type Looked } from './looked.ts';

const PAUSE = 250;
const LIMIT = 5;

/** The product's own articles that a search finds, asked for once the typing rests; none where it has none. */
export function useArticles(typed: string, go: (to: string) => void): Looked {
  const locale = useLanguage();
  const text = typed.trim();
  const query = useDebounced(text, PAUSE);
  const { handle } = PRODUCT_SPACE;
  const { data, currentData, error, isFetching, refetch } = useSearchPublishedArticlesQuery(
    { handle, query, locale, limit: LIMIT },
    { skip: query === '' },
  );
  const entries = (data?.data ?? []).map((article): Entry => ({
    id: `article ${article.articleId}`,
    icon: <BookOpen />,
    text: article.title,
    detail: article.excerpt,
    names: [article.excerpt],
    run: () => go(articlePath(handle, article)),
  }));
  const isFailed = error !== undefined && !isStatus(error, 404);
  const isAnswered =
    query === text && !isFetching && (currentData !== undefined || error !== undefined);
  return looked(text, error === undefined ? entries : [], {
    isAnswered,
    isFailed,
    again: () => void refetch(),
  });
}
