import { describe, expect, it } from '@jest/globals';
import type { Course, CourseLevel } from './course.ts';
import type { LearningEvent, QuizAttempt } from './learning-record.ts';
import { courseProgress, courseToResume, levelProgress, type CourseProgress } from './progress.ts';

const text = { en: 'A', 'zh-CN': '甲' };
const step = (id: string) => ({ kind: 'text', id }) as const;
const lesson = (id: string) => ({ id, title: text, steps: [step('one'), step('two')] });

const COURSE: Course = {
  id: 'vertical-spread',
  level: 'strategy',
  minutes: 90,
  prerequisites: [],
  title: text,
  summary: text,
  practice: { screen: 'wizard', template: 'vertical-spread' },
  picture: 'none',
  examples: {},
  lessons: [lesson('first'), lesson('second')],
};

const passed = (lessonId: string, stepId: string, at = 5): LearningEvent => ({
  ownerId: 'mei',
  kind: 'step_passed',
  courseId: 'vertical-spread',
  lessonId,
  stepId,
  at,
});
const ALL = ['first', 'second'].flatMap((id) => [passed(id, 'one'), passed(id, 'two')]);

const quiz = (correct: number, submittedAt = 9): QuizAttempt => ({
  id: 'q',
  ownerId: 'mei',
  courseId: 'vertical-spread',
  seed: 1,
  questionIds: Array.from({ length: 10 }, (_, i) => String(i)),
  startedAt: 1,
  result: { submittedAt, correct, missed: [] },
});

describe('progress of a course', () => {
  it('begins at the first step, without a quiz', () =>
    expect(courseProgress(COURSE, [], [])).toMatchObject({
      ...{ passedSteps: [], percent: 0, lessonsDone: 0, mastery: 'none', bestQuiz: null },
      ...{ isDone: false, lastAt: null, resume: { lessonId: 'first', stepId: 'one' } },
    }));

  it('goes on at the first step that is not passed, wherever others are', () => {
    const events = [passed('first', 'one'), passed('second', 'one', 7)];
    expect(courseProgress(COURSE, events, [])).toMatchObject({
      ...{ passedSteps: ['first/one', 'second/one'], percent: 50, lastAt: 7 },
      resume: { lessonId: 'first', stepId: 'two' },
    });
  });

  it('steps of other courses and steps that no longer exist do not count', () => {
    const other = { ...passed('first', 'one'), courseId: 'iron-condor' } as const;
    expect(courseProgress(COURSE, [other, passed('gone', 'one')], []).percent).toBe(0);
  });

  it.each([
    [[6], 'attempted', false],
    [[7], 'familiar', true],
    [[10], 'proficient', true],
    [[10, 10], 'mastered', true],
    [[10, 10, 9], 'familiar', true],
    [[10, 3], 'attempted', true],
  ] as const)('after quizzes with %j of ten right: %s', (results, mastery, isDone) => {
    const quizzes = results.map((correct, i) => quiz(correct, i));
    expect(courseProgress(COURSE, ALL, quizzes)).toMatchObject({ mastery, isDone, resume: null });
  });

  it('is not done while a step is open, whatever the quiz', () =>
    expect(courseProgress(COURSE, ALL.slice(1), [quiz(10)]).isDone).toBe(false));
});

describe('CA-08 CA-09 CA-10 the panel of levels', () => {
  const course = (id: string, level: CourseLevel) =>
    ({ ...COURSE, id, level }) as unknown as Course;
  const courses = [
    ...['a', 'b', 'c', 'd'].map((id) => course(id, 'beginner')),
    ...['e', 'f', 'g'].map((id) => course(id, 'strategy')),
    ...['h', 'i'].map((id) => course(id, 'advanced')),
  ];
  const done = (...ids: string[]) =>
    courses.map(({ id }) => ({ courseId: id, isDone: ids.includes(id) }));

  it('two of four, one of three and none of two are 50, 33 and 0 %', () =>
    expect(levelProgress(courses, done('a', 'b', 'e'))).toEqual([
      { level: 'beginner', done: 2, total: 4, percent: 50 },
      { level: 'strategy', done: 1, total: 3, percent: 33 },
      { level: 'advanced', done: 0, total: 2, percent: 0 },
    ]));

  it('two of three are 67 %, all are 100 %', () =>
    expect(levelProgress(courses, done('e', 'f', 'h', 'i')).map(({ percent }) => percent)).toEqual([
      0, 67, 100,
    ]));

  it('a reader goes on with the unfinished course that was open last', () => {
    const at = (courseId: string, lastAt: number | null, isDone = false) =>
      ({ courseId, lastAt, isDone }) as unknown as CourseProgress;
    expect(
      courseToResume([at('a', 3), at('b', 5), at('c', 9, true), at('d', null)])?.courseId,
    ).toBe('b');
    expect(courseToResume([at('a', null)])).toBeNull();
  });
});
