import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { isStatus } from '../../../api/call-error.ts';
import {
  useReadArticleQuery,
  type DraftArticleResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { SpaceFrame } from '../shared/space-frame.tsx';
import { TranslationChoice } from './translation-choice.tsx';
import { TranslationEditor } from './translation-editor.tsx';

/** /tools/content/:spaceId/articles/:articleId/translation: a translation beside its original. */
export const TranslationPage = () => (
  <SpaceFrame section="articles">{(space) => <Loaded space={space} />}</SpaceFrame>
);

function Loaded({ space }: { readonly space: SpaceResponse }) {
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
            {t('contentRevisions.translation.of', { title: article.revision.title })}
          </h2>
        </div>
        {article.translationOf === null ? (
          <Choices space={space} original={article} />
        ) : (
          <BesideOriginal
            key={article.id}
            space={space}
            article={article}
            originalId={article.translationOf}
          />
        )}
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
  return <Pending error={error} busy={isFetching} onRetry={() => void refetch()} />;
}

interface PendingProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

function Pending({ error, busy, onRetry }: PendingProps) {
  const t = useText();
  return error ? (
    <FailedBox
      error={error}
      text={t('contentRevisions.translation.failed')}
      busy={busy}
      onRetry={onRetry}
    />
  ) : (
    <SkeletonBlock label={t('shell.loading')} className="space-y-3">
      <Skeleton className="h-10! w-full" />
      <Skeleton className="h-40! w-full" />
    </SkeletonBlock>
  );
}

interface ChoicesProps {
  readonly space: SpaceResponse;
  readonly original: DraftArticleResponse;
}

function Choices({ space, original }: ChoicesProps) {
  const t = useText();
  const others = space.languages.filter((language) => language !== original.locale);
  if (others.length === 0)
    return <MessageBox tone="info">{t('contentRevisions.translation.oneLanguage')}</MessageBox>;
  return others.map((locale) => (
    <TranslationChoice key={locale} space={space} original={original} locale={locale} />
  ));
}

interface BesideProps {
  readonly space: SpaceResponse;
  readonly article: DraftArticleResponse;
  readonly originalId: string;
}

function BesideOriginal({ space, article, originalId }: BesideProps) {
  const t = useText();
  const { currentData, error, isFetching, refetch } = useReadArticleQuery({ id: originalId });
  if (currentData)
    return <TranslationEditor space={space} article={article} original={currentData.data} />;
  if (isStatus(error, 404))
    return <MessageBox tone="info">{t('contentRevisions.translation.originalGone')}</MessageBox>;
  return <Pending error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
