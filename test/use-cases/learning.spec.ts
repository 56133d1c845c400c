import { describe, expect, it } from '@jest/globals';
import {
  AnswerCheck,
  AnswerReview,
  ExportLearning,
  ReadLearning,
  ReadReviews,
  RecordLearningEvent,
  StartQuiz,
  SubmitQuiz,
  type LearningEventInput,
  type StartedQuiz,
} from '@toolyard/core/learning';
import { findCourse } from '@toolyard/core/learning/courses';
import { gradeAnswer, type Answer } from '@toolyard/core/learning/questions';
import { FakeClock, FakeReviewSchedule, memoryDatabase, SequentialIds } from '@toolyard/memory';
import { user } from './strategies-fixture.ts';

const MEI = user('mei');
const RUI = user('rui');
const DAY = 86_400_000;
const COURSE = findCourse('option-basics')!;
const CHECK = { courseId: 'option-basics', lessonId: 'what-an-option-is', stepId: 'check-cost' };
const WRONG: Answer = { kind: 'number', number: -1 };

function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const ids = new SequentialIds();
  const schedule = new FakeReviewSchedule();
  const reading = new ReadLearning(readers.learning, clock);
  const progress = async (who = MEI) =>
    (await reading.execute(who)).courses.find(({ courseId }) => courseId === 'option-basics')!;
  return {
    clock,
    progress,
    overview: (who = MEI) => reading.execute(who),
    stored: (who = MEI) => new ExportLearning(readers.learning).execute(who),
    record: (input: LearningEventInput, who = MEI) =>
      unitOfWork.run(({ learning }) =>
        new RecordLearningEvent(learning, clock).execute(input, who),
      ),
    check: (seed: number, answer: Answer | null, of: Partial<typeof CHECK> = {}) =>
      unitOfWork.run(({ learning }) =>
        new AnswerCheck(learning, schedule, clock, ids).execute(
          { ...CHECK, ...of, seed, answer },
          MEI,
        ),
      ),
    start: (courseId = 'option-basics', who = MEI) =>
      unitOfWork.run(({ learning }) =>
        new StartQuiz(learning, clock, ids).execute({ courseId }, who),
      ),
    submit: (id: string, answers: { questionId: string; answer: Answer | null }[], who = MEI) =>
      unitOfWork.run(({ learning }) =>
        new SubmitQuiz(learning, schedule, clock).execute({ id, answers }, who),
      ),
    reviews: (who = MEI) => new ReadReviews(readers.learning, clock).execute(who),
    review: (questionId: string, answer: Answer | null, who = MEI) =>
      unitOfWork.run(({ learning }) =>
        new AnswerReview(learning, schedule, clock, ids).execute(
          { courseId: 'option-basics', questionId, answer },
          who,
        ),
      ),
    attemptOf: (quiz: StartedQuiz, who = 'mei') => readers.learning.findAttempt(who, quiz.id),
    cardOf: async (questionId: string) =>
      (await readers.learning.listReviews('mei')).find((card) => card.questionId === questionId)!,
  };
}

/** The right answer, from the solution that the server knows. */
const solve = (questionId: string, seed: number): Answer =>
  gradeAnswer('option-basics', seed, { questionId, answer: null }).solution.answer;

const step = (stepId: string, lessonId = 'what-an-option-is') =>
  ({ kind: 'step_passed', courseId: 'option-basics', lessonId, stepId }) as const;

describe('progress', () => {
  it('an event counts once however often it is sent, and only for who sent it', async () => {
    const { record, progress, stored, clock } = fixture();
    await record({ ...step(''), kind: 'lesson_started' });
    await record(step('the-contract'));
    clock.advance(5000);
    await record(step('the-contract'));
    expect(await progress()).toMatchObject({
      passedSteps: ['what-an-option-is/the-contract'],
      resume: { lessonId: 'what-an-option-is', stepId: 'a-call' },
    });
    expect((await stored()).events).toHaveLength(2);
    expect(await progress(RUI)).toMatchObject({ passedSteps: [], lastAt: null });
  });

  it.each([
    ['a course that does not exist', { ...step('the-contract'), courseId: 'x' }, 'LESSON_UNKNOWN'],
    ['a lesson of another course', step('one', 'risk'), 'LESSON_UNKNOWN'],
    ['a step that does not exist', step('gone'), 'LESSON_UNKNOWN'],
    ['a check, which needs its answer', step('check-cost'), 'CHECK_NOT_ANSWERED'],
  ])('%s is refused', (_what, input, code) =>
    expect(fixture().record(input)).rejects.toMatchObject({ code }),
  );

  it('a check is passed by a right answer alone; a wrong one comes back on another day', async () => {
    const { check, progress, reviews, clock } = fixture();
    expect(await check(11, WRONG)).toMatchObject({ isCorrect: false });
    expect((await progress()).passedSteps).toEqual([]);
    expect((await reviews()).due).toEqual([]);
    expect(await check(12, solve('cost-of-a-call', 12))).toMatchObject({ isCorrect: true });
    expect((await progress()).passedSteps).toEqual(['what-an-option-is/check-cost']);
    clock.advance(DAY);
    expect((await reviews()).due).toMatchObject([{ question: { id: 'cost-of-a-call' } }]);
  });

  it('CA-08 a course is done when every step and a quiz are passed; the panel counts it', async () => {
    const { record, check, start, submit, attemptOf, overview, progress } = fixture();
    for (const lesson of COURSE.lessons)
      for (const each of lesson.steps)
        if (each.kind !== 'check') await record(step(each.id, lesson.id));
    for (const lesson of COURSE.lessons)
      for (const each of lesson.steps)
        if (each.kind === 'check') {
          const of = { lessonId: lesson.id, stepId: each.id };
          expect(await check(1, solve(each.question, 1), of)).toMatchObject({ isCorrect: true });
        }
    expect(await progress()).toMatchObject({ percent: 100, resume: null, isDone: false });
    const quiz = await start();
    const { seed } = (await attemptOf(quiz))!;
    const answers = quiz.questions.map(({ id }) => ({ questionId: id, answer: solve(id, seed) }));
    await submit(quiz.id, answers);
    expect(await progress()).toMatchObject({ isDone: true, mastery: 'proficient', bestQuiz: 100 });
    expect((await overview()).levels[0]).toMatchObject({ level: 'beginner', done: 1 });
  });
});

