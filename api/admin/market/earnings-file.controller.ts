import { Controller, Delete, Get, HttpCode, Inject, Post, Put, UploadedFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  CheckEarningsFile,
  ReadEarningsUpload,
  RemoveEarningsFile,
  StoreEarningsFile,
} from '@toolyard/core/admin';
import {
  EARNINGS_COLUMNS,
  EARNINGS_MAX_ROWS,
  EARNINGS_TOO_LONG,
  EARNINGS_NONE,
} from '@toolyard/core/market';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { readCsv } from '../../http/csv-file.ts';
import { CsvUpload } from '../../http/file-upload.ts';
import { CallLanguage, SpeaksLanguages } from '../../http/language.ts';
import { Cost } from '../../http/quotas.ts';
import {
  CheckedEarningsResponse,
  EarningsUploadResponse,
  toCheckedEarningsResponse,
  toEarningsUploadResponse,
} from './earnings-file.dto.ts';

/** As the file of earnings dates looks. */
const EARNINGS_FILE = {
  required: ['symbol', 'date'],
  optional: ['time', 'status'],
  mostRows: EARNINGS_MAX_ROWS,
  wrongColumns: EARNINGS_COLUMNS,
  tooLong: EARNINGS_TOO_LONG,
} as const;
const EARNINGS_FILE_ABOUT =
  'UTF-8, columns symbol and date, maybe time and status; up to 5,000 dates and 1 MB';

interface CsvFile {
  readonly buffer: Buffer;
}

/** Earnings dates that an operator uploads to complement those of the market. */
@ApiTags('admin market')
@Controller('api/admin/market/earnings')
export class EarningsFileController {
  constructor(
    private readonly reading: ReadEarningsUpload,
    private readonly checking: CheckEarningsFile,
    @Inject(StoreEarningsFile) private readonly storing: Write<StoreEarningsFile>,
    @Inject(RemoveEarningsFile) private readonly removal: Write<RemoveEarningsFile>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read the uploaded file of earnings dates' })
  @Access('console:govern')
  @ApiOkResponse({ type: EarningsUploadResponse })
  async readEarningsUpload(@Caller() caller: Principal): Promise<EarningsUploadResponse> {
    return toEarningsUploadResponse(await this.reading.execute(caller));
  }

  @Post('check')
  @ApiOperation({
    summary: 'Check a file of earnings dates',
    description: 'Reports what each line would do and stores nothing.',
  })
  @Cost(20)
  @HttpCode(200)
  @Access('console:govern')
  @SpeaksLanguages()
  @CsvUpload(EARNINGS_FILE_ABOUT)
  @ApiOkResponse({ type: CheckedEarningsResponse })
  @ApiErrors(EARNINGS_COLUMNS, EARNINGS_TOO_LONG, ...PROVIDER_FAILURES)
  async checkEarningsFile(
    @UploadedFile() file: CsvFile | undefined,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<CheckedEarningsResponse> {
    const rows = readCsv(file?.buffer, EARNINGS_FILE);
    return toCheckedEarningsResponse(await this.checking.execute(rows, caller), language);
  }

  @Put()
  @ApiOperation({
    summary: 'Upload a file of earnings dates',
    description: 'Its usable lines replace those of the file before.',
  })
  @Cost(20)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @CsvUpload(EARNINGS_FILE_ABOUT)
  @ApiOkResponse({ type: EarningsUploadResponse })
  @ApiErrors(EARNINGS_COLUMNS, EARNINGS_NONE, EARNINGS_TOO_LONG)
  async storeEarningsFile(
    @UploadedFile() file: CsvFile | undefined,
    @WriteCall() call: Call,
  ): Promise<EarningsUploadResponse> {
    const rows = readCsv(file?.buffer, EARNINGS_FILE);
    return toEarningsUploadResponse(await this.storing.execute({ rows }, call));
  }

  @Delete()
  @ApiOperation({ summary: 'Remove the uploaded earnings dates' })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  removeEarningsFile(@WriteCall() call: Call): Promise<void> {
    return this.removal.execute({}, call);
  }
}
