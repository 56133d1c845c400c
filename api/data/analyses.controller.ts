import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ANALYSES_FULL,
  ANALYSIS_INVALID,
  ANALYSIS_UNKNOWN,
  ChangeAnalysis,
  DeleteAnalysis,
  ListAnalyses,
  SaveAnalysis,
  type SavedAnalysis,
} from '@toolyard/core/data';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  AnalysesResponse,
  AnalysisParams,
  SaveAnalysisRequest,
  SavedAnalysisResponse,
  toAnalysisResponse,
} from './analyses.dto.ts';

@ApiTags('analyses')
@UseInterceptors(mapConflicts<SavedAnalysis>(toAnalysisResponse))
@Controller('api/data/analyses')
export class AnalysesController {
  constructor(
    private readonly list: ListAnalyses,
    @Inject(SaveAnalysis) private readonly saving: Write<SaveAnalysis>,
    @Inject(ChangeAnalysis) private readonly changing: Write<ChangeAnalysis>,
    @Inject(DeleteAnalysis) private readonly deletion: Write<DeleteAnalysis>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your analyses' })
  @Access('analyses:own')
  @ApiOkResponse({ type: AnalysesResponse })
  async listAnalyses(@Caller() caller: Principal): Promise<AnalysesResponse> {
    return { data: (await this.list.execute(caller)).map(toAnalysisResponse) };
  }

  @Post()
  @ApiOperation({
    summary: 'Save an analysis',
    description: 'Its steps and charts are kept; the data stays where it is. At most 100.',
  })
  @Access('analyses:own')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: SavedAnalysisResponse })
  @ApiErrors(ANALYSES_FULL, ANALYSIS_INVALID)
  async saveAnalysis(
    @Body() body: SaveAnalysisRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedAnalysisResponse> {
    return answer(await this.saving.execute(body, call), response);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Replace the recipe of an analysis, with its name' })
  @Access('analyses:own')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SavedAnalysisResponse })
  @ApiErrors(ANALYSIS_INVALID, ANALYSIS_UNKNOWN)
  async changeAnalysis(
    @Param() { id }: AnalysisParams,
    @SeenVersion() version: number | null,
    @Body() body: SaveAnalysisRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedAnalysisResponse> {
    return answer(await this.changing.execute({ ...body, id, version }, call), response);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an analysis' })
  @HttpCode(204)
  @Access('analyses:own')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiNoContentResponse()
  @ApiErrors(ANALYSIS_UNKNOWN)
  async deleteAnalysis(
    @Param() { id }: AnalysisParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }
}

function answer(analysis: SavedAnalysis, response: Response): SavedAnalysisResponse {
  response.setHeader('ETag', etagOf(analysis.version));
  return { data: toAnalysisResponse(analysis) };
}
