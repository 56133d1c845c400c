import { Body, Controller, Get, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ARTICLE_UNKNOWN, ReadVotes, SPACE_UNKNOWN, VoteArticle } from '@toolyard/core/content';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, PlainCall } from '../http/caller.ts';
import { ContentQuota, Cost } from '../http/quotas.ts';
import { ArticleParams } from './article-params.dto.ts';
import { PublishedArticleParams } from './published.dto.ts';
import { ArticleVotesEnvelope, VoteArticleRequest } from './votes.dto.ts';

const VOTE_COST = 60;

/** What readers say of published articles, counted without a person. */
@ApiTags('published articles')
@UseGuards(ContentQuota)
@Controller('api/content/published/:handle')
export class VotesController {
  constructor(@Inject(VoteArticle) private readonly voting: Write<VoteArticle>) {}

  @Post('articles/:type/:locale/:slug/votes')
  @ApiOperation({
    summary: 'Say whether a published article was of use',
    description: 'For anybody. It is counted; nothing of the reader is stored.',
  })
  @HttpCode(204)
  @Cost(VOTE_COST)
  @Access('public')
  @ApiNoContentResponse()
  @ApiErrors(ARTICLE_UNKNOWN, SPACE_UNKNOWN)
  async voteArticle(
    @Param() place: PublishedArticleParams,
    @Body() { isUseful }: VoteArticleRequest,
    @PlainCall() call: Call,
  ): Promise<void> {
    await this.voting.execute({ ...place, isUseful }, call);
  }
}

@ApiTags('articles')
@Controller('api/content/articles')
export class ArticleVotesController {
  constructor(private readonly votes: ReadVotes) {}

  @Get(':id/votes')
  @ApiOperation({ summary: 'Read how many readers an article was of use to' })
  @Access('content:own', 'content:read')
  @OperatorsToo()
  @ApiOkResponse({ type: ArticleVotesEnvelope })
  @ApiErrors(ARTICLE_UNKNOWN)
  async readArticleVotes(
    @Param() { id }: ArticleParams,
    @Caller() caller: Principal,
  ): Promise<ArticleVotesEnvelope> {
    return { data: await this.votes.execute(id, caller) };
  }
}
