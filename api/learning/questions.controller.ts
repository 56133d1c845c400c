import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
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
import { QUESTION_UNKNOWN } from '@toolyard/core/learning';

/** Questions that anybody can try; nothing is stored. */
@ApiTags('learning')
@UseGuards(MarketQuota)
@Controller('api/learning/courses/:courseId/questions/:questionId')
export class QuestionsController {
  @Get()
  @ApiOperation({
    summary: 'Read a question',
    description: 'Without its answer. The same `seed` gives the same figures.',
  })
  @Access('public')
  @Cost(1)
  @ApiOkResponse({ type: QuestionEnvelope })
  @ApiErrors(QUESTION_UNKNOWN)
  readQuestion(
    @Param() { courseId, questionId }: QuestionParams,
    @Query() { seed }: SeedParams,
  ): QuestionEnvelope {
    return { data: questionFor(courseId, questionId, seed).view };
  }

  @Post('answer')
  @ApiOperation({
    summary: 'Grade an answer without storing it',
    description: 'Answers the solution too.',
  })
  @HttpCode(200)
  @Access('public')
  @Cost(1)
  @ApiOkResponse({ type: GradedAnswerEnvelope })
  @ApiErrors(QUESTION_UNKNOWN)
  tryAnswer(
    @Param() { courseId, questionId }: QuestionParams,
    @Body() body: TriedAnswerRequest,
  ): GradedAnswerEnvelope {
    const given = { questionId, answer: toAnswer(body) };
    return { data: toGradedAnswer(gradeAnswer(courseId, body.seed, given)) };
  }
}
