import { Body, Controller, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Language } from '@toolyard/core/shared';
import {
  BulkTools,
  ReadToolClicks,
  ReorderTools,
  type BulkOutcome,
  TOOLS_CHANGED,
} from '@toolyard/core/tools';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage, SpeaksLanguages } from '../../http/language.ts';
import { NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { toOutcomeResponse } from '../../http/outcome.dto.ts';
import {
  BulkToolsRequest,
  ReorderToolsRequest,
  AdminToolListResponse,
  BulkToolsResponse,
  ToolClicksResponse,
  toAdminToolResponse,
  type BulkToolOutcomeResponse,
} from './tools.dto.ts';

/** Changes of several tools; stands before the routes of one, whose id `order` would be. */
@ApiTags('admin tools')
@Controller('api/admin/tools')
export class ManyToolsController {
  constructor(
    @Inject(ReadToolClicks) private readonly clicks: ReadToolClicks,
    @Inject(ReorderTools) private readonly reordering: Write<ReorderTools>,
    @Inject(BulkTools) private readonly bulk: Write<BulkTools>,
  ) {}

  @Get('clicks')
  @ApiOperation({
    summary: 'Read the clicks on tools',
    description: 'Of the last thirty days by the key of the tool; tools without any are left out.',
  })
  @Access('console:use')
  @ApiOkResponse({ type: ToolClicksResponse })
  async readToolClicks(): Promise<ToolClicksResponse> {
    const counts = await this.clicks.execute();
    return { data: Object.entries(counts).map(([key, count]) => ({ key, count })) };
  }

  @Put('order')
  @ApiOperation({ summary: 'Change the order of the tools' })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: AdminToolListResponse })
  @ApiErrors(TOOLS_CHANGED)
  async reorderTools(
    @Body() body: ReorderToolsRequest,
    @WriteCall() call: Call,
  ): Promise<AdminToolListResponse> {
    return { data: (await this.reordering.execute(body, call)).map(toAdminToolResponse) };
  }

  @Post('bulk')
  @ApiOperation({
    summary: 'Change several tools at once',
    description: 'Answers the outcome of each tool; one that is refused does not stop the others.',
  })
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiOkResponse({ type: BulkToolsResponse })
  async changeTools(
    @Body() body: BulkToolsRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<BulkToolsResponse> {
    const outcomes = await this.bulk.execute(body, call);
    return { data: outcomes.map((outcome) => toBulkToolOutcome(outcome, language)) };
  }
}

function toBulkToolOutcome(outcome: BulkOutcome, language: Language): BulkToolOutcomeResponse {
  const response = { id: outcome.id, ...toOutcomeResponse(outcome, language) };
  return outcome.ok && outcome.tool
    ? { ...response, tool: toAdminToolResponse(outcome.tool) }
    : response;
}
