import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gradeAnswer, questionsOf, type Answer } from '@toolyard/core/learning/questions';
import {
  bearer,
  newKey,
  openTestApi,
  register,
  type Member,
  type TestApi,
} from '../support/test-api.ts';

interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly options: readonly object[] | null;
}

/** Every name in a body, however deep. */
const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, each]) => [
        ...(Array.isArray(value) ? [] : [name]),
        ...namesIn(each),
      ]);

const SHOWN = new Set([
  ...['data', 'id', 'questions', 'lesson', 'kind', 'prompt', 'en', 'zh-CN', 'options', 'unit'],
  ...['chart', 'price', 'profit', 'building', 'strikes', 'days'],
]);

const wire = (answer: Answer): object => {
  if (answer.kind === 'option') return { option: answer.option };
  return answer.kind === 'number' ? { number: answer.number } : { legs: answer.legs };
};

describe('the learning centre', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi();
    mei = await register(api);
  });
  afterAll(() => api?.close());

  const post = (path: string, body: object, key = newKey(), member = mei) =>
    api.call
      .post(`/api/learning/${path}`)
      .set({ ...bearer(member), ...key })
      .send(body);
  const get = (path: string, member = mei) =>
    api.call.get(`/api/learning/${path}`).set(bearer(member));
  const dataOf = <T>({ body }: { readonly body: unknown }) => (body as { readonly data: T }).data;
  const question = (id: string, seed: number) =>
    `courses/option-basics/questions/${id}${seed < 0 ? '' : `?seed=${seed}`}`;

  it('a visitor reads and tries every question; no answer comes before one was given', async () => {
    for (const { id } of questionsOf('option-basics')) {
      const read = await api.call.get(`/api/learning/${question(id, 5)}`).expect(200);
      expect(namesIn(read.body).filter((name) => !SHOWN.has(name))).toEqual([]);
      const { solution } = gradeAnswer('option-basics', 5, { questionId: id, answer: null });
      const tried = await api.call
        .post(`/api/learning/${question(id, -1)}/answer`)
        .send({ seed: 5, ...wire(solution.answer) })
        .expect(200);
      expect(dataOf(tried)).toMatchObject({ isCorrect: true, solution: wire(solution.answer) });
    }
  });

  it('what does not exist is 404, what is no answer 400, and progress needs a user', async () => {
    await api.call.get(`/api/learning/${question('gone', 5)}`).expect(404);
    await api.call.get(`/api/learning/${question('cost-of-a-call', 2 ** 31)}`).expect(400);
    await api.call.get('/api/learning/courses/x/questions/y?seed=1').expect(400);
    for (const wrong of [
      { seed: 1, number: '5' },
      { seed: 1, option: 1.5 },
      { seed: 1, legs: [{ position: 'long', type: 'call', strike: 5, days: 3, quantity: 0 }] },
      {
        seed: 1,
        legs: Array(9).fill({
          position: 'long',
          type: 'stock',
          strike: null,
          days: null,
          quantity: 1,
        }),
      },
      { number: 5 },
    ])
      await api.call
        .post(`/api/learning/${question('cost-of-a-call', -1)}/answer`)
        .send(wrong)
        .expect(400);
    await api.call.get('/api/learning/progress').expect(401);
    await api.call.get('/api/learning/reviews').expect(401);
  });

  it('events are stored once; a check passes by its answer alone', async () => {
    const event = {
      kind: 'step_passed',
      courseId: 'option-basics',
      lessonId: 'what-an-option-is',
      stepId: 'the-contract',
    };
    for (let i = 0; i < 2; i += 1) await post('events', event).expect(204);
    const refused = await post('events', { ...event, stepId: 'check-cost' }).expect(400);
    expect(refused.body).toMatchObject({ code: 'CHECK_NOT_ANSWERED' });
    await post('events', { ...event, stepId: 'gone' }).expect(404);
    const check = { ...event, kind: undefined, stepId: 'check-cost', seed: 3 };
    const wrong = await post('checks', { ...check, number: -1 }).expect(200);
    expect(dataOf(wrong)).toMatchObject({ isCorrect: false, lesson: 'what-an-option-is' });
    const { solution } = gradeAnswer('option-basics', 3, {
      questionId: 'cost-of-a-call',
      answer: null,
    });
    await post('checks', { ...check, ...wire(solution.answer) }).expect(200);
    const { courses, levels, dueReviews } = dataOf<{
      courses: readonly object[];
      levels: readonly object[];
      dueReviews: number;
    }>(await get('progress').expect(200));
    expect(courses).toContainEqual(
      expect.objectContaining({
        courseId: 'option-basics',
        passedSteps: ['what-an-option-is/the-contract', 'what-an-option-is/check-cost'],
        resume: { lessonId: 'what-an-option-is', stepId: 'a-call' },
      }),
    );
    expect(levels).toMatchObject([
      { level: 'beginner', done: 0 },
      { level: 'strategy' },
      { level: 'advanced' },
    ]);
    expect(dueReviews).toBe(0);
    expect(dataOf(await get('reviews').expect(200))).toMatchObject({
      due: [],
      nextAt: expect.stringMatching(/Z$/),
    });
  });

  it('a quiz shows questions without answers and is graded once, for its owner alone', async () => {
    const key = newKey();
    const started = await post('quizzes', { courseId: 'option-basics' }, key).expect(201);
    expect(namesIn(started.body).filter((name) => !SHOWN.has(name))).toEqual([]);
    const again = await post('quizzes', { courseId: 'option-basics' }, key).expect(201);
    expect(again.body).toEqual(started.body);
    const { id, questions } = dataOf<{ id: string; questions: readonly Shown[] }>(started);
    const answers = questions.map(({ id: questionId, kind }) => ({
      questionId,
      ...(kind === 'choice' ? { option: 0 } : { number: 0 }),
    }));
    const rui = await register(api);
    await post(`quizzes/${id}/answers`, { answers }, newKey(), rui).expect(404);
    const graded = dataOf<{ correct: number; answers: readonly { isCorrect: boolean }[] }>(
      await post(`quizzes/${id}/answers`, { answers }).expect(200),
    );
    expect(graded.answers).toHaveLength(10);
    expect(graded.answers.filter(({ isCorrect }) => isCorrect)).toHaveLength(graded.correct);
    const refused = await post(`quizzes/${id}/answers`, { answers }).expect(409);
    expect(refused.body).toMatchObject({ code: 'QUIZ_SUBMITTED' });
  });

  it('the export of an account has what was learned; a deleted account leaves nothing', async () => {
    const exported = await api.call.get('/api/auth/export').set(bearer(mei)).expect(200);
    const { learning } = exported.body as { learning: Record<string, readonly object[]> };
    expect(learning['events']).toHaveLength(2);
    expect(learning['quizzes']).toHaveLength(1);
    expect(learning['reviews']!.length).toBeGreaterThan(0);
    expect(JSON.stringify(learning)).not.toContain('seed');
    await api.call.delete('/api/auth/account').set(bearer(mei)).expect(204);
    await get('progress').expect(401);
  });
});
