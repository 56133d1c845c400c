import { describe, expect, it } from '@jest/globals';
import type { LearningEvent, QuizAttempt, ReviewCard } from '@toolyard/core/learning';
import { onEveryDatabase } from '../support/database.ts';
import { aUser, newId, NOON } from './repository-records.ts';

const DAY = 86_400_000;

const event = (ownerId: string, change: Partial<LearningEvent> = {}): LearningEvent => ({
  ownerId,
  kind: 'step_passed',
  courseId: 'vertical-spread',
  lessonId: 'first',
  stepId: 'one',
  at: NOON,
  ...change,
});
const attempt = (ownerId: string, change: Partial<QuizAttempt> = {}): QuizAttempt => ({
  id: newId(),
  ownerId,
  courseId: 'iron-condor',
  seed: 2 ** 31 - 1,
  questionIds: ['b', 'a'],
  startedAt: NOON,
  result: null,
  ...change,
});
const card = (ownerId: string, change: Partial<ReviewCard> = {}): ReviewCard => ({
  ownerId,
  courseId: 'option-basics',
  questionId: 'a',
  seed: 7,
  dueAt: NOON,
  memory: {
    stability: 0.4072,
    difficulty: 7.2,
    repetitions: 1,
    lapses: 0,
    lastReviewAt: NOON - DAY,
  },
  ...change,
});

describe('learning store', () => {
  onEveryDatabase((database) => {
    const run: ReturnType<typeof database>['unitOfWork']['run'] = (work) =>
      database().unitOfWork.run(work);
    const read = () => database().readers.learning;
    const addUser = async () => {
      const user = aUser();
      await run(({ users }) => users.add(user));
      return user.id;
    };

    it('an event is stored once: of ten at the same time the step has one, in the order of time', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const first = event(mine, { kind: 'lesson_started', stepId: '', at: NOON - 5 });
      await Promise.all(
        Array.from({ length: 10 }, () => run(({ learning }) => learning.addEvent(event(mine)))),
      );
      await run(({ learning }) => learning.addEvent(event(mine, { at: NOON + 1 })));
      await run(({ learning }) => learning.addEvent(first));
      expect(await read().listEvents(mine)).toEqual([first, event(mine)]);
      for (const nobody of [other, newId(), 'no id'])
        expect(await read().listEvents(nobody)).toEqual([]);
    });

    it('a quiz is found by its owner alone and submitted once', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const open = attempt(mine);
      await run(({ learning }) => learning.addAttempt(open));
      const find = (owner: string, id = open.id) =>
        run(({ learning }) => learning.findAttempt(owner, id));
      expect(await find(mine)).toEqual(open);
      expect([await find(other), await find(mine, 'no id')]).toEqual([null, null]);
      expect(await read().listSubmitted(mine)).toEqual([]);
      const done = { ...open, result: { submittedAt: NOON + 9, correct: 1, missed: ['b'] } };
      const submit = (each: QuizAttempt) => run(({ learning }) => learning.submitAttempt(each));
      expect(await submit({ ...done, ownerId: other })).toBe(false);
      const outcomes = await Promise.all([submit(done), submit(done), submit(done)]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const earlier = attempt(mine, { result: { ...done.result, submittedAt: NOON + 8 } });
      await run(({ learning }) => learning.addAttempt(earlier));
      expect(await read().listSubmitted(mine)).toEqual([earlier, done]);
    });

    it('a question has one card; only a due one that has not changed is replaced', async () => {
      const [mine, other] = [await addUser(), await addUser()];
      const put = (each: ReviewCard) => run(({ learning }) => learning.putReview(each));
      await put(card(mine, { seed: 3 }));
      await put(card(mine));
      const later = card(mine, { questionId: 'b', dueAt: NOON + DAY });
      await put(later);
      expect(await read().listReviews(mine)).toEqual([card(mine), later]);
      expect(await read().listReviews(other)).toEqual([]);
      const find = (owner: string) =>
        run(({ learning }) => learning.findReview(owner, 'option-basics', 'a'));
      expect([await find(mine), await find(other)]).toEqual([card(mine), null]);
      const after = card(mine, { seed: 8, dueAt: NOON + DAY });
      const replace = (before: ReviewCard, now = NOON) =>
        run(({ learning }) => learning.replaceReview(before, after, now));
      expect(await replace(card(mine), NOON - 1)).toBe(false);
      expect(await replace(card(mine, { seed: 9 }))).toBe(false);
      const outcomes = await Promise.all([replace(card(mine)), replace(card(mine))]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await find(mine)).toEqual(after);
    });

    it('erasing takes everything of its owner and nothing of others', async () => {
      const [gone, stays] = [await addUser(), await addUser()];
      const result = { submittedAt: NOON, correct: 0, missed: [] };
      for (const owner of [gone, stays])
        await run(async ({ learning }) => {
          await learning.addEvent(event(owner));
          await learning.addAttempt(attempt(owner, { result }));
          await learning.putReview(card(owner));
        });
      await run(({ learning }) => learning.eraseOwned(gone));
      const counts = async (owner: string) => [
        (await read().listEvents(owner)).length,
        (await read().listSubmitted(owner)).length,
        (await read().listReviews(owner)).length,
      ];
      expect([await counts(gone), await counts(stays)]).toEqual([
        [0, 0, 0],
        [1, 1, 1],
      ]);
    });
  });
});
