import { useState, type FormEvent } from 'react';
import { MAX_SEED, type CourseId, type Step } from '@toolyard/core/learning';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  useAnswerCheckMutation,
  useReadQuestionQuery,
  useTryAnswerMutation,
  type GradedAnswerResponse,
  type QuestionResponse,
} from '../../../../api/generated-learning.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { ContentFailed, ContentLoading } from './content-states.tsx';
import { answerOf, NO_ANSWER, type AnswerFields } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionResult } from './question-result.tsx';

interface Props {
  readonly courseId: CourseId;
  readonly lessonId: string;
  readonly step: Extract<Step, { kind: 'check' }>;
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % MAX_SEED;

/** The question of a lesson, as often as the reader wants, each time with other numbers. */
export function CheckStep({ courseId, lessonId, step }: Props) {
  const t = useText();
  const [seed, setSeed] = useState(newSeed);
  const another = () => setSeed(newSeed());
  const { currentData, error, isFetching, refetch } = useReadQuestionQuery({
    courseId,
    questionId: step.question,
    seed,
  });
  if (error && !isFetching)
    return (
      <ContentFailed onRetry={() => void refetch()}>
        {errorMessage(error, t('learn.questionFailed'))}
      </ContentFailed>
    );
  if (!currentData) return <ContentLoading />;
  return (
    <CheckForm
      key={seed}
      {...{ courseId, lessonId, step, seed }}
      question={currentData.data}
      onAnother={another}
    />
  );
}

interface FormProps extends Props {
  readonly question: QuestionResponse;
  readonly seed: number;
  readonly onAnother: () => void;
}

/** Grades for a user, whose progress is stored, and for a visitor, of whom nothing is stored. */
function useGrading({ courseId, lessonId, step, seed, question }: FormProps) {
  const { user } = useSession();
  const [check, checked] = useAnswerCheckMutation();
  const [attempt, tried] = useTryAnswerMutation();
  const grade = (answer: AnswerFields) => {
    if (user)
      void check({
        checkAnswerRequest: { courseId, lessonId, stepId: step.id, seed, ...answer },
      });
    else
      void attempt({ courseId, questionId: question.id, triedAnswerRequest: { seed, ...answer } });
  };
  const { data, error, isLoading } = user ? checked : tried;
  const graded: GradedAnswerResponse | null = data?.data ?? null;
  return { grade, graded, error, isLoading };
}

function CheckForm(props: FormProps) {
  const { courseId, question, onAnother } = props;
  const t = useText();
  const [draft, setDraft] = useState(NO_ANSWER);
  const { grade, graded, error, isLoading } = useGrading(props);
  const answer = answerOf(question, draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer !== null && answer !== 'wrong') grade(answer);
  };
  return (
    <Card label={t('learn.check')} className="p-4">
      <form noValidate onSubmit={submit} className="space-y-4">
        <QuestionFields
          question={question}
          draft={draft}
          onChange={setDraft}
          locked={graded !== null || isLoading}
        />
        {graded && <QuestionResult courseId={courseId} question={question} graded={graded} />}
        {error && <ErrorBox>{errorMessage(error, t('learn.gradeFailed'))}</ErrorBox>}
        <div className="flex flex-wrap items-center gap-2">
          {graded ? (
            <Button onClick={onAnother}>{t('learn.another')}</Button>
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
          {answer === null && <span className="text-12 text-ink-3">{t('learn.answerFirst')}</span>}
        </div>
      </form>
    </Card>
  );
}
