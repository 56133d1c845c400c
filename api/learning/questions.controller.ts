import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { gradeAnswer, questionFor } from '@toolyard/core/learning/questions';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import {
  GradedAnswerEnvelope,
  QuestionEnvelope,
  QuestionParams,
  SeedParams,
  toAnswer,
  toGradedAnswer,
  TriedAnswerRequest,
} from './questions.dto.ts';

/** Questions that anybody can try; nothing is stored. */
@ApiTags('learning')
@UseGuards(MarketQuota)
@Controller('api/learning/courses/:courseId/questions/:questionId')
export class QuestionsController {
  /** A question without its answer. */
  @Get()
  @Access('public')
  @Cost(1)
  @ApiOkResponse({ type: QuestionEnvelope })
  @ApiErrors(404, 429)
  readQuestion(
    @Param() { courseId, questionId }: QuestionParams,
    @Query() { seed }: SeedParams,
  ): QuestionEnvelope {
    return { data: questionFor(courseId, questionId, seed).view };
  }

  /** The grade of an answer, and the solution. */
  @Post('answer')
  @HttpCode(200)
  @Access('public')
  @Cost(1)
  @ApiOkResponse({ type: GradedAnswerEnvelope })
  @ApiErrors(404, 429)
  tryAnswer(
    @Param() { courseId, questionId }: QuestionParams,
    @Body() body: TriedAnswerRequest,
  ): GradedAnswerEnvelope {
    const given = { questionId, answer: toAnswer(body) };
    return { data: toGradedAnswer(gradeAnswer(courseId, body.seed, given)) };
  }
}
