import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  COURSE_IDS,
  COURSE_LEVELS,
  LEARNING_EVENTS,
  MASTERIES,
  type CourseId,
  type CourseLevel,
  type CourseProgress,
  type LearningEvent,
  type LearningEventKind,
  type LearningOverview,
  type LevelProgress,
  type Mastery,
  type QuizAttempt,
  type ResumePoint,
  type ReviewCard,
} from '@toolyard/core/learning';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { IfGiven } from '../http/if-given.ts';

/** Lessons, steps and questions have short names. */
export const NAME_CEILING = 60;

export class LearningEventRequest {
  @ApiProperty({ enum: LEARNING_EVENTS, enumName: 'LearningEventKind', example: 'step_passed' })
  @IsIn([...LEARNING_EVENTS])
  kind!: LearningEventKind;

  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId', example: 'option-basics' })
  @IsIn([...COURSE_IDS])
  courseId!: CourseId;

  @ApiProperty({ type: String, maxLength: NAME_CEILING, example: 'what-an-option-is' })
  @IsString()
  @MaxLength(NAME_CEILING)
  lessonId!: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: NAME_CEILING,
    example: 'the-contract',
    description: 'The step that was passed; checks are passed by their answer',
  })
  @IfGiven()
  @IsString()
  @MaxLength(NAME_CEILING)
  stepId?: string;
}

export class ResumePointResponse implements ResumePoint {
  @ApiProperty({ type: String })
  lessonId!: string;

  @ApiProperty({ type: String })
  stepId!: string;
}

export class CourseProgressResponse implements Omit<CourseProgress, 'lastAt'> {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId' })
  courseId!: CourseId;

  @ApiProperty({ type: [String], description: '`lesson/step`' })
  passedSteps!: readonly string[];

  @ApiProperty({ type: 'integer' })
  totalSteps!: number;

  @ApiProperty({ type: 'integer' })
  lessonsDone!: number;

  @ApiProperty({ type: 'integer' })
  totalLessons!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  percent!: number;

  @ApiProperty({ type: ResumePointResponse, nullable: true })
  resume!: ResumePointResponse | null;

  @ApiProperty({ enum: MASTERIES, enumName: 'Mastery' })
  mastery!: Mastery;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Percent right in the best quiz' })
  bestQuiz!: number | null;

  @ApiProperty({ type: 'integer' })
  quizzes!: number;

  @ApiProperty({ type: Boolean })
  isDone!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastAt!: string | null;
}

export class LevelProgressResponse implements LevelProgress {
  @ApiProperty({ enum: COURSE_LEVELS, enumName: 'CourseLevel' })
  level!: CourseLevel;

  @ApiProperty({ type: 'integer' })
  done!: number;

  @ApiProperty({ type: 'integer' })
  total!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  percent!: number;
}

export class LearningResponse implements Omit<LearningOverview, 'courses'> {
  @ApiProperty({ type: [CourseProgressResponse] })
  courses!: CourseProgressResponse[];

  @ApiProperty({ type: [LevelProgressResponse] })
  levels!: readonly LevelProgressResponse[];

  @ApiProperty({ type: 'integer' })
  dueReviews!: number;
}

export class LearningEnvelope {
  @ApiProperty({ type: LearningResponse })
  data!: LearningResponse;
}

const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at));

export const toLearningResponse = (overview: LearningOverview): LearningResponse => ({
  ...overview,
  courses: overview.courses.map((course) => ({ ...course, lastAt: instantOrNull(course.lastAt) })),
});

export class LearningEventExport {
  @ApiProperty({ enum: LEARNING_EVENTS, enumName: 'LearningEventKind' })
  kind!: LearningEventKind;

  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId' })
  courseId!: CourseId;

  @ApiProperty({ type: String })
  lessonId!: string;

  @ApiProperty({ type: String })
  stepId!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;
}

export class QuizExport {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId' })
  courseId!: CourseId;

  @ApiProperty({ type: [String] })
  questions!: readonly string[];

  @ApiProperty({ type: [String] })
  missed!: readonly string[];

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  submittedAt!: string | null;
}

export class ReviewExport {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId' })
  courseId!: CourseId;

  @ApiProperty({ type: String })
  question!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  dueAt!: string;

  @ApiProperty({ type: 'integer' })
  repetitions!: number;

  @ApiProperty({ type: 'integer' })
  lapses!: number;
}

/** What an account's export has of its learning. */
export class LearningExport {
  @ApiProperty({ type: [LearningEventExport] })
  events!: LearningEventExport[];

  @ApiProperty({ type: [QuizExport] })
  quizzes!: QuizExport[];

  @ApiProperty({ type: [ReviewExport] })
  reviews!: ReviewExport[];
}

export const toLearningExport = (stored: {
  readonly events: readonly LearningEvent[];
  readonly quizzes: readonly QuizAttempt[];
  readonly reviews: readonly ReviewCard[];
}): LearningExport => ({
  events: stored.events.map(({ kind, courseId, lessonId, stepId, at }) => ({
    ...{ kind, courseId, lessonId, stepId },
    at: instant(at),
  })),
  quizzes: stored.quizzes.map(({ courseId, questionIds, startedAt, result }) => ({
    courseId,
    questions: questionIds,
    missed: result?.missed ?? [],
    startedAt: instant(startedAt),
    submittedAt: instantOrNull(result?.submittedAt ?? null),
  })),
  reviews: stored.reviews.map(({ courseId, questionId, dueAt, memory }) => ({
    ...{ courseId, question: questionId, dueAt: instant(dueAt) },
    ...{ repetitions: memory.repetitions, lapses: memory.lapses },
  })),
});
