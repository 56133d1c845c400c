import { articleTypeLabel } from '@toolyard/core/content';
import { Link } from 'react-router-dom';
import {
  useSearchArticlesQuery,
  type SearchResultResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { Highlighted } from '../shared/highlighted.tsx';
import { LANGUAGE_NAMES } from '../shared/language-names.ts';
import type { Filters } from './use-article-filters.ts';

/** The most results that the server gives. */
const MOST = 50;

interface Props {
  readonly space: SpaceResponse;
  readonly filters: Filters;
}

/** Drafts that have the words of a search. */
export function FoundArticles({ space, filters: { query, language, type } }: Props) {
  const t = useText();
  const { data, error, isFetching, refetch } = useSearchArticlesQuery({
    spaceId: space.id,
    query,
    limit: MOST,
    ...(language !== '' && { locale: language }),
  });
  if (error && !isFetching)
    return (
      <FailedBox
        error={error}
        text={t('content.searchFailed')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonBlock label={t('shell.loading')} className="space-y-3">
        <Skeleton className="h-10! w-full" />
        <Skeleton className="h-10! w-full" />
      </SkeletonBlock>
    );
  const found = data.data.filter((each) => type === '' || each.type === type);
  return (
    <>
      <p role="status" className="text-ink-3">
        {t('content.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState level={2} title={t('content.foundNone')} text={t('content.foundNoneText')} />
      ) : (
        <Card label={t('content.searchResults')}>
          <ul className="divide-y divide-line">
            {found.map((result) => (
              <Result key={result.articleId} spaceId={space.id} result={result} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

interface ResultProps {
  readonly spaceId: string;
  readonly result: SearchResultResponse;
}

function Result({ spaceId, result }: ResultProps) {
  const { paths } = useContentPlace();
  const language = useLanguage();
  const { articleId, title, titleHighlights, excerpt, excerptHighlights, locale, type } = result;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="min-w-0 font-medium wrap-anywhere" lang={locale}>
          <Link to={paths.article(spaceId, articleId)} className="hover:underline">
            <Highlighted text={title} ranges={titleHighlights} />
          </Link>
        </h2>
        <Badge>{articleTypeLabel(type)[language]}</Badge>
        <Badge>{LANGUAGE_NAMES[locale]}</Badge>
      </div>
      <p className="mt-0.5 text-ink-2 wrap-anywhere" lang={locale}>
        <Highlighted text={excerpt} ranges={excerptHighlights} />
      </p>
    </li>
  );
}
