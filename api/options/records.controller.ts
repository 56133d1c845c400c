import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Query,
  Res,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { asUser, type Principal } from '@toolyard/core/accounts';
import {
  ExportHistory,
  type ExportedFill,
  ImportBrokerFile,
  ImportHistory,
  ReadBenchmark,
  ReadHistory,
  ReadPerformance,
  TRADES_COLUMNS,
  TRADES_TOO_LONG,
  brokerOf,
  unknownFile,
  BROKER_COLUMNS,
  BROKER_DATES,
  type CsvLine,
  BROKER_UNSUPPORTED,
  IMPORT_IN_PROGRESS,
  IMPORT_OUTDATED,
  NO_TRADES_SECTION,
  TOO_MANY_IMPORTS,
} from '@toolyard/core/options/records';
import type { Clock, Language } from '@toolyard/core/shared';
import { PORTS, type RecordComputations } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { OneAtATime } from '../http/account-turns.ts';
import { Access } from '../http/access.guard.ts';
import { Cost } from '../http/quotas.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { readCsv, readCsvLines, textOf } from '../http/csv-file.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { DryRunParams } from '../http/dry-run-params.dto.ts';
import { CsvUpload } from '../http/file-upload.ts';
import { TRADES_FILE } from './fills-csv.ts';
import { flexXmlLines, isFlexXml } from './flex-xml.ts';
import { ImportQueue } from './import-queue.ts';
import { BenchmarkResponse } from './benchmark.dto.ts';
import {
  HistoryResponse,
  ImportTradesResponse,
  PerformanceResponse,
  toHistoryResponse,
  toImportReport,
  toBrokerReport,
} from './records.dto.ts';
import { HistoryFilterParams, HistoryParams, PeriodParams } from './records-requests.dto.ts';
import { nameIn, STRATEGIES_FULL } from '@toolyard/core/options/strategies';
import { COMPUTATION_TIMEOUT, COMPUTATIONS_WAITING } from '../http/http.errors.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';

/** Flex queries have up to 90 columns. */
const BROKER_FILE = { mostRows: TRADES_FILE.mostRows, mostFields: 100 };

const OWN_COLUMNS = ['trade', 'underlying', 'spot', 'contract'];

const linesOf = (text: string) =>
  isFlexXml(text) ? flexXmlLines(text) : readCsvLines(text, BROKER_FILE);

/** Whether a file has columns that only the export has, although others may be missing. */
const isOwnFile = ([head]: readonly CsvLine[]): boolean =>
  OWN_COLUMNS.filter((name) => head?.cells.some((cell) => cell.trim().toLowerCase() === name))
    .length > 1;

/** A fill whose trade is named in a language. */
const namedIn = (language: Language, { trade, ...fill }: ExportedFill): ExportedFill => ({
  ...fill,
  trade: { ...trade, name: nameIn(language, trade.name, trade.symbol) },
});

@ApiTags('strategies')
@Controller('api/options')
export class RecordsController {
  private readonly turns: ImportQueue;

  constructor(
    private readonly history: ReadHistory,
    private readonly record: ReadPerformance,
    private readonly benchmark: ReadBenchmark,
    private readonly exporting: ExportHistory,
    @Inject(ImportHistory) private readonly importing: Write<ImportHistory>,
    @Inject(ImportBrokerFile) private readonly importingBroker: Write<ImportBrokerFile>,
    @Inject(PORTS.recordComputations) private readonly computations: RecordComputations,
    @Inject(PORTS.clock) clock: Clock,
  ) {
    this.turns = new ImportQueue(clock);
  }

