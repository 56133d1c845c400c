import { useState, type ReactNode } from 'react';
import { locatePassage } from '@toolyard/core/content';
import {
  useDeleteCommentMutation,
  useReplyToCommentMutation,
  useResolveCommentMutation,
  type CommentResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';
import { CommentForm } from './comment-form.tsx';
import { isOpenThread, type CommentThread } from './comment-threads.ts';

interface Props {
  readonly articleId: string;
  readonly thread: CommentThread;
  /** The text as it stands in the editor. */
  readonly markdown: string;
  readonly lang: string;
  readonly nameOf: (authorId: string | null) => string;
  readonly canDelete: (comment: CommentResponse) => boolean;
  readonly onShow: () => void;
  /** After something that takes the focused button away. */
  readonly onDone: () => void;
}

/** A comment on a passage, its replies, and what a member can do with them. */
export function ThreadCard(props: Props) {
  const { articleId, thread, markdown, lang, nameOf, canDelete, onShow, onDone } = props;
  const t = useText();
  const showFailure = useFailureToast();
  const [isReplying, setReplying] = useState(false);
  const [deleted, setDeleted] = useState<CommentResponse | null>(null);
  const [reply] = useReplyToCommentMutation();
  const [resolve, resolution] = useResolveCommentMutation();
  const [remove, removal] = useDeleteCommentMutation();
  const { first, replies } = thread;
  const { passage } = first;
  const isOpen = isOpenThread(thread);
  const isThere = passage !== null && locatePassage(passage, markdown) !== null;
  const settle = async () => {
    const { error } = await resolve({
      id: articleId,
      commentId: first.id,
      resolveCommentRequest: { isResolved: isOpen },
    });
    if (error) showFailure(error);
    else onDone();
  };
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      {passage && (
        <div className="flex flex-wrap items-center gap-2">
          <blockquote
            lang={lang}
            className="line-clamp-3 min-w-0 flex-1 basis-52 border-l-2 border-line-2 pl-2 wrap-anywhere whitespace-pre-wrap text-ink-2"
          >
            {passage.quote}
          </blockquote>
          {isThere ? (
            <Button size="sm" onClick={onShow}>
              {t('contentRevisions.comments.show')}
            </Button>
          ) : (
            <Badge tone="warn">{t('contentRevisions.comments.changed')}</Badge>
          )}
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {[first, ...replies].map((comment) => (
          <li key={comment.id} className={comment === first ? '' : 'pl-4'}>
            <Remark comment={comment} name={nameOf(comment.authorId)}>
              {canDelete(comment) && (
                <Button size="sm" look="quiet" onClick={() => setDeleted(comment)}>
                  {t('contentRevisions.comments.delete')}
                </Button>
              )}
            </Remark>
          </li>
        ))}
      </ul>
      {isReplying ? (
        <CommentForm
          label={t('contentRevisions.comments.replyText')}
          action={t('contentRevisions.comments.reply')}
          onSend={async (text) => {
            const ids = { id: articleId, commentId: first.id };
            const { error } = await reply({ ...ids, replyRequest: { text } });
            if (error) return error;
            setReplying(false);
            return onDone();
          }}
          onClose={() => {
            setReplying(false);
            onDone();
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setReplying(true)}>
            {t('contentRevisions.comments.reply')}
          </Button>
          <Button size="sm" busy={resolution.isLoading} onClick={() => void settle()}>
            {t(isOpen ? 'contentRevisions.comments.resolve' : 'contentRevisions.comments.reopen')}
          </Button>
        </div>
      )}
      {deleted && (
        <ConfirmDialog
          title={t('contentRevisions.comments.deleteTitle')}
          text={t('contentRevisions.comments.deleteText')}
          action={t('contentRevisions.comments.delete')}
          cancel={t('content.cancel')}
          busy={removal.isLoading}
          failure={removal.error ? errorMessage(removal.error, t('content.notDone')) : null}
          onConfirm={() =>
            void remove({ id: articleId, commentId: deleted.id }).then(({ error }) => {
              if (error) return;
              setDeleted(null);
              onDone();
            })
          }
          onClose={() => setDeleted(null)}
        />
      )}
    </li>
  );
}

interface RemarkProps {
  readonly comment: CommentResponse;
  readonly name: string;
  readonly children: ReactNode;
}

function Remark({ comment, name, children }: RemarkProps) {
  const language = useLanguage();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 text-12 text-ink-2">
        <span className="font-medium text-ink">{name}</span>
        {localTime(comment.at, language)}
        {children}
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap">{comment.text}</p>
    </>
  );
}
