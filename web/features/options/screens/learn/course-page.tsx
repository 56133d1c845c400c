import { Link, useParams } from 'react-router-dom';
import type { Course } from '@toolyard/core/learning';
import { findCourse } from '@toolyard/core/learning/courses';
import Clock from 'lucide-react/icons/clock';
import { paths } from '../../../../app/paths.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { builderPath } from '../../shared/strategies/builder-link.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { NoSuchContent } from './content-states.tsx';
import { goOnPath } from './course-card.tsx';
import { LessonList } from './lesson-list.tsx';
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
      <PageTitle title={title} aside={<Badge>{t(`learn.level.${course.level}`)}</Badge>} />
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
      <LessonList course={course} />
      <p className="mt-4 text-12 text-ink-3">{t('learn.notice')}</p>
    </div>
  );
}
