import '../../../styles/areas.css';
import '../../../styles/print.css';
import { useLocation } from 'react-router-dom';
import { readArticlePath } from '@toolyard/core/content';
import { ArticleList } from './article-list.tsx';
import { ArticleView } from './article-view.tsx';
import { MissingPage } from './missing-page.tsx';
import { SearchResults } from './search-results.tsx';
import { useQuery } from './use-published.ts';

/** Published articles of a space, and of the product among its resources. */
export function ReadingPage() {
  const place = readArticlePath(useLocation().pathname);
  const query = useQuery().get('q')?.trim();
  if (place === null) return <MissingPage />;
  const { handle, type, slug } = place;
  if (query) return <SearchResults handle={handle} query={query} />;
  if (slug === null) return <ArticleList handle={handle} type={type} />;
  if (type === null) return <MissingPage handle={handle} slug={slug} />;
  return <ArticleView article={{ handle, type, slug }} />;
}
