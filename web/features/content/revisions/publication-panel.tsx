import { useRef, useState } from 'react';
import {
  useListRevisionsQuery,
  type ArticleResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { TextId } from '../../../i18n/texts.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useFailureToast } from '../shared/use-failure-toast.ts';
import { AddressForm } from './address-form.tsx';
import { comingPublication, isWithdrawalComing } from './coming-events.ts';
import { OutdatedQuestion } from './outdated-question.tsx';
import { PublicationOutlook } from './publication-outlook.tsx';
import { ReaderVotes } from './reader-votes.tsx';
import { TimeForm } from './time-form.tsx';
import { useArticleRights } from './use-article-rights.ts';
import { usePublication } from './use-publication.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly article: ArticleResponse;
  /** The revision that the member sees, which is the one he publishes. */
  readonly revision: number;
  /** Whether it is all that he wrote. */
  readonly isSaved: boolean;
}

/** What readers see of an article, what will happen, and what the member can do about it. */
export function PublicationPanel({ space, article, revision, isSaved }: Props) {
  const t = useText();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const { services } = useApplication();
  const outlook = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<'schedule' | 'withdrawal' | 'address' | null>(null);
  const { data } = useListRevisionsQuery({ id: article.id });
  const rights = useArticleRights(space, article, data?.data ?? []);
  const calls = usePublication(article);
  const { draft, hiding, inReview, publicRevision } = article;
  const coming = comingPublication(article, services.now());
  // The article is fetched again after a save.
  const disabled = calls.busy || !isSaved || draft < revision;
  const publishes = rights('publish') && hiding === null;
  const done = (text: TextId) => {
    setOpened(null);
    toasts.add({ title: t(text) });
    outlook.current?.focus();
  };
  const run = async (call: () => Promise<unknown>, text: TextId) => {
    const error = await call();
    if (error) showFailure(error);
    else done(text);
  };
  const toggle = (form: 'schedule' | 'withdrawal' | 'address') => ({
    disabled,
    'aria-expanded': opened === form,
    onClick: () => setOpened(opened === form ? null : form),
  });
  return (
    <Card label={t('contentRevisions.publication')}>
      <CardHead title={t('contentRevisions.publication')} />
      <div className="flex flex-col gap-3 p-4">
        {hiding && <ErrorBox>{t('contentRevisions.hidden', { reason: hiding.reason })}</ErrorBox>}
        <PublicationOutlook ref={outlook} space={space} article={article} />
        <ReaderVotes articleId={article.id} />
        {coming && article.isScheduleOutdated && (
          <OutdatedQuestion
            scheduled={coming.revision}
            draft={draft}
            disabled={disabled}
            onReplace={
              publishes
                ? () =>
                    void run(
                      () => calls.schedule(draft, coming.at),
                      'contentRevisions.done.schedule',
                    )
                : null
            }
          />
        )}
        <div className="flex flex-wrap gap-2">
          {publishes && publicRevision !== revision && (
            <Button
              look="primary"
              disabled={disabled}
              onClick={() =>
                void run(() => calls.publish(revision), 'contentRevisions.done.publish')
              }
            >
              {t('contentRevisions.publish', { number: revision })}
            </Button>
          )}
          {publishes && <Button {...toggle('schedule')}>{t('contentRevisions.schedule')}</Button>}
          {coming && rights('publish') && (
            <Button
              disabled={disabled}
              onClick={() => void run(calls.cancelSchedule, 'contentRevisions.done.cancelSchedule')}
            >
              {t('contentRevisions.cancelSchedule')}
            </Button>
          )}
          {inReview && rights('approve') && (
            <Button
              disabled={disabled || !data}
              onClick={() => void run(calls.approve, 'contentRevisions.done.approve')}
            >
              {t('contentRevisions.approve', { number: draft })}
            </Button>
          )}
          {rights('edit') && (inReview || publicRevision !== draft) && (
            <Button
              disabled={disabled}
              onClick={() =>
                void run(
                  () => calls.review(!inReview),
                  inReview ? 'contentRevisions.done.cancelReview' : 'contentRevisions.done.submit',
                )
              }
            >
              {t(inReview ? 'contentRevisions.cancelReview' : 'contentRevisions.submit')}
            </Button>
          )}
          {rights('edit') && (
            <Button {...toggle('address')}>{t('contentRevisions.changeAddress')}</Button>
          )}
          {publishes && (publicRevision !== null || coming) && (
            <Button {...toggle('withdrawal')}>{t('contentRevisions.unpublishLater')}</Button>
          )}
          {isWithdrawalComing(article, services.now()) && rights('publish') && (
            <Button
              disabled={disabled}
              onClick={() =>
                void run(calls.cancelWithdrawal, 'contentRevisions.done.cancelWithdrawal')
              }
            >
              {t('contentRevisions.cancelWithdrawal')}
            </Button>
          )}
          {publishes && publicRevision !== null && (
            <Button
              look="danger"
              disabled={disabled}
              onClick={() =>
                void run(() => calls.unpublish(null), 'contentRevisions.done.unpublish')
              }
            >
              {t('contentRevisions.unpublish')}
            </Button>
          )}
        </div>
        {(opened === 'schedule' || opened === 'withdrawal') && (
          <TimeForm
            key={opened}
            kind={opened}
            article={article}
            revision={revision}
            calls={calls}
            onDone={() => done(`contentRevisions.done.${opened}`)}
          />
        )}
        {opened === 'address' && (
          <AddressForm article={article} onDone={() => done('contentRevisions.done.address')} />
        )}
      </div>
    </Card>
  );
}
