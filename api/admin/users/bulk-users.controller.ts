import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Res,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  BulkUsers,
  EraseUser,
  ExportUsers,
  IMPORT_COLUMNS,
  IMPORT_MAX_ROWS,
  IMPORT_TOO_LONG,
  ImportUsers,
  MATCHES_CHANGED,
  HashNewPassword,
  RestoreUser,
  type Principal,
  OVERLOADED,
  PASSWORD_TOO_SHORT,
  USER_UNKNOWN,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { Cost } from '../../http/quotas.ts';
import { CallLanguage, SpeaksLanguages } from '../../http/language.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { etagOf } from '../../http/version-header.ts';
import { readCsv } from '../../http/csv-file.ts';
import { DryRunParams } from '../../http/dry-run-params.dto.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { toOutcomeResponse } from '../../http/outcome.dto.ts';
import { CsvUpload } from '../../http/file-upload.ts';
import {
  BulkUsersRequest,
  toBulkInput,
  UserFilterParams,
  UserParams,
  BulkUsersResponse,
  ImportUsersResponse,
  ManagedUserEnvelope,
  toManagedUser,
  toUserGroup,
} from './users.dto.ts';
import { usersCsv } from './users-csv.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

/** As the file of an import looks. */
const IMPORT_FILE = {
  required: ['name', 'email'],
  optional: ['role'],
  mostRows: IMPORT_MAX_ROWS,
  wrongColumns: IMPORT_COLUMNS,
  tooLong: IMPORT_TOO_LONG,
} as const;

/** What concerns many users at once; stands before the routes of one, whose id `export` would be. */
@ApiTags('admin users')
@Controller('api/admin/users')
export class ManyUsersController {
  constructor(
    @Inject(BulkUsers) private readonly bulk: Write<BulkUsers>,
    private readonly exporting: ExportUsers,
    @Inject(ImportUsers) private readonly importing: Write<ImportUsers>,
    private readonly passwords: HashNewPassword,
    @Inject(EraseUser) private readonly erasing: Write<EraseUser>,
    @Inject(RestoreUser) private readonly restoring: Write<RestoreUser>,
  ) {}

  @Post('bulk')
  @ApiOperation({
    summary: 'Change several users at once',
    description:
      'Takes the ids of the users, or filters of the list of users with the number of users that you have seen to match them: the call is refused where that number has changed. Answers the outcome of each user; one that is refused does not stop the others.',
  })
  @Cost(10)
  @HttpCode(200)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiOkResponse({ type: BulkUsersResponse })
  @ApiErrors(MATCHES_CHANGED)
  async changeUsers(
    @Body() body: BulkUsersRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<BulkUsersResponse> {
    const outcomes = await this.bulk.execute(toBulkInput(body), call);
    return {
      data: outcomes.map((each) => {
        const { id, name } = each;
        return { id, name, changed: each.ok && each.changed, ...toOutcomeResponse(each, language) };
      }),
    };
  }

  @Get('export')
  @ApiOperation({ summary: 'Download users as CSV' })
  @Cost(20)
  @Access('console:govern-sensitive')
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' } } },
    description: 'Text that a sheet takes for no formula',
  })
  async exportUsers(
    @Query() params: UserFilterParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const { search } = params;
    const users = await this.exporting.execute({ search, ...toUserGroup(params) }, caller);
    return new StreamableFile(usersCsv(users), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="users.csv"',
    });
  }

  @Post('import')
  @ApiOperation({
    summary: 'Import users from a CSV file',
    description: 'With `dryRun=true` it reports what each line would do and stores nothing.',
  })
  @Cost(30)
  @HttpCode(200)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @CsvUpload('UTF-8, columns name and email, maybe role; up to 1,000 users and 1 MB')
  @ApiOkResponse({ type: ImportUsersResponse })
  @ApiErrors(IMPORT_COLUMNS, IMPORT_TOO_LONG, OVERLOADED, PASSWORD_TOO_SHORT)
  async importUsers(
    @Query() { dryRun }: DryRunParams,
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<ImportUsersResponse> {
    const rows = readCsv(file?.buffer, IMPORT_FILE);
    const password = await this.passwords.random();
    const input = { rows, dryRun: dryRun === 'true', password, language };
    // A dry run and the import itself are two gestures, should they come under one key.
    const requestHash = `${call.requestHash}.${dryRun}`;
    const outcomes = await this.importing.execute(input, { ...call, requestHash });
    const created = outcomes.filter(({ ok }) => ok).length;
    return {
      data: {
        created,
        refused: outcomes.length - created,
        rows: outcomes.map((each) => {
          const { line, email } = each;
          return { line, email, ...toOutcomeResponse(each, language) };
        }),
      },
    };
  }

  @Post(':id/restore')
  @ApiOperation({ summary: 'Restore a user from the trash' })
  @HttpCode(200)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: ManagedUserEnvelope, description: 'Taken out of the trash' })
  @ApiErrors(USER_UNKNOWN, VERSION_CONFLICT)
  async restoreUser(
    @Param() { id }: UserParams,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedUserEnvelope> {
    const user = await this.restoring.execute({ id }, call);
    response.setHeader('ETag', etagOf(user.version));
    return { user: toManagedUser(user) };
  }

  @Post(':id/erase')
  @ApiOperation({
    summary: 'Delete a user of the trash for good',
    description:
      'Erases the account and everything it owns, replaces its name and e-mail in the audit log by a pseudonym and sends a last mail.',
  })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Gone for good' })
  @ApiErrors(USER_UNKNOWN, VERSION_CONFLICT)
  eraseUser(
    @Param() { id }: UserParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    return this.erasing.execute({ id, language }, call);
  }
}
