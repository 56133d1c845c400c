import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { isStatus } from '../../../api/call-error.ts';
import { useReadArticleQuery, type SpaceResponse } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { ArticleStatusBadges } from '../articles/article-status.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { SpaceFrame } from '../shared/space-frame.tsx';
import { DifferencesCard } from './differences-card.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { RevisionList } from './revision-list.tsx';

/** /tools/content/:spaceId/articles/:articleId/revisions: what was saved of an article, and what readers see of it. */
export const RevisionsPage = () => (
  <SpaceFrame section="articles">{(space) => <Revisions space={space} />}</SpaceFrame>
);

function Revisions({ space }: { readonly space: SpaceResponse }) {
  const t = useText();
  const { paths } = useContentPlace();
  const { articleId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useReadArticleQuery({ id: articleId });
  const article = currentData?.data;
  if (article && article.spaceId === space.id)
    return (
      <>
        <div className="flex flex-col gap-1">
          <Link
            to={paths.article(space.id, article.id)}
            className="inline-flex min-h-6 items-center gap-1 self-start text-ink-2 hover:text-ink"
          >
            <ArrowLeft size={14} aria-hidden="true" />
            {t('contentRevisions.backToArticle')}
          </Link>
          <h2 className="text-[18px] leading-7 font-semibold wrap-anywhere">
            {t('contentRevisions.of', { title: article.revision.title })}
          </h2>
          <ArticleStatusBadges {...article} />
        </div>
        <PublicationPanel space={space} article={article} revision={article.draft} isSaved />
        <RevisionList space={space} article={article} />
        <DifferencesCard key={article.id} article={article} />
      </>
    );
  if (article || isStatus(error, 404) || isStatus(error, 400))
    return (
      <EmptyState
        level={2}
        title={t('contentRevisions.unknown')}
        action={
          <ButtonLink to={paths.space(space.id)}>{t('contentRevisions.backToSpace')}</ButtonLink>
        }
      />
    );
  return error ? (
    <FailedBox
      error={error}
      text={t('contentRevisions.failed')}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonBlock label={t('shell.loading')} className="space-y-3">
      <Skeleton className="h-24! w-full" />
      <Skeleton className="h-40! w-full" />
    </SkeletonBlock>
  );
}
