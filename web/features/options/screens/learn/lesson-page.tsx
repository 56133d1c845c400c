import { useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  computeExample,
  exampleOf,
  type ComputedExamples,
  type Course,
  type Lesson,
  type Step,
  type StepText,
} from '@toolyard/core/learning';
import { COURSE_TEXTS, findCourse } from '@toolyard/core/learning/courses';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { KeyCap } from '../../../../ui/key-cap.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { CheckStep } from './check-step.tsx';
import { ContentFailed, ContentLoading, NoSuchContent } from './content-states.tsx';
import { ExampleFigure } from './example-figure.tsx';
import { LessonList } from './lesson-list.tsx';
import { LessonProse } from './lesson-prose.tsx';
import { useContent } from './use-content.ts';
import { useCourseProgress, useLessonEvents } from './use-progress.ts';

/** One lesson, one step at a time; the address names the step. */
export function LessonPage() {
  const { course: courseId = '', lesson: lessonId = '' } = useParams();
  const [params] = useSearchParams();
  const course = findCourse(courseId);
  const lesson = course?.lessons.find(({ id }) => id === lessonId);
  const texts = course && COURSE_TEXTS[course.id];
  if (!course || !lesson || !texts) return <NoSuchContent />;
  const step = lesson.steps.find(({ id }) => id === params.get('step')) ?? lesson.steps[0];
  if (!step) return <NoSuchContent />;
  return <LessonView key={`${courseId}/${lessonId}`} {...{ course, lesson, step, texts }} />;
}

interface ViewProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly step: Step;
  readonly texts: NonNullable<(typeof COURSE_TEXTS)[Course['id']]>;
}

function LessonView({ course, lesson, step, texts }: ViewProps) {
  const t = useText();
  const language = useLanguage();
  const content = useContent(`course ${course.id}`, texts);
  const examples = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(course.examples).map(([name, each]) => [name, computeExample(each)]),
      ),
    [course],
  );
  const written = content.state === 'ready' ? (content.texts[lesson.id] ?? {}) : {};
  const text = written[step.id] ?? null;
  const shown = step.kind === 'check' ? null : exampleOf(course, lesson, step, text);
  const place = { course, lesson, step };
  return (
    <div className="max-w-[1072px]">
      <Link to={learnPaths.course(course.id)} className="text-13 text-ink-2 hover:text-ink">
        ← {course.title[language]}
      </Link>
      <PageTitle title={lesson.title[language]} />
      <StepRuler {...place} titles={written} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,640px)_400px] xl:grid-rows-[auto_1fr_auto]">
        <div>
          {content.state === 'loading' && <ContentLoading />}
          {content.state === 'failed' && (
            <ContentFailed onRetry={content.retry}>{t('learn.lessonFailed')}</ContentFailed>
          )}
          {content.state === 'ready' && (
            <StepBody key={step.id} {...place} text={text} examples={examples} />
          )}
        </div>
        {content.state === 'loading' && (
          <Skeleton className="h-100 w-full xl:col-start-2 xl:row-span-2" />
        )}
        {content.state === 'ready' && shown && (
          <div className="xl:col-start-2 xl:row-span-2">
            <ExampleFigure
              key={`${step.kind === 'calculator' ? step.id : ''} ${shown}`}
              example={course.examples[shown]!}
              {...(step.kind === 'calculator' && { calculation: step })}
            />
          </div>
        )}
        {content.state !== 'loading' && (
          <>
            <div className="xl:col-start-1">
              <StepFoot {...place} />
            </div>
            <div
              className={
                content.state === 'ready' && shown
                  ? 'xl:col-start-2'
                  : 'xl:col-start-2 xl:row-span-2 xl:row-start-1'
              }
            >
              <LessonList course={course} current={lesson} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

type Place = Pick<ViewProps, 'course' | 'lesson' | 'step'>;

interface RulerProps extends Place {
  readonly titles: Readonly<Record<string, StepText>>;
}

/** The steps of the lesson with their names: passed, current, to come. */
function StepRuler({ course, lesson, step, titles }: RulerProps) {
  const t = useText();
  const progress = useCourseProgress(course.id);
  return (
    <div className="mb-5">
      <Stepper
        label={t('learn.stepsOf')}
        steps={lesson.steps.map(({ id, kind }) =>
          kind === 'check' ? t('learn.check') : (titles[id]?.title ?? ''),
        )}
        current={lesson.steps.indexOf(step) + 1}
        doneText={t('learn.passed')}
        links={lesson.steps.map(({ id }) => ({
          to: learnPaths.lesson(course.id, lesson.id, id),
          isDone: progress?.passedSteps.includes(`${lesson.id}/${id}`) ?? false,
        }))}
      />
    </div>
  );
}

interface BodyProps extends Place {
  readonly text: StepText | null;
  readonly examples: ComputedExamples;
}

function StepBody({ course, lesson, step, text, examples }: BodyProps) {
  const t = useText();
  if (step.kind === 'check')
    return (
      <div className="space-y-3">
        <h2 className="text-16 font-semibold">{t('learn.check')}</h2>
        <CheckStep courseId={course.id} lessonId={lesson.id} step={step} />
      </div>
    );
  if (!text) return null;
  return (
    <div className="space-y-4">
      <h2 className="text-16 font-semibold">{text.title}</h2>
      <LessonProse text={text.text} examples={examples} />
    </div>
  );
}

/** Back and forth, also with the arrow keys; going on from a step that has no question passes it. */
function StepFoot({ course, lesson, step }: Place) {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const onPassed = useLessonEvents(course.id, lesson.id);
  const at = lesson.steps.indexOf(step);
  const [before, after] = [lesson.steps[at - 1], lesson.steps[at + 1]];
  const next = course.lessons[course.lessons.indexOf(lesson) + 1];
  const back = before && learnPaths.lesson(course.id, lesson.id, before.id);
  const forward = after
    ? learnPaths.lesson(course.id, lesson.id, after.id)
    : next
      ? learnPaths.lesson(course.id, next.id)
      : learnPaths.quiz(course.id);
  const words = after
    ? t('learn.next')
    : next
      ? t('learn.nextLesson', { lesson: next.title[language] })
      : t('learn.toQuiz');
  const pass = () => step.kind !== 'check' && onPassed(step.id);
  useShortcuts(({ key, target }) => {
    const to = key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? back : undefined;
    // A choice and a slider have these keys for themselves.
    if (!to || (target instanceof Element && target.closest('input, [role=slider]'))) return false;
    if (key === 'ArrowRight') pass();
    void navigate(to);
    return true;
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
      {back ? (
        <ButtonLink look="quiet" to={back} aria-keyshortcuts="ArrowLeft">
          <KeyCap className="max-md:hidden">←</KeyCap>
          {t('learn.back')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <ButtonLink
        look="primary"
        to={forward}
        className="max-w-full whitespace-normal"
        aria-keyshortcuts="ArrowRight"
        onClick={pass}
      >
        {words}
        <span className="max-md:hidden" aria-hidden="true">
          →
        </span>
      </ButtonLink>
    </div>
  );
}
