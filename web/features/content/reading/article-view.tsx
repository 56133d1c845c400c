import { Suspense, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { articlePath, inOrder, PRODUCT_SPACE } from '@toolyard/core/content';
import { isStatus } from '../../../api/call-error.ts';
import type { ArticleType, PublishedArticleResponse } from '../../../api/generated-content.ts';
import { lazyArea } from '../../../app/lazy-area.tsx';
import { useIsHydrating } from '../../../app/hydration.tsx';
import { useApplication, useSession } from '../../../app/use-application.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { ArticleBody } from '../../../ui/article-body.tsx';
import { localDay } from '../../../ui/format-date.ts';
import { ArticleNeighbours, ArticleTree } from './article-tree.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { MissingPage } from './missing-page.tsx';
import { HEADING, ReadingFrame } from './reading-frame.tsx';
import { ReportPage } from './report-page.tsx';
import { ReadingSkeleton } from './reading-skeleton.tsx';
import { UsefulQuestion } from './useful-question.tsx';
import { usePublishedArticle, usePublishedList, type ArticleInSpace } from './use-published.ts';

const EditLink = lazyArea('contentReading', () =>
  import('./edit-link.tsx').then((m) => m.EditLink),
);
const OperatorEditLink = lazyArea('contentReading', () =>
  import('./edit-link.tsx').then((m) => m.OperatorEditLink),
);

/** A published article. */
export function ArticleView({ article: place }: { readonly article: ArticleInSpace }) {
  const t = useText();
  const { handle } = place;
  const { data, error, isFetching, refetch } = usePublishedArticle(place);
  const article = data?.data;
  useFormerAddress(place, article);
  if (isStatus(error, 404)) return <MissingPage handle={handle} slug={place.slug} />;
  if (article) return <Article handle={handle} article={article} />;
  return (
    <ReadingFrame handle={handle}>
      {error ? (
        <FailedBox
          error={error}
          text={t('reading.failed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ReadingSkeleton />
      )}
    </ReadingFrame>
  );
}

/** Puts the present address of an article in place of a former one. */
function useFormerAddress(place: ArticleInSpace, article: PublishedArticleResponse | undefined) {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const isFormer = article !== undefined && article.slug !== place.slug;
  const path = article && articlePath(place.handle, article);
  useEffect(() => {
    if (isFormer) void navigate(`${path}${search}${hash}`, { replace: true });
  }, [isFormer, path, search, hash, navigate]);
}

/** The element that an address names behind its `#`. */
function elementAt(name: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}

/** Leads an address with the name of a heading to the heading, whose id is `a-` and the name. */
function useNamedHeading() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (name !== '' && !elementAt(name) && elementAt(`a-${name}`))
      void navigate({ search, hash: `#a-${name}` }, { replace: true });
  }, [search, hash, navigate]);
}

interface Props {
  readonly handle: string;
  readonly article: PublishedArticleResponse;
}

/** Readers are asked whether articles of these types were of use. */
const HELP_TYPES: readonly ArticleType[] = ['doc', 'tutorial', 'faq'];

function Article({ handle, article }: Props) {
  usePage(article.title);
  useNamedHeading();
  const list = usePublishedList(handle, article.type, null);
  const siblings =
    article.type === 'page'
      ? []
      : inOrder((list.data?.data ?? []).filter(({ locale }) => locale === article.locale));
  return (
    <ReadingFrame handle={handle}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[208px_minmax(0,1fr)] print:block">
        <div className="screen-only max-lg:order-2">
          <ArticleTree handle={handle} siblings={siblings} current={article} />
        </div>
        <div className="min-w-0 max-w-180">
          <article lang={article.locale}>
            <h1 className={HEADING}>{article.title}</h1>
            <Facts handle={handle} article={article} />
            <Contents article={article} />
            <div className="mt-8">
              <ArticleBody html={article.html} lang={article.locale} />
            </div>
          </article>
          {HELP_TYPES.includes(article.type) && (
            <UsefulQuestion key={article.slug} handle={handle} article={article} />
          )}
          <ReportPage handle={handle} article={article} />
          <ArticleNeighbours handle={handle} siblings={siblings} current={article} />
        </div>
      </div>
    </ReadingFrame>
  );
}

/** Whether an operator is signed in; not before the page is as the server wrote it for everybody. */
function useHasOperator(): boolean {
  const { storage } = useApplication().services;
  const hydrating = useIsHydrating();
  return !hydrating && storage.token('admin') !== null;
}

const LANGUAGE_LINKS = { en: 'reading.inEnglish', 'zh-CN': 'reading.inChinese' } as const;

function Facts({ handle, article }: Props) {
  const t = useText();
  const { user } = useSession();
  const hasOperator = useHasOperator();
  const language = useLanguage();
  return (
    <div lang={language} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-3">
      <span>{t('reading.updated', { day: localDay(article.savedAt, language) })}</span>
      {article.translations.map((translation) => (
        <Link
          key={translation.locale}
          lang={translation.locale}
          to={`${articlePath(handle, translation)}?lang=${translation.locale}`}
          className="text-accent hover:underline"
        >
          {t(LANGUAGE_LINKS[translation.locale])}
        </Link>
      ))}
      {user && (
        <Suspense>
          <EditLink handle={handle} article={article} userId={user.id} />
        </Suspense>
      )}
      {hasOperator && handle === PRODUCT_SPACE.handle && (
        <Suspense>
          <OperatorEditLink article={article} />
        </Suspense>
      )}
      {article.tags.length > 0 && (
        <ul aria-label={t('reading.tags')} lang={article.locale} className="flex flex-wrap gap-x-2">
          {article.tags.map((tag) => (
            <li key={tag}>#{tag}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Fewer headings need no table of contents. */
const FEWEST_HEADINGS = 3;

function Contents({ article }: Pick<Props, 'article'>) {
  const t = useText();
  const { search } = useLocation();
  const headings = article.headings.filter(({ level }) => level <= 3);
  if (headings.length < FEWEST_HEADINGS) return null;
  return (
    <nav
      aria-label={t('reading.contents')}
      className="screen-only mt-6 rounded-3 border border-line p-4"
    >
      <p className="mb-2 text-12 font-medium text-ink-3">{t('reading.contents')}</p>
      <ul>
        {headings.map(({ anchor, level, text }) => (
          <li key={anchor} className={level === 3 ? 'pl-4' : undefined}>
            <Link
              to={{ search, hash: `#a-${anchor}` }}
              className="inline-block py-1 text-ink-2 hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
