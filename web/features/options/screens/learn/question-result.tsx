import { Link } from 'react-router-dom';
import { formatFigure, type CourseId } from '@toolyard/core/learning';
import type { GradedAnswerResponse, QuestionResponse } from '../../../../api/generated-learning.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText, type Translate } from '../../../../i18n/use-text.ts';
import type { Language } from '@toolyard/core/shared';
import { MessageBox } from '../../../../ui/message-box.tsx';

interface Props {
  readonly courseId: CourseId;
  readonly question: QuestionResponse;
  readonly graded: GradedAnswerResponse;
  /** Whether to lead back to the lesson that explains it. */
  readonly withLesson?: boolean;
}

/** Whether an answer was right, the solution and why. */
export function QuestionResult({ courseId, question, graded, withLesson = false }: Props) {
  const t = useText();
  const language = useLanguage();
  const { isCorrect, explanation, lesson } = graded;
  return (
    <MessageBox
      tone={isCorrect ? 'ok' : 'warn'}
      title={t(isCorrect ? 'learn.right' : 'learn.wrong')}
      actions={
        withLesson &&
        !isCorrect && (
          <Link
            to={learnPaths.lesson(courseId, lesson)}
            className="text-13 font-medium underline underline-offset-2"
          >
            {t('learn.readAgain')}
          </Link>
        )
      }
    >
      {!isCorrect && (
        <p>{t('learn.solution', { answer: solutionWords(t, language, question, graded) })}</p>
      )}
      <p>{explanation[language]}</p>
    </MessageBox>
  );
}

function solutionWords(
  t: Translate,
  language: Language,
  { options, unit }: QuestionResponse,
  { solution: { option, number, legs } }: GradedAnswerResponse,
): string {
  if (option !== undefined) return options?.[option]?.[language] ?? '';
  if (number !== undefined && unit) return formatFigure({ value: number, unit }, language);
  return (legs ?? [])
    .map(({ position, type, strike, quantity }) => {
      const action = t(position === 'long' ? 'leg.buy' : 'leg.sell');
      const what = type === 'stock' ? t('learn.hundredShares') : `$${strike} ${t(`leg.${type}`)}`;
      return `${action} ${quantity} × ${what}`;
    })
    .join(t('list.comma'));
}
