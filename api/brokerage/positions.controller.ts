import { Controller, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ImportBrokerPositions } from '@toolyard/core/options/records';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { DryRunParams } from '../http/dry-run-params.dto.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { Cost } from '../http/quotas.ts';
import { ImportPositionsResponse, toPositionsReport } from './positions.dto.ts';

@ApiTags('brokerage', 'strategies')
@ApiBearerAuth()
@Controller('api/ibkr/positions')
export class PositionsController {
  constructor(
    @Inject(ImportBrokerPositions) private readonly importing: Write<ImportBrokerPositions>,
  ) {}

  @Post('import')
  @Cost(30)
  @HttpCode(200)
  @Access('brokerage:own')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiOkResponse({ type: ImportPositionsResponse })
  @ApiErrors(401, 409, 422, 502)
  async importPositions(
    @Query() { dryRun }: DryRunParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<ImportPositionsResponse> {
    // A dry run and the import itself are two gestures, should they come under one key.
    const requestHash = `${call.requestHash}.${dryRun}`;
    const input = { dryRun: dryRun === 'true' };
    const found = await this.importing.execute(input, { ...call, requestHash });
    return { data: toPositionsReport(found, language) };
  }
}
