import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { asUser, type Principal } from '@toolyard/core/accounts';
import {
  ExportHistory,
  MAX_IMPORTED_FILLS,
  ImportHistory,
  ReadHistory,
  ReadPerformance,
  TRADES_COLUMNS,
  TRADES_TOO_LONG,
} from '@toolyard/core/options/records';
import type { Clock, Language } from '@toolyard/core/shared';
import { PORTS, type RecordComputations } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { Cost } from '../http/quotas.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { readCsv } from '../http/csv-file.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { DryRunParams } from '../http/dry-run-params.dto.ts';
import { CsvUpload } from '../http/file-upload.ts';
import { ImportQueue } from './import-queue.ts';
import {
  HistoryResponse,
  ImportTradesResponse,
  PerformanceResponse,
  toHistoryResponse,
  toImportedTrade,
  toPerformanceResponse,
} from './records.dto.ts';
import { HistoryFilterParams, HistoryParams, PeriodParams } from './records-requests.dto.ts';

/** As an exported file looks; what follows from the other columns is not read. */
const TRADES_FILE = {
  required: ['trade', 'underlying', 'at', 'spot', 'contract', 'quantity', 'price'],
  optional: ['name', 'cause', 'commission'],
  ignored: ['step', 'cash', 'multiplier', 'exercise', 'settlement'],
  mostRows: MAX_IMPORTED_FILLS,
  wrongColumns: TRADES_COLUMNS,
  tooLong: TRADES_TOO_LONG,
} as const;

@ApiTags('strategies')
@ApiBearerAuth()
@Controller('api/options')
export class RecordsController {
  private readonly turns: ImportQueue;

  constructor(
    private readonly history: ReadHistory,
    private readonly record: ReadPerformance,
    private readonly exporting: ExportHistory,
    @Inject(ImportHistory) private readonly importing: Write<ImportHistory>,
    @Inject(PORTS.recordComputations) private readonly computations: RecordComputations,
    @Inject(PORTS.clock) clock: Clock,
  ) {
    this.turns = new ImportQueue(clock);
  }

  @Get('history')
  @Cost(3)
  @Access('strategies:own')
  @ApiOkResponse({ type: HistoryResponse })
  @ApiErrors(401)
  async readHistory(
    @Query() wanted: HistoryParams,
    @Caller() caller: Principal,
  ): Promise<HistoryResponse> {
    return toHistoryResponse(await this.history.execute(wanted, caller));
  }

  @Get('history/export')
  @Cost(20)
  @Access('strategies:own')
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' } } },
    description: 'A row a fill; text that a sheet takes for no formula',
  })
  @ApiErrors(401)
  async exportHistory(
    @Query() wanted: HistoryFilterParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const csv = await this.computations.csv(await this.exporting.execute(wanted, caller));
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="trades.csv"',
    });
  }

  @Post('history/import')
  @Cost(30)
  @HttpCode(200)
  @Access('strategies:own')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @CsvUpload('UTF-8 as the export writes it, a row a fill of a closed trade; up to 5,000 and 1 MB')
  @ApiOkResponse({ type: ImportTradesResponse })
  @ApiErrors(401, 409, 422, 429)
  async importTrades(
    @Query() { dryRun }: DryRunParams,
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<ImportTradesResponse> {
    const { userId } = asUser(call.principal);
    return this.turns.run(userId, async () => {
      const rows = readCsv(file?.buffer, TRADES_FILE);
      // A dry run and the import itself are two gestures, should they come under one key.
      const requestHash = `${call.requestHash}.${dryRun}`;
      const input = { rows, dryRun: dryRun === 'true' };
      const trades = await this.importing.execute(input, { ...call, requestHash });
      const imported = trades.filter(({ ok }) => ok).length;
      const refused = trades.length - imported;
      return {
        data: { imported, refused, trades: trades.map((each) => toImportedTrade(each, language)) },
      };
    });
  }

  @Get('performance')
  @Cost(3)
  @Access('strategies:own')
  @ApiOkResponse({ type: PerformanceResponse })
  @ApiErrors(401)
  async readPerformance(
    @Query() { period }: PeriodParams,
    @Caller() caller: Principal,
  ): Promise<PerformanceResponse> {
    return toPerformanceResponse(await this.record.execute(period, caller));
  }
}
