import { Link } from 'react-router-dom';
import { articlePath } from '@toolyard/core/content';
import { isStatus } from '../../../api/call-error.ts';
import {
  useSearchPublishedArticlesQuery,
  type TextRangeResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MissingPage } from './missing-page.tsx';
import { HEADING, ReadingFrame } from './reading-frame.tsx';
import { ReadingFailed, ReadingSkeleton } from './reading-states.tsx';
import { useReadingLanguage } from './use-published.ts';

interface Props {
  readonly handle: string;
  readonly query: string;
}

/** What a search finds among the articles of a space. */
export function SearchResults({ handle, query }: Props) {
  const t = useText();
  const locale = useReadingLanguage();
  const { currentData, error, isFetching, refetch } = useSearchPublishedArticlesQuery({
    handle,
    query,
    locale,
  });
  const found = currentData?.data;
  usePage(t('reading.results', { query }));
  if (isStatus(error, 404)) return <MissingPage handle={handle} />;
  return (
    <ReadingFrame handle={handle}>
      <h1 className={HEADING}>{t('reading.results', { query })}</h1>
      <div className="mt-6">
        {error ? (
          <ReadingFailed busy={isFetching} onRetry={refetch} />
        ) : !found ? (
          <ReadingSkeleton />
        ) : found.length === 0 ? (
          <EmptyState
            level={2}
            title={t('reading.noResults', { query })}
            text={t('reading.other')}
          />
        ) : (
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
        )}
      </div>
    </ReadingFrame>
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
