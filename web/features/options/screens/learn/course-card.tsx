import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { computeExample, type Course, type Lesson } from '@toolyard/core/learning';
import { findCourse } from '@toolyard/core/learning/courses';
import { profitCurve } from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import Clock from 'lucide-react/icons/clock';
import type { CourseProgressResponse } from '../../../../api/generated-learning.ts';
import { PayoffThumbnail } from '../../../../charts/payoff-thumbnail.tsx';
import { thumbnailPrices } from '../../shared/strategies/thumbnail-prices.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';

interface Props {
  readonly course: Course;
  /** Null for a visitor. */
  readonly progress: CourseProgressResponse | null;
  /** The one course that is gone on with. */
  readonly isNext: boolean;
}

/** Where a course goes on: its first open step, or its outline once all are passed. */
export function goOnPath({ id, lessons }: Course, progress: CourseProgressResponse | null): string {
  if (progress && progress.resume === null) return learnPaths.course(id);
  const { lessonId, stepId } = progress?.resume ?? { lessonId: lessons[0]?.id ?? '', stepId: '' };
  return learnPaths.lesson(id, lessonId, stepId);
}

/** The payoff of a course's picture at expiry, as wide as its card. */
function CoursePicture({ course }: Pick<Props, 'course'>) {
  const curve = useMemo(() => {
    const { input, analysis } = computeExample(course.examples[course.picture]!);
    const spot = toDollars(input.spot);
    const strikes = input.legs.filter(isOptionLeg).map(({ strike }) => toDollars(strike));
    const corners = [...analysis.breakevens, ...strikes];
    return profitCurve(input, { at: 'expiry', ...thumbnailPrices(spot, corners) }) ?? [];
  }, [course]);
  return (
    <div className="border-b border-line bg-sunken px-3 py-2">
      <PayoffThumbnail curve={curve} width={272} height={PICTURE_HEIGHT} fluid />
    </div>
  );
}

const PICTURE_HEIGHT = 104;

/** A part for each lesson: done, the one that is open, to come. */
function LessonRuler({ course, progress }: Pick<Props, 'course' | 'progress'>) {
  const t = useText();
  const language = useLanguage();
  const passed = ({ id, steps }: Lesson) =>
    steps.filter((step) => progress?.passedSteps.includes(`${id}/${step.id}`)).length /
    steps.length;
  return (
    <div
      {...(progress && {
        role: 'progressbar',
        'aria-label': t('learn.progressOf', { course: course.title[language] }),
        'aria-valuenow': progress.isDone ? 100 : progress.percent,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      })}
      className="flex gap-0.5"
    >
      {course.lessons.map((lesson) => (
        <div key={lesson.id} className="h-1.5 flex-1 bg-sunken dark:bg-pressed">
          <div className="h-full bg-accent-solid" style={{ width: `${100 * passed(lesson)}%` }} />
        </div>
      ))}
    </div>
  );
}

/** A course with its picture, its length, its progress and the button that starts it or goes on. */
export function CourseCard({ course, progress, isNext }: Props) {
  const t = useText();
  const language = useLanguage();
  const title = course.title[language];
  const started = progress !== null && progress.passedSteps.length > 0;
  const action = progress?.isDone ? 'learn.again' : started ? 'learn.resume' : 'learn.start';
  const before = course.prerequisites.flatMap((id) => findCourse(id)?.title[language] ?? []);
  return (
    <Card label={title} className="flex flex-col overflow-hidden">
      <CoursePicture course={course} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex-1">
          <h3 className="text-14 font-semibold">
            <Link to={learnPaths.course(course.id)} className="touch-area hover:underline">
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-13 text-ink-2">{course.summary[language]}</p>
          {before.length > 0 && !started && (
            <p className="mt-1.5 text-12 text-ink-3">
              {t('learn.before', { courses: before.join(t('list.comma')) })}
            </p>
          )}
        </div>
        <LessonRuler course={course} progress={progress} />
        <div className="flex items-center gap-x-3 gap-y-1 text-12 text-ink-3">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {started
                ? t('learn.lessonsDone', {
                    done: progress.lessonsDone,
                    total: progress.totalLessons,
                  })
                : t('learn.lessons', { count: course.lessons.length })}
            </span>
            <span className="inline-flex items-center gap-1">
              <Clock size={12} aria-hidden="true" />
              {t('learn.minutes', { minutes: course.minutes })}
            </span>
            {progress && progress.mastery !== 'none' && (
              <Badge tone="neutral">{t(`learn.mastery.${progress.mastery}`)}</Badge>
            )}
          </span>
          <ButtonLink
            size="sm"
            look={isNext ? 'primary' : 'quiet'}
            to={goOnPath(course, progress)}
            aria-label={t('learn.actionOf', { action: t(action), course: title })}
          >
            {t(action)}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
