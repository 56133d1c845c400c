import { useRef, useState, type RefObject } from 'react';
import type { EditorView } from '@codemirror/view';
import {
  useAddCommentMutation,
  useListCommentsQuery,
  useListSpaceMembersQuery,
  type ArticleResponse,
  type PassageDto,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { nameOfNobody } from '../shared/name-of-nobody.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { CommentForm } from './comment-form.tsx';
import { commentThreads, isOpenThread } from './comment-threads.ts';
import { selectedPassage, showPassage } from './selected-passage.ts';
import { ThreadCard } from './thread-card.tsx';

interface Props {
  readonly space: SpaceResponse;
  readonly article: ArticleResponse;
  /** The revision in the editor. */
  readonly revision: number;
  /** Whether the text in the editor is that revision. */
  readonly isSaved: boolean;
  readonly markdown: string;
  readonly editor: RefObject<EditorView | null>;
}

/** What members say about passages of an article. */
export function CommentsPanel({ space, article, revision, isSaved, markdown, editor }: Props) {
  const t = useText();
  const { userId: ownId } = useContentPlace();
  const start = useRef<HTMLButtonElement>(null);
  const [passage, setPassage] = useState<PassageDto | null>(null);
  const [isNothingSelected, setNothingSelected] = useState(false);
  const [showsResolved, setShowsResolved] = useState(false);
  const { currentData, error, isFetching, refetch } = useListCommentsQuery({ id: article.id });
  const { data: members } = useListSpaceMembersQuery({ id: space.id });
  const [add] = useAddCommentMutation();
  const threads = commentThreads(currentData?.data ?? []);
  const open = threads.filter(isOpenThread);
  const resolved = threads.length - open.length;
  const shown = showsResolved ? threads : open;
  const nameOf = (authorId: string | null) =>
    members?.data.find(({ userId }) => userId === authorId)?.name ?? nameOfNobody(space, t);
  const begin = () => {
    const selected = editor.current && selectedPassage(editor.current, revision);
    setPassage(selected);
    setNothingSelected(selected === null);
  };
  const close = () => {
    setPassage(null);
    start.current?.focus();
  };
  return (
    <Card label={t('contentRevisions.comments')}>
      <CardHead
        title={t('contentRevisions.comments')}
        controls={
          resolved > 0 && (
            <Button
              size="sm"
              aria-pressed={showsResolved}
              onClick={() => setShowsResolved(!showsResolved)}
            >
              {t('contentRevisions.comments.resolved', { count: resolved })}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-3 border-b border-line p-4">
        <div className="flex flex-wrap items-center gap-3">
          <Button ref={start} size="sm" disabled={!isSaved} onClick={begin}>
            {t('contentRevisions.comments.begin')}
          </Button>
          <p role="status" className="min-w-0 text-12 text-ink-2">
            {isNothingSelected && t('contentRevisions.comments.nothingSelected')}
          </p>
        </div>
        {passage && (
          <CommentForm
            label={t('contentRevisions.comments.text')}
            action={t('contentRevisions.comments.add')}
            onSend={async (text) => {
              const call = { id: article.id, addCommentRequest: { text, passage } };
              const { error: failure } = await add(call);
              return failure ?? close();
            }}
            onClose={close}
          >
            <blockquote
              lang={article.locale}
              className="line-clamp-3 border-l-2 border-line-2 pl-2 wrap-anywhere whitespace-pre-wrap text-ink-2"
            >
              {passage.quote}
            </blockquote>
          </CommentForm>
        )}
      </div>
      {!currentData ? (
        <div className="p-4">
          {error ? (
            <FailedBox
              error={error}
              text={t('contentRevisions.comments.failed')}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonBlock label={t('shell.loading')}>
              <Skeleton className="h-12! w-full" />
            </SkeletonBlock>
          )}
        </div>
      ) : shown.length === 0 ? (
        <p className="p-4 text-ink-2">{t('contentRevisions.comments.none')}</p>
      ) : (
        <ul className="max-h-[50dvh] divide-y divide-line overflow-y-auto">
          {shown.map((thread) => (
            <ThreadCard
              key={thread.first.id}
              articleId={article.id}
              thread={thread}
              markdown={markdown}
              lang={article.locale}
              nameOf={nameOf}
              canDelete={({ authorId }) => authorId === ownId || space.role === 'owner'}
              onShow={() =>
                editor.current &&
                thread.first.passage &&
                showPassage(editor.current, thread.first.passage)
              }
              onDone={() => start.current?.focus()}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
