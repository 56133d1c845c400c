import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  COURSE_IDS,
  type CourseId,
  type FigureUnit,
  type GradedQuiz,
} from '@toolyard/core/learning';
import {
  MAX_SEED,
  QUIZ_LENGTH,
  type Answer,
  type BuiltLeg,
  type GivenAnswer,
  type GradedAnswer,
  type QuestionView,
} from '@toolyard/core/learning/questions';
import { POSITIONS, type Position } from '@toolyard/core/options/contracts';
import type { Texts } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsObjectList } from '../http/object-list.ts';
import { NAME_CEILING } from './learning.dto.ts';
import { IfGiven } from '../http/if-given.ts';

const QUESTION_KINDS = ['choice', 'numeric', 'build', 'chart'] as const;
const FIGURE_UNITS = ['amount', 'profit', 'price', 'percent', 'days', 'number'] as const;
const LEG_TYPES = ['call', 'put', 'stock'] as const;
const MAX_LEGS = 8;
const MAX_NUMBER = 1e9;
const MAX_STRIKE = 100_000;
const MAX_DAYS = 1000;

export class LessonTexts implements Texts {
  @ApiProperty({ type: String })
  en!: string;

  @ApiProperty({ type: String })
  'zh-CN'!: string;
}

export class ChartPoint {
  @ApiProperty({ type: Number })
  price!: number;

  @ApiProperty({ type: Number })
  profit!: number;
}

export class BuildingChoices {
  @ApiProperty({ type: [Number] })
  strikes!: readonly number[];

  @ApiProperty({ type: [Number] })
  days!: readonly number[];
}

/** A question as it is shown: nothing of it tells the answer. */
export class QuestionResponse implements QuestionView {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  lesson!: string;

  @ApiProperty({ enum: QUESTION_KINDS, enumName: 'QuestionKind' })
  kind!: QuestionView['kind'];

  @ApiProperty({ type: LessonTexts })
  prompt!: LessonTexts;

  @ApiProperty({ type: [LessonTexts], nullable: true })
  options!: readonly LessonTexts[] | null;

  @ApiProperty({ enum: FIGURE_UNITS, enumName: 'FigureUnit', nullable: true })
  unit!: FigureUnit | null;

  @ApiProperty({ type: [ChartPoint], nullable: true })
  chart!: readonly ChartPoint[] | null;

  @ApiProperty({ type: BuildingChoices, nullable: true })
  building!: BuildingChoices | null;
}

/** A number or null; leaving it out is a fault. */
const OrNull = () => ValidateIf((_leg, value) => value !== null);

export class BuiltLegRequest implements BuiltLeg {
  @ApiProperty({ enum: POSITIONS, enumName: 'Position' })
  @IsIn([...POSITIONS])
  position!: Position;

  @ApiProperty({ enum: LEG_TYPES, enumName: 'LegType' })
  @IsIn([...LEG_TYPES])
  type!: BuiltLeg['type'];

  @ApiProperty({ type: Number, minimum: 0, maximum: MAX_STRIKE, nullable: true })
  @OrNull()
  @IsNumber()
  @Min(0)
  @Max(MAX_STRIKE)
  strike!: number | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_DAYS, nullable: true })
  @OrNull()
  @IsInt()
  @Min(0)
  @Max(MAX_DAYS)
  days!: number | null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 100 })
  @IsInt()
  @Min(1)
  @Max(100)
  quantity!: number;
}

/** The number of an option from 0, a number, or legs: what the question wants. None of them leaves it out. */
export class AnswerRequest {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 20 })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(20)
  option?: number;

  @ApiPropertyOptional({ type: Number, minimum: -MAX_NUMBER, maximum: MAX_NUMBER })
  @IfGiven()
  @IsNumber()
  @Min(-MAX_NUMBER)
  @Max(MAX_NUMBER)
  number?: number;

  @ApiPropertyOptional({ type: [BuiltLegRequest], maxItems: MAX_LEGS })
  @IfGiven()
  @IsObjectList(BuiltLegRequest, MAX_LEGS)
  legs?: BuiltLegRequest[];
}

/** Null where nothing was answered. */
export function toAnswer({ option, number, legs }: AnswerRequest): Answer | null {
  if (option !== undefined) return { kind: 'option', option };
  if (number !== undefined) return { kind: 'number', number };
  return legs === undefined ? null : { kind: 'legs', legs };
}

export class QuestionAnswerRequest extends AnswerRequest {
  @ApiProperty({ type: String, maxLength: NAME_CEILING, example: 'cost-of-a-call' })
  @IsString()
  @MaxLength(NAME_CEILING)
  questionId!: string;
}

export const toGivenAnswer = (body: QuestionAnswerRequest): GivenAnswer => ({
  questionId: body.questionId,
  answer: toAnswer(body),
});

