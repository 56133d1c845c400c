import { Controller, Delete, Get, HttpCode, Inject, Post, Put, UploadedFile } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  CheckEarningsFile,
  ReadEarningsUpload,
  RemoveEarningsFile,
  StoreEarningsFile,
} from '@toolyard/core/admin';
import { EARNINGS_COLUMNS, EARNINGS_MAX_ROWS, EARNINGS_TOO_LONG } from '@toolyard/core/market';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
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
@ApiBearerAuth()
@Controller('api/admin/market/earnings')
export class EarningsFileController {
  constructor(
    private readonly reading: ReadEarningsUpload,
    private readonly checking: CheckEarningsFile,
    @Inject(StoreEarningsFile) private readonly storing: Write<StoreEarningsFile>,
    @Inject(RemoveEarningsFile) private readonly removal: Write<RemoveEarningsFile>,
  ) {}

  @Get()
  @Access('console:govern')
  @ApiOkResponse({ type: EarningsUploadResponse })
  @ApiErrors(401, 403)
  async readEarningsUpload(@Caller() caller: Principal): Promise<EarningsUploadResponse> {
    return toEarningsUploadResponse(await this.reading.execute(caller));
  }

  /** Says what would become of each line, and changes nothing. */
  @Post('check')
  @Cost(20)
  @HttpCode(200)
  @Access('console:govern')
  @SpeaksLanguages()
  @CsvUpload(EARNINGS_FILE_ABOUT)
  @ApiOkResponse({ type: CheckedEarningsResponse })
  @ApiErrors(401, 403, 429, 502)
  async checkEarningsFile(
    @UploadedFile() file: CsvFile | undefined,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<CheckedEarningsResponse> {
    const rows = readCsv(file?.buffer, EARNINGS_FILE);
    return toCheckedEarningsResponse(await this.checking.execute(rows, caller), language);
  }

  /** Stores the usable lines instead of those of the file before. */
  @Put()
  @Cost(20)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @CsvUpload(EARNINGS_FILE_ABOUT)
  @ApiOkResponse({ type: EarningsUploadResponse })
  @ApiErrors(401, 403, 409, 422, 429)
  async storeEarningsFile(
    @UploadedFile() file: CsvFile | undefined,
    @WriteCall() call: Call,
  ): Promise<EarningsUploadResponse> {
    const rows = readCsv(file?.buffer, EARNINGS_FILE);
    return toEarningsUploadResponse(await this.storing.execute({ rows }, call));
  }

  @Delete()
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 409, 422)
  removeEarningsFile(@WriteCall() call: Call): Promise<void> {
    return this.removal.execute({}, call);
  }
}
