import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import {
  computeExample,
  type ComputedExamples,
  type Course,
  type Lesson,
  type Step,
  type StepText,
} from '@toolyard/core/learning';
import { COURSE_TEXTS, findCourse } from '@toolyard/core/learning/courses';
import Check from 'lucide-react/icons/check';
import { learnPaths } from '../../shared/learning/learn-paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { Calculator } from './calculator.tsx';
import { CheckStep } from './check-step.tsx';
import { ContentFailed, ContentLoading, NoSuchContent } from './content-states.tsx';
import { ExampleFigure } from './example-figure.tsx';
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
  const onPassed = useLessonEvents(course.id, lesson.id);
  const examples = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(course.examples).map(([name, each]) => [name, computeExample(each)]),
      ),
    [course],
  );
  return (
    <div className="max-w-[760px]">
      <Link to={learnPaths.course(course.id)} className="text-13 text-ink-2 hover:text-ink">
        ← {course.title[language]}
      </Link>
      <PageTitle title={lesson.title[language]} />
      <StepRow course={course} lesson={lesson} step={step} />
      {content.state === 'loading' && <ContentLoading />}
      {content.state === 'failed' && (
        <ContentFailed onRetry={content.retry}>{t('learn.lessonFailed')}</ContentFailed>
      )}
      {content.state === 'ready' && (
        <StepBody
          key={step.id}
          {...{ course, lesson, step, examples }}
          text={content.texts[lesson.id]?.[step.id] ?? null}
        />
      )}
      <StepFoot course={course} lesson={lesson} step={step} onPassed={onPassed} />
    </div>
  );
}

type Place = Pick<ViewProps, 'course' | 'lesson' | 'step'>;

/** The steps of the lesson on one line: passed, current, to come. */
function StepRow({ course, lesson, step }: Place) {
  const t = useText();
  const progress = useCourseProgress(course.id);
  const at = lesson.steps.indexOf(step);
  return (
    <ol aria-label={t('learn.stepsOf')} className="mb-4 flex gap-1.5">
      {lesson.steps.map(({ id }, i) => {
        const passed = progress?.passedSteps.includes(`${lesson.id}/${id}`) ?? false;
        return (
          <li key={id}>
            <Link
              to={learnPaths.lesson(course.id, lesson.id, id)}
              replace
              aria-current={i === at ? 'step' : undefined}
              aria-label={t(passed ? 'learn.stepPassed' : 'learn.step', {
                number: i + 1,
                total: lesson.steps.length,
              })}
              className={`grid size-7 place-items-center rounded-full border text-12 tabular-nums pointer-coarse:size-10 ${i === at ? 'border-accent-solid bg-accent-solid text-ink-inv' : passed ? 'border-accent text-accent' : 'border-control text-ink-2'}`}
            >
              {passed && i !== at ? <Check size={14} aria-hidden="true" /> : i + 1}
            </Link>
          </li>
        );
      })}
    </ol>
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
  const computed = 'example' in step ? examples[step.example] : undefined;
  const example = 'example' in step ? course.examples[step.example] : undefined;
  return (
    <div className="space-y-4">
      {text && <h2 className="text-16 font-semibold">{text.title}</h2>}
      {text && <LessonProse text={text.text} examples={examples} />}
      {step.kind === 'example' && computed && <ExampleFigure computed={computed} />}
      {step.kind === 'calculator' && example && <Calculator step={step} example={example} />}
    </div>
  );
}

/** Back and forth; going on from a step that has no question passes it. */
function StepFoot({ course, lesson, step, onPassed }: Place & { onPassed: (id: string) => void }) {
  const t = useText();
  const language = useLanguage();
  const at = lesson.steps.indexOf(step);
  const [before, after] = [lesson.steps[at - 1], lesson.steps[at + 1]];
  const next = course.lessons[course.lessons.indexOf(lesson) + 1];
  const to = after
    ? learnPaths.lesson(course.id, lesson.id, after.id)
    : next
      ? learnPaths.lesson(course.id, next.id)
      : learnPaths.quiz(course.id);
  const words = after
    ? t('learn.next')
    : next
      ? t('learn.nextLesson', { lesson: next.title[language] })
      : t('learn.toQuiz');
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
      {before ? (
        <ButtonLink look="quiet" to={learnPaths.lesson(course.id, lesson.id, before.id)}>
          {t('learn.back')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <ButtonLink
        look="primary"
        to={to}
        className="max-w-full whitespace-normal"
        onClick={() => step.kind !== 'check' && onPassed(step.id)}
      >
        {words}
      </ButtonLink>
    </div>
  );
}
