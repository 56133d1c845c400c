import { Body, Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
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
@ApiBearerAuth()
@Controller('api/learning')
export class LearningController {
  constructor(
    private readonly reading: ReadLearning,
    @Inject(RecordLearningEvent) private readonly recording: Write<RecordLearningEvent>,
    @Inject(AnswerCheck) private readonly checking: Write<AnswerCheck>,
    @Inject(StartQuiz) private readonly starting: Write<StartQuiz>,
    @Inject(SubmitQuiz) private readonly submission: Write<SubmitQuiz>,
  ) {}

  /** Progress in every course and level. */
  @Get('progress')
  @Access('learning:own')
  @ApiOkResponse({ type: LearningEnvelope })
  @ApiErrors(401)
  async readLearning(@Caller() caller: Principal): Promise<LearningEnvelope> {
    return { data: toLearningResponse(await this.reading.execute(caller)) };
  }

  /** Records that a lesson was started or a step passed; again changes nothing. */
  @Post('events')
  @HttpCode(204)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 404, 422)
  async recordLearningEvent(
    @Body() { stepId = '', ...event }: LearningEventRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.recording.execute({ ...event, stepId }, call);
  }

  /** Grades the check of a lesson; a right answer passes the step. */
  @Post('checks')
  @HttpCode(200)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: GradedAnswerEnvelope })
  @ApiErrors(401, 404, 422)
  async answerCheck(
    @Body() body: CheckAnswerRequest,
    @WriteCall() call: Call,
  ): Promise<GradedAnswerEnvelope> {
    const { courseId, lessonId, stepId, seed } = body;
    const input = { courseId, lessonId, stepId, seed, answer: toAnswer(body) };
    return { data: toGradedAnswer(await this.checking.execute(input, call)) };
  }

  /** Starts a quiz; its answers stay on the server until it is submitted. */
  @Post('quizzes')
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: QuizEnvelope })
  @ApiErrors(401, 404, 422)
  async startQuiz(@Body() body: StartQuizRequest, @WriteCall() call: Call): Promise<QuizEnvelope> {
    return { data: await this.starting.execute(body, call) };
  }

  /** Grades a quiz, once. */
  @Post('quizzes/:id/answers')
  @HttpCode(200)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: GradedQuizEnvelope })
  @ApiErrors(401, 404, 409, 422)
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
@ApiBearerAuth()
@Controller('api/learning/reviews')
export class ReviewsController {
  constructor(
    private readonly reading: ReadReviews,
    @Inject(AnswerReview) private readonly answering: Write<AnswerReview>,
  ) {}

  @Get()
  @Access('learning:own')
  @ApiOkResponse({ type: ReviewsEnvelope })
  @ApiErrors(401)
  async listReviews(@Caller() caller: Principal): Promise<ReviewsEnvelope> {
    const { due, nextAt } = await this.reading.execute(caller);
    return { data: { due, nextAt: nextAt === null ? null : instant(nextAt) } };
  }

  /** Grades a question that is due; the answer decides when it comes back. */
  @Post('answers')
  @HttpCode(200)
  @Access('learning:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: GradedAnswerEnvelope })
  @ApiErrors(401, 404, 422)
  async answerReview(
    @Body() body: ReviewAnswerRequest,
    @WriteCall() call: Call,
  ): Promise<GradedAnswerEnvelope> {
    const { courseId, questionId } = body;
    const input = { courseId, questionId, answer: toAnswer(body) };
    return { data: toGradedAnswer(await this.answering.execute(input, call)) };
  }
}