  @Get('history')
  @ApiOperation({ summary: 'List closed trades' })
  @Cost(3)
  @OneAtATime()
  @Access('strategies:own', 'strategies:read')
  @SpeaksLanguages()
  @ApiOkResponse({ type: HistoryResponse })
  async readHistory(
    @Query() wanted: HistoryParams,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<HistoryResponse> {
    return toHistoryResponse(await this.history.execute(wanted, caller), language);
  }

  @Get('history/export')
  @ApiOperation({ summary: 'Download closed trades as CSV', description: 'One row per fill.' })
  @Cost(20)
  @OneAtATime()
  @Access('strategies:own', 'strategies:read')
  @SpeaksLanguages()
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' } } },
    description: 'A row a fill; text that a sheet takes for no formula',
  })
  @ApiErrors(COMPUTATION_TIMEOUT)
  async exportHistory(
    @Query() wanted: HistoryFilterParams,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const fills = await this.exporting.execute(wanted, caller);
    const csv = await this.computations.csv(fills.map((fill) => namedIn(language, fill)));
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="trades.csv"',
    });
  }

  @Post('history/import')
  @ApiOperation({
    summary: 'Import closed trades from a CSV file',
    description: 'With `dryRun=true` it reports what each line would do and stores nothing.',
  })
  @Cost(30)
  @HttpCode(200)
  @Access('strategies:own', 'strategies:write')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @CsvUpload(
    'UTF-8, up to 5,000 lines and 1 MB: as the export writes it, a row a fill of a closed trade; or what a broker exports: the history of tastytrade, Schwab, thinkorswim, Robinhood, Fidelity, E*TRADE, Webull, Firstrade, moomoo or Futu, an activity statement or a Flex query of Interactive Brokers, the latter also as XML',
  )
  @ApiOkResponse({ type: ImportTradesResponse })
  @ApiErrors(
    BROKER_COLUMNS,
    BROKER_DATES,
    BROKER_UNSUPPORTED,
    COMPUTATION_TIMEOUT,
    IMPORT_IN_PROGRESS,
    IMPORT_OUTDATED,
    NO_TRADES_SECTION,
    STRATEGIES_FULL,
    TOO_MANY_IMPORTS,
    TRADES_COLUMNS,
    TRADES_TOO_LONG,
    VERSION_CONFLICT,
  )
  async importTrades(
    @Query() { dryRun }: DryRunParams,
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<ImportTradesResponse> {
    const { userId } = asUser(call.principal);
    return this.turns.run(userId, async () => {
      const lines = linesOf(file ? textOf(file.buffer) : '');
      // A dry run and the import itself are two gestures, should they come under one key.
      const requestHash = `${call.requestHash}.${dryRun}`;
      const gesture = { ...call, requestHash };
      if (brokerOf(lines)) {
        const input = { lines, dryRun: dryRun === 'true' };
        const found = await this.importingBroker.execute(input, gesture);
        return { data: toBrokerReport(found, language) };
      }
      if (lines.length > 0 && !isOwnFile(lines)) throw unknownFile(lines);
      const rows = readCsv(file?.buffer, TRADES_FILE);
      const trades = await this.importing.execute({ rows, dryRun: dryRun === 'true' }, gesture);
      return { data: toImportReport(trades, language) };
    });
  }

  @Get('performance')
  @ApiOperation({ summary: 'Read the track record' })
  @Cost(3)
  @Access('strategies:own', 'strategies:read')
  @ApiOkResponse({ type: PerformanceResponse })
  @ApiErrors(COMPUTATION_TIMEOUT, COMPUTATIONS_WAITING)
  async readPerformance(
    @Query() { period }: PeriodParams,
    @Caller() caller: Principal,
    @Res() response: Response,
  ): Promise<void> {
    response.type('json').send(Buffer.from(await this.record.execute(period, caller)));
  }

  @Get('performance/benchmark')
  @ApiOperation({ summary: 'Compare the track record with an index fund' })
  @Cost(6)
  @Access('strategies:own', 'strategies:read')
  @ApiOkResponse({ type: BenchmarkResponse })
  @ApiErrors(COMPUTATION_TIMEOUT, COMPUTATIONS_WAITING, SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readBenchmark(
    @Query() { period }: PeriodParams,
    @Caller() caller: Principal,
    @Res() response: Response,
  ): Promise<void> {
    response.type('json').send(Buffer.from(await this.benchmark.execute(period, caller)));
  }
}
