import { Body, Controller, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@toolyard/core/shared';
import { BulkTools, ReorderTools, type BulkOutcome } from '@toolyard/core/tools';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.ts';
import { CallLanguage, SpeaksLanguages } from '../../http/call-language.ts';
import { NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { Refusals } from '../../http/documented-errors.ts';
import { outcomeOn } from '../../http/outcome.dto.ts';
import { BulkToolsRequest, ReorderToolsRequest } from './tool-requests.dto.ts';
import {
  AdminToolListResponse,
  BulkToolsResponse,
  toAdminToolResponse,
  type BulkToolOutcomeResponse,
} from './tool.dto.ts';

/** Changes of several tools; stands before the routes of one, whose id `order` would be. */
@ApiTags('admin tools')
@ApiBearerAuth()
@Controller('api/admin/tools')
export class ManyToolsController {
  constructor(
    @Inject(ReorderTools) private readonly reordering: Write<ReorderTools>,
    @Inject(BulkTools) private readonly bulk: Write<BulkTools>,
  ) {}

  @Put('order')
  @Access('console:use')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: AdminToolListResponse })
  @Refusals(401, 403, 409, 422)
  async reorderTools(
    @Body() body: ReorderToolsRequest,
    @WriteCall() call: Call,
  ): Promise<AdminToolListResponse> {
    return { data: (await this.reordering.execute(body, call)).map(toAdminToolResponse) };
  }

  @Post('bulk')
  @HttpCode(200)
  @Access('console:use')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiOkResponse({ type: BulkToolsResponse })
  @Refusals(401, 403, 409, 422)
  async changeTools(
    @Body() body: BulkToolsRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<BulkToolsResponse> {
    const outcomes = await this.bulk.execute(body, call);
    return { data: outcomes.map((outcome) => toOutcomeResponse(outcome, language)) };
  }
}

function toOutcomeResponse(outcome: BulkOutcome, language: Language): BulkToolOutcomeResponse {
  const told = { id: outcome.id, ...outcomeOn(outcome, language) };
  return outcome.ok && outcome.tool ? { ...told, tool: toAdminToolResponse(outcome.tool) } : told;
}
