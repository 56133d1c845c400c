import {
  useListRevisionsQuery,
  useListSpaceMembersQuery,
  useRestoreRevisionMutation,
  type ArticleResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { useCursors } from '../../../ui/use-cursors.ts';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { nameOfNobody } from '../shared/name-of-nobody.ts';
import { FailedBox } from '../shared/failed-box.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';
import { useArticleRights } from './use-article-rights.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly article: ArticleResponse;
}

/** What was saved of an article, newest first; an older text can become the draft again. */
export function RevisionList({ space, article }: Props) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const { cursor, isFirst, page, next, back, toFirst } = useCursors();
  const list = useListRevisionsQuery({ id: article.id, ...(cursor !== undefined && { cursor }) });
  const { data: members } = useListSpaceMembersQuery({ id: space.id });
  const [restore, { isLoading }] = useRestoreRevisionMutation();
  const rights = useArticleRights(space, article, []);
  const { data, error, isFetching, refetch } = list;
  if (!data)
    return error ? (
      <FailedBox
        error={error}
        text={t('contentRevisions.failed')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <SkeletonBlock label={t('shell.loading')} className="space-y-3">
        <Skeleton className="h-12! w-full" />
        <Skeleton className="h-12! w-full" />
      </SkeletonBlock>
    );
  const nameOf = (authorId: string | null) =>
    members?.data.find(({ userId }) => userId === authorId)?.name ?? nameOfNobody(space, t);
  const makeDraft = async (number: number) => {
    const answer = await restore({
      id: article.id,
      'If-Match': `"${article.version}"`,
      restoreRevisionRequest: { number },
    });
    if (answer.error) showFailure(answer.error);
    else {
      toFirst();
      toasts.add({ title: t('contentRevisions.restored', { number }) });
    }
  };
  return (
    <Card label={t('contentRevisions.title')}>
      <CardHead title={t('contentRevisions.title')} />
      {rights('edit') && (
        <p className="px-4 pt-3 text-12 text-ink-2">{t('contentRevisions.restoreText')}</p>
      )}
      <ul className="divide-y divide-line" aria-busy={isFetching}>
        {data.data.map(({ number, authorId, savedAt, note }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <div className="min-w-0 flex-1 basis-52">
              <span className="flex flex-wrap items-center gap-1.5">
                <span className="font-medium">{t('contentRevisions.number', { number })}</span>
                {number === article.draft && <Badge>{t('contentRevisions.draft')}</Badge>}
                {number === article.publicRevision && (
                  <Badge tone="ok">{t('contentRevisions.readersSee')}</Badge>
                )}
                {number === article.schedule?.revision && (
                  <Badge tone="accent">{t('contentRevisions.scheduled')}</Badge>
                )}
                {number === article.approved && (
                  <Badge tone="ok">{t('contentRevisions.approved')}</Badge>
                )}
              </span>
              <span className="block text-12 wrap-anywhere text-ink-2">
                {t('contentRevisions.savedBy', {
                  author: nameOf(authorId),
                  time: localTime(savedAt, language),
                })}
              </span>
              {note !== '' && <span className="block wrap-anywhere">{note}</span>}
            </div>
            {rights('edit') && number !== article.draft && (
              <Button
                size="sm"
                disabled={isLoading || isFetching}
                aria-label={t('contentRevisions.restoreOf', { number })}
                onClick={() => void makeDraft(number)}
              >
                {t('contentRevisions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(!isFirst || data.nextCursor !== null) && (
        <div className="flex border-t border-line px-4 py-2">
          <CursorPager
            page={page}
            busy={isFetching}
            next={data.nextCursor}
            onNext={next}
            onBack={back}
          />
        </div>
      )}
    </Card>
  );
}
