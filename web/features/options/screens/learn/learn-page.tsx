import { Link } from 'react-router-dom';
import { COURSE_LEVELS, type CourseId } from '@toolyard/core/learning';
import { COURSES } from '@toolyard/core/learning/courses';
import { RESOURCES } from '@toolyard/core/learning/resources';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { errorMessage } from '../../../../api/error-message.ts';
import { useReadLearningQuery, type LearningResponse } from '../../../../api/generated-learning.ts';
import { paths } from '../../../../app/paths.ts';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useSession } from '../../../../app/use-application.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { MessageBox } from '../../../../ui/message-box.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { ContentFailed, ContentLoading } from './content-states.tsx';
import { CourseCard } from './course-card.tsx';
import { ProgressPanel, SAMPLE_LEVELS } from './progress-panel.tsx';

/** Levels that have courses. */
const LEVELS = COURSE_LEVELS.filter((level) => COURSES.some((course) => course.level === level));

/** Courses, progress and reading; a visitor sees sample progress that says so. */
export function LearnPage() {
  const t = useText();
  const { user } = useSession();
  return (
    <div>
      <PageTitle title={t('learn.title')} />
      {user ? <OwnLearning /> : <LearnView learning={null} />}
    </div>
  );
}

function OwnLearning() {
  const t = useText();
  const { data, error, isFetching, refetch } = useReadLearningQuery();
  if (error && !isFetching && !data)
    return (
      <ContentFailed onRetry={() => void refetch()}>
        {errorMessage(error, t('learn.progressFailed'))}
      </ContentFailed>
    );
  return data ? <LearnView learning={data.data} /> : <ContentLoading />;
}

function LearnView({ learning }: { readonly learning: LearningResponse | null }) {
  const t = useText();
  const reviews = learning?.dueReviews ?? 0;
  const next = courseToGoOn(learning);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_312px]">
      <div className="space-y-6">
        {!learning && <Invitation />}
        {reviews > 0 && (
          <MessageBox
            tone="info"
            title={t('learn.due', { count: reviews })}
            actions={
              <ButtonLink size="sm" to={learnPaths.review}>
                {t('learn.reviewNow')}
              </ButtonLink>
            }
          />
        )}
        {LEVELS.map((level) => (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h2 id={`level-${level}`} className="mb-2 text-13 font-semibold">
              {t(`learn.level.${level}`)}
            </h2>
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {COURSES.filter((course) => course.level === level).map((course) => (
                <CourseCard
                  key={course.id}
                  course={course}
                  isNext={course.id === next}
                  progress={
                    learning?.courses.find(({ courseId }) => courseId === course.id) ?? null
                  }
                />
              ))}
            </div>
          </section>
        ))}
        <p className="text-12 text-ink-3">{t('learn.notice')}</p>
      </div>
      <aside className="space-y-4">
        <ProgressPanel levels={learning?.levels ?? SAMPLE_LEVELS} isSample={!learning} />
        <ResourcesPanel />
      </aside>
    </div>
  );
}

/** A visitor can read and try everything, but nothing is stored. */
function Invitation() {
  const t = useText();
  return (
    <MessageBox
      tone="info"
      title={t('learn.visitor')}
      actions={
        <ButtonLink size="sm" to={paths.signIn} state={{ from: paths.learn }}>
          {t('overview.signIn')}
        </ButtonLink>
      }
    >
      {t('learn.visitorHint')}
    </MessageBox>
  );
}

/** The course that is gone on with: the open one that was read last, else the first. */
function courseToGoOn(learning: LearningResponse | null): CourseId | undefined {
  const open = (learning?.courses ?? []).filter(({ isDone, lastAt }) => !isDone && lastAt !== null);
  const [latest] = open.sort((a, b) => (b.lastAt ?? '').localeCompare(a.lastAt ?? ''));
  return latest?.courseId ?? COURSES[0]?.id;
}

/** Reading beside the courses. */
function ResourcesPanel() {
  const t = useText();
  const language = useLanguage();
  const entries = [
    ...RESOURCES.map(({ id, title, summary }) => ({
      to: learnPaths.resource(id),
      title: title[language],
      text: summary[language],
    })),
    { to: learnPaths.glossary, title: t('learn.glossary'), text: t('learn.glossaryText') },
  ];
  return (
    <Card label={t('learn.resources')}>
      <CardHead title={t('learn.resources')} />
      <ul className="divide-y divide-line">
        {entries.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className="flex items-center gap-2 px-4 py-2.5 hover:bg-sunken">
              <span className="min-w-0 flex-1">
                <span className="block text-13 font-medium">{title}</span>
                <span className="block text-12 text-ink-3">{text}</span>
              </span>
              <ChevronRight size={16} className="flex-none text-ink-4" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
