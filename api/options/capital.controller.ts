import { Body, Controller, Get, Inject, Put, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ReadCapital,
  ReplaceCapital,
  type CapitalLedger,
  CAPITAL_INVALID,
} from '@toolyard/core/options/capital';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  SaveCapitalRequest,
  SavedCapitalResponse,
  toCapitalRecord,
  toCapitalResponse,
} from './capital.dto.ts';

@ApiTags('capital')
@UseInterceptors(mapConflicts<CapitalLedger>(toCapitalResponse))
@Controller('api/options/capital')
export class CapitalController {
  constructor(
    private readonly reading: ReadCapital,
    @Inject(ReplaceCapital) private readonly replacement: Write<ReplaceCapital>,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Read the capital',
    description: 'Starting capital, deposits and withdrawals.',
  })
  @Access('strategies:own', 'capital:read')
  @ApiOkResponse({ type: SavedCapitalResponse })
  async readCapital(
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedCapitalResponse> {
    return answer(await this.reading.execute(caller), response);
  }

  @Put()
  @ApiOperation({ summary: 'Replace the starting capital and all entries' })
  @Access('strategies:own', 'capital:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SavedCapitalResponse })
  @ApiErrors(CAPITAL_INVALID)
  async saveCapital(
    @SeenVersion() version: number | null,
    @Body() body: SaveCapitalRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedCapitalResponse> {
    const record = toCapitalRecord(body);
    return answer(await this.replacement.execute({ record, version }, call), response);
  }
}

function answer(ledger: CapitalLedger, response: Response): SavedCapitalResponse {
  response.setHeader('ETag', etagOf(ledger.version));
  return { data: toCapitalResponse(ledger) };
}
