import { Link } from 'react-router-dom';
import { articlePath } from '@toolyard/core/content';
import type { SearchResultResponse } from '../../../api/generated-content.ts';
import { Highlighted } from '../shared/highlighted.tsx';

interface Props {
  readonly handle: string;
  readonly found: readonly SearchResultResponse[];
}

/** Articles that a search has found, with what matches marked. */
export function SearchHits({ handle, found }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {found.map((article) => (
        <li key={article.articleId} lang={article.locale} className="py-4">
          <Link
            to={articlePath(handle, article)}
            className="text-16 font-medium hover:text-accent hover:underline"
          >
            <Highlighted text={article.title} ranges={article.titleHighlights} />
          </Link>
          <p className="mt-1 max-w-180 text-ink-2">
            <Highlighted text={article.excerpt} ranges={article.excerptHighlights} />
          </p>
        </li>
      ))}
    </ul>
  );
}
