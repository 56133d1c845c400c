import { Link } from 'react-router-dom';
import type { Course, Lesson } from '@toolyard/core/learning';
import Check from 'lucide-react/icons/check';
import { clsx } from 'clsx';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { useCourseProgress } from './use-progress.ts';

interface Props {
  readonly course: Course;
  /** The lesson that is open. */
  readonly current?: Lesson;
}

/** The lessons of a course with what is done of each. */
export function LessonList({ course, current }: Props) {
  const t = useText();
  const language = useLanguage();
  const progress = useCourseProgress(course.id);
  const passed = (lesson: Lesson) =>
    lesson.steps.filter(({ id }) => progress?.passedSteps.includes(`${lesson.id}/${id}`)).length;
  return (
    <Card label={t('learn.outline')}>
      <CardHead
        title={t('learn.outline')}
        beside={
          progress?.bestQuiz != null && (
            <span className="text-12 text-ink-2">
              {t('learn.bestQuiz', { percent: progress.bestQuiz })}
            </span>
          )
        }
      />
      <ol className="divide-y divide-line">
        {course.lessons.map((lesson, i) => {
          const done = passed(lesson);
          const isHere = lesson === current;
          return (
            <li key={lesson.id}>
              <Link
                to={learnPaths.lesson(course.id, lesson.id)}
                aria-current={isHere ? 'page' : undefined}
                className={clsx(
                  'flex items-center gap-3 px-4 py-2 text-13 hover:bg-sunken',
                  current ? 'min-h-10' : 'min-h-11',
                  isHere && 'bg-accent-tint font-medium',
                )}
              >
                <span className="w-5 text-ink-3 tabular-nums">{i + 1}</span>
                <span className="min-w-0 flex-1">{lesson.title[language]}</span>
                {done === lesson.steps.length ? (
                  <span className="inline-flex items-center gap-1 text-12 text-ok">
                    <Check size={14} aria-hidden="true" />
                    {t('learn.done')}
                  </span>
                ) : (
                  <span className="text-12 text-ink-3 tabular-nums">
                    {progress
                      ? t('learn.stepsDone', { done, total: lesson.steps.length })
                      : t('learn.steps', { count: lesson.steps.length })}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
