import { useState, type FormEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PASS_PERCENT, type Course } from '@toolyard/core/learning';
import { findCourse } from '@toolyard/core/learning/courses';
import { errorMessage } from '../../../../api/error-message.ts';
import {
  useStartQuizMutation,
  useSubmitQuizMutation,
  type GradedQuizResponse,
  type QuizResponse,
} from '../../../../api/generated-learning.ts';
import { paths } from '../../../../app/paths.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox, MessageBox } from '../../../../ui/message-box.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { NoSuchContent } from './content-states.tsx';
import { answerOf, NO_ANSWER, type QuestionDraft } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuestionResult } from './question-result.tsx';

/** The quiz of a course, graded by the server; visitors are invited to sign in. */
export function QuizPage() {
  const t = useText();
  const language = useLanguage();
  const { course: id = '' } = useParams();
  const { user } = useSession();
  const course = findCourse(id);
  if (!course) return <NoSuchContent />;
  const title = course.title[language];
  return (
    <div className="max-w-[760px]">
      <Link to={learnPaths.course(course.id)} className="text-13 text-ink-2 hover:text-ink">
        ← {title}
      </Link>
      <PageTitle title={t('learn.quizOf', { course: title })} />
      {user ? (
        <Quiz key={id} course={course} />
      ) : (
        <EmptyState
          level={2}
          title={t('learn.quizVisitor')}
          text={t('learn.quizVisitorText')}
          action={
            <ButtonLink
              look="primary"
              to={paths.signIn}
              state={{ from: learnPaths.quiz(course.id) }}
            >
              {t('overview.signIn')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

function Quiz({ course }: { readonly course: Course }) {
  const t = useText();
  const [start, { data, error, isLoading }] = useStartQuizMutation();
  const begin = () => void start({ startQuizRequest: { courseId: course.id } });
  if (data) return <QuizForm key={data.data.id} course={course} quiz={data.data} onAgain={begin} />;
  return (
    <div className="space-y-4">
      <p className="text-14/6 text-ink-2">{t('learn.quizText', { percent: PASS_PERCENT })}</p>
      {error && <ErrorBox>{errorMessage(error, t('learn.quizFailed'))}</ErrorBox>}
      <Button look="primary" busy={isLoading} onClick={begin}>
        {t('learn.startQuiz')}
      </Button>
    </div>
  );
}

interface FormProps {
  readonly course: Course;
  readonly quiz: QuizResponse;
  readonly onAgain: () => void;
}

function QuizForm({ course, quiz, onAgain }: FormProps) {
  const t = useText();
  const [drafts, setDrafts] = useState<Readonly<Record<string, QuestionDraft>>>({});
  const [submit, { data, error, isLoading }] = useSubmitQuizMutation();
  const result = data?.data ?? null;
  const draftOf = (id: string) => drafts[id] ?? NO_ANSWER;
  const answers = quiz.questions.map((question) => ({
    questionId: question.id,
    answer: answerOf(question, draftOf(question.id)),
  }));
  const open = answers.filter(({ answer }) => answer === null).length;
  const isWrong = answers.some(({ answer }) => answer === 'wrong');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = answers.map(({ questionId, answer }) => ({
      questionId,
      ...(answer === 'wrong' ? {} : answer),
    }));
    if (!isWrong) void submit({ id: quiz.id, submitQuizRequest: { answers: given } });
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      {result && <QuizResult course={course} result={result} onAgain={onAgain} />}
      <ol className="space-y-4">
        {quiz.questions.map((question, i) => {
          const graded = result?.answers.find(({ questionId }) => questionId === question.id);
          return (
            <li key={question.id}>
              <Card className="space-y-3 p-4">
                <QuestionFields
                  question={question}
                  draft={draftOf(question.id)}
                  onChange={(draft) => setDrafts({ ...drafts, [question.id]: draft })}
                  locked={result !== null || isLoading}
                  lead={`${i + 1}/${quiz.questions.length}`}
                />
                {graded && (
                  <QuestionResult
                    courseId={course.id}
                    question={question}
                    graded={graded}
                    withLesson
                  />
                )}
              </Card>
            </li>
          );
        })}
      </ol>
      {error && <ErrorBox>{errorMessage(error, t('learn.gradeFailed'))}</ErrorBox>}
      {!result && (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" busy={isLoading} disabled={isWrong}>
            {t('learn.submitQuiz')}
          </Button>
          {open > 0 && (
            <span className="text-12 text-ink-3">{t('learn.openQuestions', { count: open })}</span>
          )}
        </div>
      )}
    </form>
  );
}

interface ResultProps {
  readonly course: Course;
  readonly result: GradedQuizResponse;
  readonly onAgain: () => void;
}

function QuizResult({ course, result, onAgain }: ResultProps) {
  const t = useText();
  const total = result.answers.length;
  const percent = Math.floor((result.correct / total) * 100);
  const passed = percent >= PASS_PERCENT;
  return (
    <MessageBox
      tone={passed ? 'ok' : 'warn'}
      title={t('learn.quizResult', { correct: result.correct, total, percent })}
      actions={
        <>
          <Button size="sm" onClick={onAgain}>
            {t('learn.quizAgain')}
          </Button>
          <ButtonLink size="sm" to={learnPaths.course(course.id)}>
            {t('learn.toOutline')}
          </ButtonLink>
        </>
      }
    >
      {t(passed ? 'learn.quizPassed' : 'learn.quizMissed', { percent: PASS_PERCENT })}
    </MessageBox>
  );
}
