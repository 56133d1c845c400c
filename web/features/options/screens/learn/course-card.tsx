import { Link } from 'react-router-dom';
import type { Course } from '@toolyard/core/learning';
import { findCourse } from '@toolyard/core/learning/courses';
import Clock from 'lucide-react/icons/clock';
import type { CourseProgressResponse } from '../../../../api/generated-learning.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { LevelBadge } from './level-badge.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';

interface Props {
  readonly course: Course;
  /** Null for a visitor. */
  readonly progress: CourseProgressResponse | null;
}

/** Where a course goes on: its first open step, or its outline once all are passed. */
export function goOnPath({ id, lessons }: Course, progress: CourseProgressResponse | null): string {
  if (progress && progress.resume === null) return learnPaths.course(id);
  const { lessonId, stepId } = progress?.resume ?? { lessonId: lessons[0]?.id ?? '', stepId: '' };
  return learnPaths.lesson(id, lessonId, stepId);
}

/** A course with its length, its progress and the button that starts it or goes on. */
export function CourseCard({ course, progress }: Props) {
  const t = useText();
  const language = useLanguage();
  const title = course.title[language];
  const started = progress !== null && progress.passedSteps.length > 0;
  const action = progress?.isDone ? 'learn.again' : started ? 'learn.resume' : 'learn.start';
  const before = course.prerequisites.flatMap((id) => findCourse(id)?.title[language] ?? []);
  return (
    <Card label={title} className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <LevelBadge level={course.level} />
        <span className="inline-flex items-center gap-1 text-12 text-ink-2">
          <Clock size={12} aria-hidden="true" />
          {t('learn.minutes', { minutes: course.minutes })}
        </span>
        {progress && progress.mastery !== 'none' && (
          <Badge tone="neutral" className="ml-auto">
            {t(`learn.mastery.${progress.mastery}`)}
          </Badge>
        )}
      </div>
      <div className="flex-1">
        <h3 className="text-14 font-semibold">
          <Link to={learnPaths.course(course.id)} className="hover:underline">
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
      {started && (
        <ProgressBar
          label={t('learn.progressOf', { course: title })}
          percent={progress.isDone ? 100 : progress.percent}
        />
      )}
      <div className="flex items-center justify-between gap-3">
        <span className="text-12 text-ink-3">
          {started
            ? t('learn.lessonsDone', { done: progress.lessonsDone, total: progress.totalLessons })
            : t('learn.lessons', { count: course.lessons.length })}
        </span>
        <ButtonLink
          size="sm"
          to={goOnPath(course, progress)}
          aria-label={t('learn.actionOf', { action: t(action), course: title })}
        >
          {t(action)}
        </ButtonLink>
      </div>
    </Card>
  );
}
