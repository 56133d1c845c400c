import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ReadHistory, ReadPerformance } from '@toolyard/core/options/records';
import { Access } from '../http/access.ts';
import { Caller } from '../http/caller.ts';
import { Refusals } from '../http/documented-errors.ts';
import { HistoryResponse, PerformanceResponse } from './records.dto.ts';
import { toHistoryResponse, toPerformanceResponse } from './records.mapper.ts';
import { HistoryParams, PeriodParams } from './records-requests.dto.ts';

@ApiTags('strategies')
@ApiBearerAuth()
@Controller('api/options')
export class RecordsController {
  constructor(
    private readonly history: ReadHistory,
    private readonly record: ReadPerformance,
  ) {}

  @Get('history')
  @Access('strategies:own')
  @ApiOkResponse({ type: HistoryResponse })
  @Refusals(401)
  async readHistory(
    @Query() wanted: HistoryParams,
    @Caller() caller: Principal,
  ): Promise<HistoryResponse> {
    return toHistoryResponse(await this.history.execute(wanted, caller));
  }

  @Get('performance')
  @Access('strategies:own')
  @ApiOkResponse({ type: PerformanceResponse })
  @Refusals(401)
  async readPerformance(
    @Query() { period }: PeriodParams,
    @Caller() caller: Principal,
  ): Promise<PerformanceResponse> {
    return toPerformanceResponse(await this.record.execute(period, caller));
  }
}
