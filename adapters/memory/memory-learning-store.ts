import type {
  CourseId,
  LearningEvent,
  LearningStore,
  QuizAttempt,
  ReviewCard,
} from '@toolyard/core/learning';
import type { Instant } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutOwned, type MemoryTables } from './memory-tables.ts';

const keyOf = (...parts: readonly string[]): string => parts.join(' ');
const cardKey = (card: Pick<ReviewCard, 'ownerId' | 'courseId' | 'questionId'>): string =>
  keyOf(card.ownerId, card.courseId, card.questionId);
const submittedAt = ({ result }: QuizAttempt): Instant => result?.submittedAt ?? 0;

export class MemoryLearningStore implements LearningStore {
  constructor(private readonly tables: MemoryTables) {}

  async addEvent(event: LearningEvent): Promise<void> {
    await Promise.resolve();
    const { ownerId, kind, courseId, lessonId, stepId } = event;
    const key = keyOf(ownerId, kind, courseId, lessonId, stepId);
    if (!this.tables.learningEvents.has(key))
      this.tables.learningEvents = withEntry(this.tables.learningEvents, key, event);
  }

  listEvents(ownerId: string): Promise<LearningEvent[]> {
    const own = [...this.tables.learningEvents.values()].filter((each) => each.ownerId === ownerId);
    return Promise.resolve(structuredClone(own.sort((a, b) => a.at - b.at)));
  }

  async addAttempt(attempt: QuizAttempt): Promise<void> {
    await Promise.resolve();
    this.tables.quizAttempts = withEntry(this.tables.quizAttempts, attempt.id, attempt);
  }

  findAttempt(ownerId: string, id: string): Promise<QuizAttempt | null> {
    const attempt = this.tables.quizAttempts.get(id);
    return Promise.resolve(copyOf(attempt?.ownerId === ownerId ? attempt : undefined));
  }

  async submitAttempt(attempt: QuizAttempt): Promise<boolean> {
    const stored = await this.findAttempt(attempt.ownerId, attempt.id);
    if (!stored || stored.result !== null) return false;
    this.tables.quizAttempts = withEntry(this.tables.quizAttempts, attempt.id, attempt);
    return true;
  }

  listSubmitted(ownerId: string): Promise<QuizAttempt[]> {
    const own = [...this.tables.quizAttempts.values()]
      .filter((each) => each.ownerId === ownerId && each.result !== null)
      .sort((a, b) => submittedAt(a) - submittedAt(b) || (a.id < b.id ? -1 : 1));
    return Promise.resolve(structuredClone(own));
  }

  async putReview(card: ReviewCard): Promise<void> {
    await Promise.resolve();
    this.tables.reviewCards = withEntry(this.tables.reviewCards, cardKey(card), card);
  }

  findReview(ownerId: string, courseId: CourseId, questionId: string): Promise<ReviewCard | null> {
    const key = cardKey({ ownerId, courseId, questionId });
    return Promise.resolve(copyOf(this.tables.reviewCards.get(key)));
  }

  listReviews(ownerId: string): Promise<ReviewCard[]> {
    const own = [...this.tables.reviewCards.values()]
      .filter((each) => each.ownerId === ownerId)
      .sort((a, b) => a.dueAt - b.dueAt || (cardKey(a) < cardKey(b) ? -1 : 1));
    return Promise.resolve(structuredClone(own));
  }

  async replaceReview(before: ReviewCard, after: ReviewCard, now: Instant): Promise<boolean> {
    const stored = this.tables.reviewCards.get(cardKey(before));
    if (!stored || stored.dueAt > now || stored.seed !== before.seed) return false;
    await this.putReview(after);
    return true;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    const isOwned = (each: { readonly ownerId: string }) => each.ownerId === ownerId;
    this.tables.learningEvents = withoutOwned(this.tables.learningEvents, isOwned);
    this.tables.quizAttempts = withoutOwned(this.tables.quizAttempts, isOwned);
    this.tables.reviewCards = withoutOwned(this.tables.reviewCards, isOwned);
  }
}