describe('quizzes', () => {
  it('ten questions, in an order of their own each time, and nothing that tells an answer', async () => {
    const { start } = fixture();
    const quizzes = [await start(), await start(), await start()];
    const orders = quizzes.map(({ questions }) => questions.map(({ id }) => id).join());
    expect(quizzes[0]!.questions).toHaveLength(10);
    expect(new Set(orders).size).toBe(3);
    expect(JSON.stringify(quizzes)).not.toMatch(/solution|explanation|seed|isCorrect|tolerance/);
  });

  it('is graded once; what was left out or wrong is missed and comes back', async () => {
    const { start, submit, attemptOf, reviews, stored, clock } = fixture();
    const quiz = await start();
    const { seed } = (await attemptOf(quiz))!;
    const [first, second, ...others] = quiz.questions;
    const answers = [
      { questionId: first!.id, answer: { kind: 'legs', legs: [] } as Answer },
      ...others.map(({ id }) => ({ questionId: id, answer: solve(id, seed) })),
    ];
    const graded = await submit(quiz.id, answers);
    expect(graded.correct).toBe(8);
    expect(graded.answers.filter(({ isCorrect }) => !isCorrect)).toMatchObject([
      { questionId: first!.id },
      { questionId: second!.id, answer: null },
    ]);
    await expect(submit(quiz.id, answers)).rejects.toMatchObject({ code: 'QUIZ_SUBMITTED' });
    expect((await stored()).quizzes).toMatchObject([
      { result: { correct: 8, missed: [first!.id, second!.id] } },
    ]);
    clock.advance(DAY);
    const due = (await reviews()).due.map(({ question }) => question.id);
    expect(due.sort()).toEqual([first!.id, second!.id].sort());
  });

  it('one of somebody else does not exist; a course without one does not either', async () => {
    const { start, submit } = fixture();
    const quiz = await start();
    await expect(submit(quiz.id, [], RUI)).rejects.toMatchObject({ code: 'QUIZ_UNKNOWN' });
    await expect(start('x')).rejects.toMatchObject({ code: 'LESSON_UNKNOWN' });
  });
});

describe('reviews', () => {
  it('a right answer brings a question back later, a wrong one tomorrow, each time with other numbers', async () => {
    const { check, review, reviews, cardOf, clock } = fixture();
    await check(1, null);
    await expect(review('cost-of-a-call', WRONG)).rejects.toMatchObject({ code: 'REVIEW_UNKNOWN' });
    clock.advance(DAY);
    const card = await cardOf('cost-of-a-call');
    const [first] = (await reviews()).due;
    const right = solve('cost-of-a-call', card.seed);
    expect(await review('cost-of-a-call', right)).toMatchObject({ isCorrect: true });
    const next = await cardOf('cost-of-a-call');
    expect(next.dueAt).toBe(clock.now() + 2 * DAY);
    expect(await reviews()).toEqual({ due: [], nextAt: next.dueAt });
    await expect(review('cost-of-a-call', right)).rejects.toMatchObject({ code: 'REVIEW_UNKNOWN' });
    clock.advance(2 * DAY);
    expect((await reviews()).due[0]!.question.prompt).not.toEqual(first!.question.prompt);
    expect(await review('cost-of-a-call', WRONG)).toMatchObject({ isCorrect: false });
    expect((await cardOf('cost-of-a-call')).dueAt).toBe(clock.now() + DAY);
    await expect(review('cost-of-a-call', right, RUI)).rejects.toMatchObject({
      code: 'REVIEW_UNKNOWN',
    });
  });
});
