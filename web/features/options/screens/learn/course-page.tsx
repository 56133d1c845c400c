import { Link, useParams } from 'react-router-dom';
import type { Course, Lesson } from '@toolyard/core/learning';
import { findCourse } from '@toolyard/core/learning/courses';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import type { CourseProgressResponse } from '../../../../api/generated-learning.ts';
import { paths } from '../../../../app/paths.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { builderPath } from '../../shared/strategies/builder-link.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { NoSuchContent } from './content-states.tsx';
import { goOnPath } from './course-card.tsx';
import { LevelBadge } from './level-badge.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { useCourseProgress } from './use-progress.ts';

/** The lessons of a course, its quiz and where it can be practised. */
export function CoursePage() {
  const { course: id = '' } = useParams();
  const course = findCourse(id);
  return course ? <Outline key={id} course={course} /> : <NoSuchContent />;
}

/** The stock that practice begins with. */
const PRACTICE_SYMBOL = 'SPY';

const practicePath = ({ practice: { screen, template } }: Course): string =>
  screen === 'wizard'
    ? paths.wizardFor(template)
    : builderPath({ symbol: PRACTICE_SYMBOL, legs: [], templateId: template });

function Outline({ course }: { readonly course: Course }) {
  const t = useText();
  const language = useLanguage();
  const progress = useCourseProgress(course.id);
  const title = course.title[language];
  const isOpen = progress !== null && progress.passedSteps.length > 0 && progress.resume !== null;
  return (
    <div className="max-w-[760px]">
      <Link to={paths.learn} className="text-13 text-ink-2 hover:text-ink">
        ← {t('learn.toCourses')}
      </Link>
      <PageTitle title={title} aside={<LevelBadge level={course.level} />} />
      <p className="text-14/6 text-ink-2">{course.summary[language]}</p>
      <p className="mt-2 flex items-center gap-1 text-12 text-ink-3">
        <Clock size={12} aria-hidden="true" />
        {t('learn.minutes', { minutes: course.minutes })}
      </p>
      {isOpen && (
        <div className="mt-3">
          <ProgressBar
            label={t('learn.progressOf', { course: title })}
            percent={progress.percent}
          />
        </div>
      )}
      <div className="my-4 flex flex-wrap gap-2">
        <ButtonLink look="primary" to={goOnPath(course, isOpen ? progress : null)}>
          {t(isOpen ? 'learn.resume' : 'learn.start')}
        </ButtonLink>
        <ButtonLink to={learnPaths.quiz(course.id)}>{t('learn.quiz')}</ButtonLink>
        <ButtonLink look="quiet" to={practicePath(course)}>
          {t('learn.practise')}
        </ButtonLink>
      </div>
      <LessonList course={course} progress={progress} />
      <p className="mt-4 text-12 text-ink-3">{t('learn.notice')}</p>
    </div>
  );
}

interface ListProps {
  readonly course: Course;
  readonly progress: CourseProgressResponse | null;
}

function LessonList({ course, progress }: ListProps) {
  const t = useText();
  const language = useLanguage();
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
          return (
            <li key={lesson.id}>
              <Link
                to={learnPaths.lesson(course.id, lesson.id)}
                className="flex min-h-11 items-center gap-3 px-4 py-2 text-13 hover:bg-sunken"
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
