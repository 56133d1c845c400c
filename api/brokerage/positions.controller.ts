import { Controller, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  ImportBrokerPositions,
  IMPORT_OUTDATED,
  TRADES_TOO_LONG,
} from '@toolyard/core/options/records';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { DryRunParams } from '../http/dry-run-params.dto.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { Cost } from '../http/quotas.ts';
import { ImportPositionsResponse, toPositionsReport } from './positions.dto.ts';
import { BROKERAGE_FAILED, BROKER_NOT_CONNECTED } from '@toolyard/core/brokerage';
import { STRATEGIES_FULL } from '@toolyard/core/options/strategies';
import { COMPUTATION_TIMEOUT } from '../http/http.errors.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

@ApiTags('brokerage', 'strategies')
@Controller('api/ibkr/positions')
export class PositionsController {
  constructor(
    @Inject(ImportBrokerPositions) private readonly importing: Write<ImportBrokerPositions>,
  ) {}

  @Post('import')
  @ApiOperation({
    summary: 'Import the positions of the brokerage account',
    description: 'With `dryRun=true` it reports what it would import and stores nothing.',
  })
  @Cost(30)
  @HttpCode(200)
  @Access('brokerage:own')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiOkResponse({ type: ImportPositionsResponse })
  @ApiErrors(
    BROKERAGE_FAILED,
    BROKER_NOT_CONNECTED,
    COMPUTATION_TIMEOUT,
    IMPORT_OUTDATED,
    STRATEGIES_FULL,
    TRADES_TOO_LONG,
    VERSION_CONFLICT,
    ...PROVIDER_FAILURES,
  )
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
