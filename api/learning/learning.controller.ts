import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  AnswerCheck,
  AnswerReview,
  ReadLearning,
  ReadReviews,
  RecordLearningEvent,
  StartQuiz,
  SubmitQuiz,
  CHECK_NOT_ANSWERED,
  LESSON_UNKNOWN,
  QUESTION_UNKNOWN,
  QUIZ_SUBMITTED,
  QUIZ_UNKNOWN,
  REVIEW_UNKNOWN,
} from '@toolyard/core/learning';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { instant } from '../http/instant.ts';
import { LearningEnvelope, LearningEventRequest, toLearningResponse } from './learning.dto.ts';
import {
  CheckAnswerRequest,
  GradedAnswerEnvelope,
  GradedQuizEnvelope,
  QuizEnvelope,
  QuizParams,
  ReviewAnswerRequest,
  ReviewsEnvelope,
  StartQuizRequest,
  SubmitQuizRequest,
  toAnswer,
  toGivenAnswer,
  toGradedAnswer,
  toGradedQuiz,
} from './questions.dto.ts';

/** What a user has learned. */
@ApiTags('learning')
@Controller('api/learning')
export class LearningController {
  constructor(
    private readonly reading: ReadLearning,
    @Inject(RecordLearningEvent) private readonly recording: Write<RecordLearningEvent>,
    @Inject(AnswerCheck) private readonly checking: Write<AnswerCheck>,
    @Inject(StartQuiz) private readonly starting: Write<StartQuiz>,
    @Inject(SubmitQuiz) private readonly submission: Write<SubmitQuiz>,
  ) {}

  @Get('progress')
  @ApiOperation({ summary: 'Read the progress in all courses' })
  @Access('learning:own')
  @ApiOkResponse({ type: LearningEnvelope })
  async readLearning(@Caller() caller: Principal): Promise<LearningEnvelope> {
    return { data: toLearningResponse(await this.reading.execute(caller)) };
  }

  @Post('events')
  @ApiOperation({
    summary: 'Record that a lesson was started or a step was passed',
    description: 'A repetition changes nothing.',
  })
  @HttpCode(204)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(CHECK_NOT_ANSWERED, LESSON_UNKNOWN)
  async recordLearningEvent(
    @Body() { stepId = '', ...event }: LearningEventRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.recording.execute({ ...event, stepId }, call);
  }

  @Post('checks')
  @ApiOperation({
    summary: 'Answer the check of a lesson',
    description: 'A right answer passes the step.',
  })
  @HttpCode(200)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: GradedAnswerEnvelope })
  @ApiErrors(LESSON_UNKNOWN, QUESTION_UNKNOWN)
  async answerCheck(
    @Body() body: CheckAnswerRequest,
    @WriteCall() call: Call,
  ): Promise<GradedAnswerEnvelope> {
    const { courseId, lessonId, stepId, seed } = body;
    const input = { courseId, lessonId, stepId, seed, answer: toAnswer(body) };
    return { data: toGradedAnswer(await this.checking.execute(input, call)) };
  }

  @Post('quizzes')
  @ApiOperation({
    summary: 'Start a quiz',
    description: 'Its solutions stay on the server until it is submitted.',
  })
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: QuizEnvelope })
  @ApiErrors(LESSON_UNKNOWN, QUESTION_UNKNOWN)
  async startQuiz(@Body() body: StartQuizRequest, @WriteCall() call: Call): Promise<QuizEnvelope> {
    return { data: await this.starting.execute(body, call) };
  }

  @Post('quizzes/:id/answers')
  @ApiOperation({
    summary: 'Submit the answers of a quiz',
    description: 'Each quiz is graded once.',
  })
  @HttpCode(200)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: GradedQuizEnvelope })
  @ApiErrors(QUESTION_UNKNOWN, QUIZ_SUBMITTED, QUIZ_UNKNOWN)
  async submitQuiz(
    @Param() { id }: QuizParams,
    @Body() { answers }: SubmitQuizRequest,
    @WriteCall() call: Call,
  ): Promise<GradedQuizEnvelope> {
    const input = { id, answers: answers.map(toGivenAnswer) };
    return { data: toGradedQuiz(await this.submission.execute(input, call)) };
  }
}

/** Questions that a user missed and should see again. */
@ApiTags('learning')
@Controller('api/learning/reviews')
export class ReviewsController {
  constructor(
    private readonly reading: ReadReviews,
    @Inject(AnswerReview) private readonly answering: Write<AnswerReview>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the questions that are due for review' })
  @Access('learning:own')
  @ApiOkResponse({ type: ReviewsEnvelope })
  async listReviews(@Caller() caller: Principal): Promise<ReviewsEnvelope> {
    const { due, nextAt } = await this.reading.execute(caller);
    return { data: { due, nextAt: nextAt === null ? null : instant(nextAt) } };
  }

  @Post('answers')
  @ApiOperation({
    summary: 'Answer a question under review',
    description: 'The grade decides when the question comes back.',
  })
  @HttpCode(200)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: GradedAnswerEnvelope })
  @ApiErrors(QUESTION_UNKNOWN, REVIEW_UNKNOWN)
  async answerReview(
    @Body() body: ReviewAnswerRequest,
    @WriteCall() call: Call,
  ): Promise<GradedAnswerEnvelope> {
    const { courseId, questionId } = body;
    const input = { courseId, questionId, answer: toAnswer(body) };
    return { data: toGradedAnswer(await this.answering.execute(input, call)) };
  }
}
