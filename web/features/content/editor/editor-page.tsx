import { Suspense, useRef, useState } from 'react';
import type { EditorView } from '@codemirror/view';
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
import { lazyArea } from '../../../app/lazy-area.tsx';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { ArticleStatusBadges } from '../articles/article-status.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { ContentSection } from '../shared/content-section.tsx';
import { CommentsButton } from '../review/comments-button.tsx';
import { CommentsPanel } from '../review/comments-panel.tsx';
import { PublicationPanel } from '../revisions/publication-panel.tsx';
import { FailedBox } from '../shared/failed-box.tsx';
import { ConflictView } from './conflict-view.tsx';
import { SaveState } from './save-state.tsx';
import { TextAndPreview } from './text-and-preview.tsx';
import { useDraftSession } from './use-draft-session.ts';

const HiddenNotice = lazyArea('contentHiding', () =>
  import('./hidden-notice.tsx').then((m) => m.HiddenNotice),
);

/** Where one article is written. */
export function EditorPage() {
  return (
    <ContentSection className="max-w-[1408px]">
      <Loaded />
    </ContentSection>
  );
}

function Loaded() {
  const t = useText();
  const { spaceId = '', articleId = '' } = useParams();
  const { isConsole, paths } = useContentPlace();
  const space = useReadSpaceQuery({ id: spaceId });
  const article = useReadArticleQuery({ id: articleId });
  usePage(article.currentData?.data.revision.title ?? t('contentEditor.heading'));
  const error = article.error ?? space.error;
  const retry = () => {
    void article.refetch();
    void space.refetch();
  };
  if (article.currentData && space.currentData)
    return (
      <Editor key={articleId} article={article.currentData.data} space={space.currentData.data} />
    );
  if (isStatus(error, 404) || isStatus(error, 400))
    return (
      <EmptyState
        level={1}
        title={t('contentEditor.unknown')}
        text={t('contentEditor.unknownText')}
        action={
          <ButtonLink to={paths.root}>
            {t(isConsole ? 'content.consoleBack' : 'contentEditor.spaces')}
          </ButtonLink>
        }
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
}

function Editor({ article, space }: EditorProps) {
  const t = useText();
  const { services } = useApplication();
  const { isConsole, paths, userId, deviceOwner } = useContentPlace();
  const { session, state } = useDraftSession(article, deviceOwner);
  const { draft, phase, faults, message, conflicts } = state;
  const member = { userId, role: space.role };
  const { schedule } = article;
  // A schedule that the draft has left behind is a question to the writer.
  const [opensPublication, setPublicationOpen] = useState<boolean | null>(null);
  const isPublicationOpen = opensPublication ?? article.isScheduleOutdated;
  const [isCommentsOpen, setCommentsOpen] = useState(false);
  const view = useRef<EditorView | null>(null);
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
            to={paths.space(space.id)}
            className="inline-flex min-h-6 items-center gap-1 self-start text-ink-2 hover:text-ink max-md:min-h-10"
          >
            <ArrowLeft size={14} aria-hidden="true" />
            {space.title}
          </Link>
          <h1
            className={
              canEdit && phase !== 'conflict'
                ? // The field of the title says it.
                  'sr-only'
                : 'tracking-heading text-[24px] leading-8 font-semibold wrap-anywhere outline-none'
            }
          >
            {draft.title.trim() || t('contentEditor.heading')}
          </h1>
          <div className="flex flex-wrap items-center gap-2">
            <ArticleStatusBadges {...article} />
            {canEdit && <SaveState state={state} isOnline={services.isOnline()} />}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <CommentsButton
            articleId={article.id}
            isOpen={isCommentsOpen}
            onToggle={() => setCommentsOpen(!isCommentsOpen)}
          />
          <ButtonLink size="sm" to={paths.translation(space.id, article.id)}>
            {t('contentRevisions.translation')}
          </ButtonLink>
          <ButtonLink size="sm" to={paths.revisions(space.id, article.id)}>
            {t('contentRevisions.title')}
          </ButtonLink>
          <Button
            size="sm"
            look="primary"
            aria-expanded={isPublicationOpen}
            onClick={() => setPublicationOpen(!isPublicationOpen)}
          >
            {t('contentRevisions.publication')}
          </Button>
        </div>
      </div>
      {isPublicationOpen && (
        <PublicationPanel
          space={space}
          article={article}
          revision={state.revision}
          isSaved={phase === 'saved'}
        />
      )}
      {article.hiding !== null && (
        <Suspense>
          <HiddenNotice
            article={article.id}
            hiding={article.hiding}
            canAnswer={!isConsole && isPermitted(member, 'publish')}
          />
        </Suspense>
      )}
      {isCommentsOpen && (
        <CommentsPanel
          space={space}
          article={article}
          revision={state.revision}
          isSaved={phase === 'saved'}
          markdown={draft.markdown}
          editor={view}
        />
      )}
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
          onView={(opened) => {
            view.current = opened;
          }}
        />
      )}
    </>
  );
}
