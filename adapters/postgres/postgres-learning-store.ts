import type {
  CourseId,
  LearningEvent,
  LearningStore,
  QuizAttempt,
  ReviewCard,
} from '@toolyard/core/learning';
import type { Instant } from '@toolyard/core/shared';
import { db, jsonb, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { LearningEventTable, QuizAttemptTable, ReviewCardTable } from './tables/learning.table.ts';

const selectAttempts = () =>
  db
    .selectFrom('quiz_attempt')
    .select((eb) => [
      'id',
      'owner_id as ownerId',
      'course_id as courseId',
      'seed',
      'question_ids as questionIds',
      millis(eb.ref('started_at')).as('startedAt'),
      'result',
    ]);

const selectReviews = (ownerId: string) =>
  db
    .selectFrom('review_card')
    .select((eb) => [
      'owner_id as ownerId',
      'course_id as courseId',
      'question_id as questionId',
      'seed',
      millis(eb.ref('due_at')).as('dueAt'),
      'memory',
    ])
    .where('owner_id', '=', ownerId);

export class PostgresLearningStore implements LearningStore {
  constructor(private readonly statements: Statements) {}

  async addEvent(event: LearningEvent): Promise<void> {
    await this.statements.rows(
      db
        .insertInto('learning_event')
        .values({
          owner_id: event.ownerId,
          kind: event.kind,
          course_id: event.courseId,
          lesson_id: event.lessonId,
          step_id: event.stepId,
          at: toDate(event.at),
        })
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  async listEvents(ownerId: string): Promise<LearningEvent[]> {
    if (!isId(ownerId)) return [];
    return this.statements.rows(
      db
        .selectFrom('learning_event')
        .select((eb) => [
          'owner_id as ownerId',
          'kind',
          'course_id as courseId',
          'lesson_id as lessonId',
          'step_id as stepId',
          millis(eb.ref('at')).as('at'),
        ])
        .where('owner_id', '=', ownerId)
        .orderBy('learning_event.at'),
    );
  }

  async addAttempt({ ownerId: owner, startedAt, ...attempt }: QuizAttempt): Promise<void> {
    await this.statements.insert(QuizAttemptTable, {
      ...attempt,
      owner,
      questionIds: [...attempt.questionIds],
      startedAt: toDate(startedAt),
    });
  }

  async findAttempt(ownerId: string, id: string): Promise<QuizAttempt | null> {
    if (!isId(id) || !isId(ownerId)) return null;
    return this.statements.row(
      selectAttempts().where('id', '=', id).where('owner_id', '=', ownerId),
    );
  }

  async submitAttempt({ id, ownerId, result }: QuizAttempt): Promise<boolean> {
    const submitted = await this.statements.rows(
      db
        .updateTable('quiz_attempt')
        .set({ result: jsonb(result) })
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .where('result', 'is', null)
        .returning('id'),
    );
    return submitted.length > 0;
  }

  async listSubmitted(ownerId: string): Promise<QuizAttempt[]> {
    if (!isId(ownerId)) return [];
    const rows: QuizAttempt[] = await this.statements.rows(
      selectAttempts()
        .where('owner_id', '=', ownerId)
        .where('result', 'is not', null)
        .orderBy('id'),
    );
    const submittedAt = ({ result }: QuizAttempt): Instant => result?.submittedAt ?? 0;
    return rows.sort((a, b) => submittedAt(a) - submittedAt(b));
  }

  async putReview({ ownerId: owner, dueAt, ...card }: ReviewCard): Promise<void> {
    await this.statements.upsert(ReviewCardTable, { ...card, owner, dueAt: toDate(dueAt) });
  }

  async findReview(
    ownerId: string,
    courseId: CourseId,
    questionId: string,
  ): Promise<ReviewCard | null> {
    if (!isId(ownerId)) return null;
    return this.statements.row(
      selectReviews(ownerId)
        .where('course_id', '=', courseId)
        .where('question_id', '=', questionId),
    );
  }

  async listReviews(ownerId: string): Promise<ReviewCard[]> {
    if (!isId(ownerId)) return [];
    return this.statements.rows(
      selectReviews(ownerId).orderBy('due_at').orderBy('course_id').orderBy('question_id'),
    );
  }

  async replaceReview(before: ReviewCard, after: ReviewCard, now: Instant): Promise<boolean> {
    const replaced = await this.statements.rows(
      db
        .updateTable('review_card')
        .set({ seed: after.seed, due_at: toDate(after.dueAt), memory: jsonb(after.memory) })
        .where('owner_id', '=', before.ownerId)
        .where('course_id', '=', before.courseId)
        .where('question_id', '=', before.questionId)
        .where('seed', '=', before.seed)
        .where('due_at', '<=', toDate(now))
        .returning('question_id'),
    );
    return replaced.length > 0;
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(LearningEventTable, { owner });
    await this.statements.erase(QuizAttemptTable, { owner });
    await this.statements.erase(ReviewCardTable, { owner });
  }
}