export class CourseParams {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId', example: 'option-basics' })
  @IsIn([...COURSE_IDS])
  courseId!: CourseId;
}

export class QuestionParams extends CourseParams {
  @ApiProperty({ type: String, maxLength: NAME_CEILING, example: 'cost-of-a-call' })
  @IsString()
  @MaxLength(NAME_CEILING)
  questionId!: string;
}

export class SeedParams {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_SEED,
    description: 'Numbers and order of the options follow from it',
  })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_SEED)
  seed!: number;
}

export class TriedAnswerRequest extends AnswerRequest {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_SEED })
  @IsInt()
  @Min(0)
  @Max(MAX_SEED)
  seed!: number;
}

export class CheckAnswerRequest extends TriedAnswerRequest {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId', example: 'option-basics' })
  @IsIn([...COURSE_IDS])
  courseId!: CourseId;

  @ApiProperty({ type: String, maxLength: NAME_CEILING, example: 'what-an-option-is' })
  @IsString()
  @MaxLength(NAME_CEILING)
  lessonId!: string;

  @ApiProperty({ type: String, maxLength: NAME_CEILING, example: 'check-cost' })
  @IsString()
  @MaxLength(NAME_CEILING)
  stepId!: string;
}

export class ReviewAnswerRequest extends QuestionAnswerRequest {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId', example: 'option-basics' })
  @IsIn([...COURSE_IDS])
  courseId!: CourseId;
}

export class QuestionEnvelope {
  @ApiProperty({ type: QuestionResponse })
  data!: QuestionResponse;
}

export class AnswerResponse {
  @ApiPropertyOptional({ type: 'integer' })
  option?: number;

  @ApiPropertyOptional({ type: Number })
  number?: number;

  @ApiPropertyOptional({ type: [BuiltLegRequest] })
  legs?: readonly BuiltLegRequest[];
}

/** The grade of an answer, with the solution. */
export class GradedAnswerResponse {
  @ApiProperty({ type: String })
  questionId!: string;

  @ApiProperty({ type: String })
  lesson!: string;

  @ApiProperty({ type: Boolean })
  isCorrect!: boolean;

  @ApiProperty({ type: AnswerResponse })
  solution!: AnswerResponse;

  @ApiProperty({ type: LessonTexts })
  explanation!: LessonTexts;
}

export class GradedAnswerEnvelope {
  @ApiProperty({ type: GradedAnswerResponse })
  data!: GradedAnswerResponse;
}

function toAnswerResponse(answer: Answer): AnswerResponse {
  if (answer.kind === 'option') return { option: answer.option };
  return answer.kind === 'number' ? { number: answer.number } : { legs: answer.legs };
}

export const toGradedAnswer = (graded: GradedAnswer): GradedAnswerResponse => ({
  questionId: graded.questionId,
  lesson: graded.lesson,
  isCorrect: graded.isCorrect,
  solution: toAnswerResponse(graded.solution.answer),
  explanation: graded.solution.explanation,
});

export class QuizParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsString()
  @MaxLength(NAME_CEILING)
  id!: string;
}

export class StartQuizRequest extends CourseParams {}

export class QuizResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: [QuestionResponse] })
  questions!: readonly QuestionResponse[];
}

export class QuizEnvelope {
  @ApiProperty({ type: QuizResponse })
  data!: QuizResponse;
}

export class SubmitQuizRequest {
  @ApiProperty({ type: [QuestionAnswerRequest], maxItems: QUIZ_LENGTH })
  @IsObjectList(QuestionAnswerRequest, QUIZ_LENGTH)
  answers!: QuestionAnswerRequest[];
}

export class GradedQuizResponse {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId' })
  courseId!: CourseId;

  @ApiProperty({ type: 'integer' })
  correct!: number;

  @ApiProperty({ type: [GradedAnswerResponse] })
  answers!: GradedAnswerResponse[];
}

export class GradedQuizEnvelope {
  @ApiProperty({ type: GradedQuizResponse })
  data!: GradedQuizResponse;
}

export const toGradedQuiz = ({ courseId, correct, answers }: GradedQuiz): GradedQuizResponse => ({
  courseId,
  correct,
  answers: answers.map(toGradedAnswer),
});

export class DueReviewResponse {
  @ApiProperty({ enum: COURSE_IDS, enumName: 'CourseId' })
  courseId!: CourseId;

  @ApiProperty({ type: QuestionResponse })
  question!: QuestionResponse;
}

export class ReviewsResponse {
  @ApiProperty({ type: [DueReviewResponse] })
  due!: readonly DueReviewResponse[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the next question is due that is not due yet',
  })
  nextAt!: string | null;
}

export class ReviewsEnvelope {
  @ApiProperty({ type: ReviewsResponse })
  data!: ReviewsResponse;
}
