import ArrowLeft from 'lucide-react/icons/arrow-left';
import { isPermitted } from '@toolyard/core/content';
import { Link, useParams } from 'react-router-dom';
import { isStatus } from '../../../api/call-error.ts';
import {
  useReadArticleQuery,
  useReadSpaceQuery,
  type DraftArticleResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { paths } from '../../../app/paths.ts';
import { RequireUser } from '../../../app/require-user.tsx';
import { useApplication, useSession } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { ArticleStatusBadges } from '../articles/article-status.tsx';
import { contentPaths } from '../shared/content-paths.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { ConflictView } from './conflict-view.tsx';
import { PublishButton } from './publish-button.tsx';
import { SaveState } from './save-state.tsx';
import { TextAndPreview } from './text-and-preview.tsx';
import { useDraftSession } from './use-draft-session.ts';

/** Where one article is written. */
export function EditorPage() {
  return (
    <section className="mx-auto flex w-full max-w-[1408px] flex-1 flex-col gap-5 px-4 py-8 md:px-6">
      <RequireUser>
        <Loaded />
      </RequireUser>
    </section>
  );
}

function Loaded() {
  const t = useText();
  const { spaceId = '', articleId = '' } = useParams();
  const { user } = useSession();
  const space = useReadSpaceQuery({ id: spaceId });
  const article = useReadArticleQuery({ id: articleId });
  usePage(article.currentData?.data.revision.title ?? t('contentEditor.heading'));
  const error = article.error ?? space.error;
  const retry = () => {
    void article.refetch();
    void space.refetch();
  };
  if (article.currentData && space.currentData && user)
    return (
      <Editor
        key={articleId}
        article={article.currentData.data}
        space={space.currentData.data}
        userId={user.id}
      />
    );
  if (isStatus(error, 404) || isStatus(error, 400))
    return (
      <EmptyState
        level={1}
        title={t('contentEditor.unknown')}
        text={t('contentEditor.unknownText')}
        action={<ButtonLink to={paths.content}>{t('contentEditor.spaces')}</ButtonLink>}
      />
    );
  return (
    <>
      <h1 className="text-[24px] leading-8 font-semibold outline-none">
        {t('contentEditor.heading')}
      </h1>
      {error ? (
        <FailedBox
          error={error}
          text={t('contentEditor.loadFailed')}
          busy={article.isFetching || space.isFetching}
          onRetry={retry}
        />
      ) : (
        <SkeletonBlock label={t('contentEditor.loading')} className="space-y-3">
          <Skeleton className="h-10! w-full" />
          <Skeleton className="h-10! w-full" />
        </SkeletonBlock>
      )}
    </>
  );
}

interface EditorProps {
  readonly article: DraftArticleResponse;
  readonly space: SpaceResponse;
  readonly userId: string;
}

function Editor({ article, space, userId }: EditorProps) {
  const t = useText();
  const { services } = useApplication();
  const { session, state } = useDraftSession(article, userId);
  const { draft, phase, faults, message, conflicts } = state;
  const member = { userId, role: space.role };
  const { schedule } = article;
  const canEdit = isPermitted(member, 'edit', {
    ...article,
    schedule: schedule && { ...schedule, publishAt: Date.parse(schedule.publishAt) },
    writerIds: [],
  });
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <Link
            to={contentPaths.space(space.id)}
            className="inline-flex min-h-6 items-center gap-1 self-start text-ink-2 hover:text-ink"
          >
            <ArrowLeft size={14} aria-hidden="true" />
            {space.title}
          </Link>
          <h1 className="tracking-heading text-[24px] leading-8 font-semibold wrap-anywhere outline-none">
            {draft.title.trim() || t('contentEditor.heading')}
          </h1>
          <div className="flex flex-wrap items-center gap-2">
            <ArticleStatusBadges {...article} />
            {canEdit && <SaveState state={state} isOnline={services.isOnline()} />}
          </div>
        </div>
        {isPermitted(member, 'publish') && (
          <PublishButton article={article} revision={state.revision} isSaved={phase === 'saved'} />
        )}
      </div>
      {!canEdit && <MessageBox tone="info">{t('contentEditor.readOnly')}</MessageBox>}
      {phase === 'refused' && message !== '' && (
        <ErrorBox title={t('contentEditor.notSaved')}>{message}</ErrorBox>
      )}
      {phase === 'conflict' ? (
        <ConflictView
          fields={conflicts}
          lang={article.locale}
          onResolve={(choices) => session.resolve(choices)}
        />
      ) : (
        <TextAndPreview
          draft={draft}
          faults={faults}
          locale={article.locale}
          slug={article.slug}
          space={space}
          isReadOnly={!canEdit}
          onChange={(changed) => session.change(changed)}
        />
      )}
    </>
  );
}
