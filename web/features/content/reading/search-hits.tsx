import { Link } from 'react-router-dom';
import { articlePath } from '@toolyard/core/content';
import type { SearchResultResponse, TextRangeResponse } from '../../../api/generated-content.ts';

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
            <Marked text={article.title} ranges={article.titleHighlights} />
          </Link>
          <p className="mt-1 max-w-180 text-ink-2">
            <Marked text={article.excerpt} ranges={article.excerptHighlights} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly ranges: readonly TextRangeResponse[];
}

/** A text with what matches marked. */
function Marked({ text, ranges }: MarkedProps) {
  const ends = ranges.map(({ end }) => end);
  return (
    <>
      {ranges.map(({ start, end }, i) => (
        <span key={start}>
          {text.slice(ends[i - 1] ?? 0, start)}
          <mark className="bg-accent-tint text-ink">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
