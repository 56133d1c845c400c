import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ExportHistory, ReadHistory, ReadPerformance } from '@toolyard/core/options/records';
import { Access } from '../http/access.ts';
import { Caller } from '../http/caller.ts';
import { Refusals } from '../http/documented-errors.ts';
import { fillsCsv } from './fills-csv.ts';
import { HistoryResponse, PerformanceResponse } from './records.dto.ts';
import { toHistoryResponse, toPerformanceResponse } from './records.mapper.ts';
import { HistoryFilterParams, HistoryParams, PeriodParams } from './records-requests.dto.ts';

@ApiTags('strategies')
@ApiBearerAuth()
@Controller('api/options')
export class RecordsController {
  constructor(
    private readonly history: ReadHistory,
    private readonly record: ReadPerformance,
    private readonly exporting: ExportHistory,
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

  @Get('history/export')
  @Access('strategies:own')
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' } } },
    description: 'A row a fill; text that a sheet takes for no formula',
  })
  @Refusals(401)
  async exportHistory(
    @Query() wanted: HistoryFilterParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const csv = fillsCsv(await this.exporting.execute(wanted, caller));
    return new StreamableFile(Buffer.from(csv), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="trades.csv"',
    });
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
