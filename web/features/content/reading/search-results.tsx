import { isStatus } from '../../../api/call-error.ts';
import { useSearchPublishedArticlesQuery } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { MissingPage } from './missing-page.tsx';
import { HEADING, ReadingFrame } from './reading-frame.tsx';
import { ReadingSkeleton } from './reading-skeleton.tsx';
import { SearchHits } from './search-hits.tsx';
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
          <FailedBox
            error={error}
            text={t('reading.failed')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : !found ? (
          <ReadingSkeleton />
        ) : found.length === 0 ? (
          <EmptyState
            level={2}
            title={t('reading.noResults', { query })}
            text={t('reading.other')}
          />
        ) : (
          <SearchHits handle={handle} found={found} />
        )}
      </div>
    </ReadingFrame>
  );
}
