import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  useAnswerReviewMutation,
  useListReviewsQuery,
  type DueReviewResponse,
  type ReviewsResponse,
} from '../../../../api/generated-learning.ts';
import { paths } from '../../../../app/paths.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ContentFailed, ContentLoading } from './content-states.tsx';
import { answerOf, NO_ANSWER } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionResult } from './question-result.tsx';

/** Questions that the reader missed and that are due now. */
export function ReviewPage() {
  const t = useText();
  const { user } = useSession();
  return (
    <div className="max-w-[760px]">
      <Link to={paths.learn} className="text-13 text-ink-2 hover:text-ink">
        ← {t('learn.toCourses')}
      </Link>
      <PageTitle title={t('learn.review')} />
      {user ? (
        <OwnReviews />
      ) : (
        <EmptyState
          level={2}
          title={t('learn.reviewVisitor')}
          text={t('learn.reviewVisitorText')}
          action={
            <ButtonLink look="primary" to={paths.signIn} state={{ from: learnPaths.review }}>
              {t('overview.signIn')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

function OwnReviews() {
  const t = useText();
  const { data, error, isFetching, refetch } = useListReviewsQuery();
  if (error && !isFetching && !data)
    return (
      <ContentFailed onRetry={() => void refetch()}>
        {errorMessage(error, t('learn.reviewFailed'))}
      </ContentFailed>
    );
  if (!data) return <ContentLoading />;
  return <Sitting reviews={data.data} />;
}

/** One question after the other. The answered one stays until the reader goes on, though the list is shorter by then. */
function Sitting({ reviews: { due, nextAt } }: { readonly reviews: ReviewsResponse }) {
  const t = useText();
  const format = useFormat();
  const [shown, setShown] = useState<DueReviewResponse | null>(null);
  const current = shown ?? due[0];
  if (!current)
    return (
      <EmptyState
        level={2}
        title={t('learn.nothingDue')}
        text={
          nextAt === null
            ? t('learn.nothingMissed')
            : t('learn.nextReview', { day: format.monthDay(nextAt) })
        }
        action={<ButtonLink to={paths.learn}>{t('learn.toCourses')}</ButtonLink>}
      />
    );
  return (
    <>
      <p className="mb-3 text-13 text-ink-2">{t('learn.due', { count: due.length })}</p>
      <ReviewForm
        key={`${current.courseId}/${current.question.id}`}
        review={current}
        onAnswered={() => setShown(current)}
        onNext={() => setShown(null)}
      />
    </>
  );
}

interface FormProps {
  readonly review: DueReviewResponse;
  readonly onAnswered: () => void;
  readonly onNext: () => void;
}

function ReviewForm({ review: { courseId, question }, onAnswered, onNext }: FormProps) {
  const t = useText();
  const [draft, setDraft] = useState(NO_ANSWER);
  const [send, { data, error, isLoading }] = useAnswerReviewMutation();
  const answer = answerOf(question, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer === null || answer === 'wrong') return;
    onAnswered();
    const reviewAnswerRequest = { courseId, questionId: question.id, ...answer };
    void send({ reviewAnswerRequest });
  };
  return (
    <Card label={t('learn.review')} className="p-4">
      <form noValidate onSubmit={submit} className="space-y-4">
        <QuestionFields
          question={question}
          draft={draft}
          onChange={setDraft}
          locked={isLoading || data !== undefined}
        />
        {data && (
          <QuestionResult courseId={courseId} question={question} graded={data.data} withLesson />
        )}
        {error && <ErrorBox>{errorMessage(error, t('learn.gradeFailed'))}</ErrorBox>}
        {data ? (
          <Button look="primary" onClick={onNext}>
            {t('learn.next')}
          </Button>
        ) : (
          <Button
            type="submit"
            look="primary"
            busy={isLoading}
            disabled={answer === null || answer === 'wrong'}
          >
            {t('learn.submit')}
          </Button>
        )}
      </form>
    </Card>
  );
}
