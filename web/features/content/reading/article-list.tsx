import { Link } from 'react-router-dom';
import { articlePath, inOrder, PRODUCT_SPACE } from '@toolyard/core/content';
import { isStatus } from '../../../api/call-error.ts';
import {
  useReadPublishedSpaceQuery,
  type ArticleType,
  type PublishedListingResponse,
} from '../../../api/generated-content.ts';
import type { TextId } from '../../../i18n/texts.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localDay } from '../../../ui/format-date.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { MissingPage } from './missing-page.tsx';
import { HEADING, ReadingFrame } from './reading-frame.tsx';
import { ReadingSkeleton } from './reading-skeleton.tsx';
import { usePublishedList, useQuery } from './use-published.ts';

/** What a list of articles of one type is called. */
export const LIST_NAMES = {
  doc: 'nav.resources.docs',
  tutorial: 'nav.resources.tutorials',
  faq: 'reading.faq',
  post: 'reading.news',
  page: 'reading.pages',
} as const satisfies Record<ArticleType, TextId>;

interface Props {
  readonly handle: string;
  /** Null is every type. */
  readonly type: ArticleType | null;
}

/** The articles of a space, of one type or of all. */
export function ArticleList({ handle, type }: Props) {
  const t = useText();
  const cursor = useQuery().get('after');
  const { data, error, isFetching, refetch } = usePublishedList(handle, type, cursor);
  const space = useReadPublishedSpaceQuery({ handle }, { skip: type !== null });
  const title = type ? t(LIST_NAMES[type]) : (space.data?.data.title ?? handle);
  usePage(title);
  const isMissing = isStatus(error, 404);
  if (isMissing && handle !== PRODUCT_SPACE.handle) return <MissingPage handle={handle} />;
  return (
    <ReadingFrame handle={handle}>
      <h1 className={HEADING}>{title}</h1>
      <div className="mt-6">
        {isMissing || data?.data.length === 0 ? (
          <EmptyState level={2} title={t('reading.empty')} text={t('reading.emptyText')} />
        ) : error ? (
          <FailedBox
            error={error}
            text={t('reading.failed')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <ReadingSkeleton />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {inOrder(data.data).map((article) => (
              <Entry key={`${article.type} ${article.slug}`} handle={handle} article={article} />
            ))}
          </ul>
        )}
        {data?.nextCursor && (
          <Link
            to={`?after=${encodeURIComponent(data.nextCursor)}`}
            className="mt-4 inline-block py-1 text-accent hover:underline"
          >
            {t('reading.older')}
          </Link>
        )}
      </div>
    </ReadingFrame>
  );
}

interface EntryProps {
  readonly handle: string;
  readonly article: PublishedListingResponse;
}

function Entry({ handle, article }: EntryProps) {
  const language = useLanguage();
  return (
    <li lang={article.locale} className="py-4">
      <Link
        to={articlePath(handle, article)}
        className="text-16 font-medium hover:text-accent hover:underline"
      >
        {article.title}
      </Link>
      {article.description && <p className="mt-1 max-w-180 text-ink-2">{article.description}</p>}
      {article.type === 'post' && (
        <p className="mt-1 text-12 text-ink-3">{localDay(article.publishedAt, language)}</p>
      )}
    </li>
  );
}
