import { defineEntity, p } from '@mikro-orm/core';
import {
  LEARNING_EVENTS,
  type CourseId,
  type LearningEventKind,
  type QuizResult,
  type ReviewMemory,
} from '@toolyard/core/learning';
import { instant, isOneOf } from './columns.ts';
import { ownerKey, UserAccountTable } from './user-account.table.ts';

/** Ids of courses, lessons, steps and questions, which are part of the program. */
const contentId = () => p.string().length(60);
const courseId = () => contentId().$type<CourseId>();

export const LearningEventTable = defineEntity({
  name: 'LearningEvent',
  tableName: 'learning_event',
  properties: {
    owner: ownerKey,
    kind: p.string().length(20).$type<LearningEventKind>().primary(),
    courseId: courseId().primary(),
    lessonId: contentId().primary(),
    stepId: contentId().primary(),
    at: instant(),
  },
  checks: [{ name: 'learning_event_kind', expression: isOneOf('kind', LEARNING_EVENTS) }],
});

export const QuizAttemptTable = defineEntity({
  name: 'QuizAttempt',
  tableName: 'quiz_attempt',
  properties: {
    id: p.uuid().primary(),
    owner: () => p.manyToOne(UserAccountTable).mapToPk().deleteRule('cascade'),
    courseId: courseId(),
    seed: p.integer(),
    questionIds: p.json<readonly string[]>(),
    startedAt: instant(),
    result: p.json<QuizResult>().nullable(),
  },
  indexes: [{ name: 'quiz_attempt_owner', properties: ['owner', 'id'] }],
  checks: [{ name: 'quiz_attempt_seed', expression: '"seed" >= 0' }],
});

export const ReviewCardTable = defineEntity({
  name: 'ReviewCard',
  tableName: 'review_card',
  properties: {
    owner: ownerKey,
    courseId: courseId().primary(),
    questionId: contentId().primary(),
    seed: p.integer(),
    dueAt: instant(),
    memory: p.json<ReviewMemory>(),
  },
  checks: [{ name: 'review_card_seed', expression: '"seed" >= 0' }],
});
