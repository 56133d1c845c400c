import { Readable } from 'node:stream';
import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  actorOf,
  type Principal,
  ADMIN_UNKNOWN,
  EMAIL_INVALID,
  EMAIL_TAKEN,
  LAST_SUPERADMIN,
  OWN_ACCOUNT,
  OWN_ROLE,
  USERNAME_TAKEN,
  USER_UNKNOWN,
} from '@toolyard/core/accounts';
import {
  ExportAudit,
  ListAuditEntries,
  ReadAuditEntry,
  AUDIT_ENTRY_UNKNOWN,
} from '@toolyard/core/audit';
import {
  RevertAuditEntry,
  AUDIT_CHANGED_SINCE,
  AUDIT_NOT_REVERTIBLE,
  AUDIT_SUBJECT_GONE,
} from '@toolyard/core/admin';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage, SpeaksLanguages } from '../../http/language.ts';
import { Cost } from '../../http/quotas.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { csvLines, jsonLines } from './audit-csv.ts';
import {
  AuditEntryParams,
  AuditExportParams,
  AuditListParams,
  toAuditFilter,
  AuditEntriesResponse,
  AuditIntegrityResponse,
  ReadAuditEntryResponse,
  toShownAuditEntry,
  toGroupedAuditEntry,
  toIntegrity,
} from './audit.dto.ts';
import { IntegrityCheck } from './integrity-check.ts';
import { NAME_ERRORS } from '../../auth/account-errors.ts';
import { TOOLS_CHANGED, TOOL_ID_TAKEN, TOOL_INVALID, TOOL_UNKNOWN } from '@toolyard/core/tools';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

const TEXT = { schema: { type: 'string' as const } };

@ApiTags('admin audit')
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly list: ListAuditEntries,
    private readonly reading: ReadAuditEntry,
    private readonly exporting: ExportAudit,
    private readonly integrity: IntegrityCheck,
    @Inject(RevertAuditEntry) private readonly reverting: Write<RevertAuditEntry>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List audit entries' })
  @Access('console:govern')
  @SpeaksLanguages()
  @ApiOkResponse({ type: AuditEntriesResponse })
  async listAuditEntries(
    @Query() query: AuditListParams,
    @CallLanguage() language: Language,
  ): Promise<AuditEntriesResponse> {
    const { limit, cursor } = query;
    const { items, ...rest } = await this.list.execute(toAuditFilter(query), {
      limit,
      cursor,
      grouped: query.grouped === 'true',
    });
    return { data: items.map((entry) => toGroupedAuditEntry(entry, language)), ...rest };
  }

  @Get('integrity')
  @ApiOperation({
    summary: 'Check that the audit log is whole',
    description: 'Recomputes the chain of digests over all entries.',
  })
  @Cost(3)
  @Access('console:govern')
  @ApiOkResponse({ type: AuditIntegrityResponse })
  async readAuditIntegrity(): Promise<AuditIntegrityResponse> {
    return { data: toIntegrity(await this.integrity.newest()) };
  }

  @Get('export')
  @ApiOperation({ summary: 'Download audit entries', description: 'As CSV or as JSON lines.' })
  @Cost(20)
  @Access('console:govern-sensitive')
  @ApiOkResponse({ content: { 'text/csv': TEXT, 'application/x-ndjson': TEXT } })
  async exportAudit(
    @Query() query: AuditExportParams,
    @Caller() caller: Principal,
  ): Promise<StreamableFile> {
    const entries = await this.exporting.execute(toAuditFilter(query), actorOf(caller));
    const isCsv = query.format === 'csv';
    return new StreamableFile(Readable.from(isCsv ? csvLines(entries) : jsonLines(entries)), {
      type: isCsv ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
      disposition: `attachment; filename="toolyard-audit.${query.format}"`,
    });
  }

  @Get(':sequence')
  @ApiOperation({ summary: 'Read an audit entry' })
  @Access('console:govern')
  @SpeaksLanguages()
  @ApiOkResponse({ type: ReadAuditEntryResponse })
  @ApiErrors(AUDIT_ENTRY_UNKNOWN)
  async readAuditEntry(
    @Param() { sequence }: AuditEntryParams,
    @CallLanguage() language: Language,
  ): Promise<ReadAuditEntryResponse> {
    return { data: toShownAuditEntry(await this.reading.execute(sequence), language) };
  }

  @Post(':sequence/revert')
  @ApiOperation({ summary: 'Revert the change of an audit entry' })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(
    ADMIN_UNKNOWN,
    AUDIT_CHANGED_SINCE,
    AUDIT_ENTRY_UNKNOWN,
    AUDIT_NOT_REVERTIBLE,
    AUDIT_SUBJECT_GONE,
    EMAIL_INVALID,
    EMAIL_TAKEN,
    LAST_SUPERADMIN,
    OWN_ACCOUNT,
    OWN_ROLE,
    TOOLS_CHANGED,
    TOOL_ID_TAKEN,
    TOOL_INVALID,
    TOOL_UNKNOWN,
    USERNAME_TAKEN,
    USER_UNKNOWN,
    VERSION_CONFLICT,
    ...NAME_ERRORS,
  )
  async revertAuditEntry(
    @Param() { sequence }: AuditEntryParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.reverting.execute({ sequence, language }, call);
  }
}
