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
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { actorOf, type Principal } from '@toolyard/core/accounts';
import { ExportAudit, ListAuditEntries, ReadAuditEntry } from '@toolyard/core/audit';
import { RevertAuditEntry } from '@toolyard/core/admin';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage } from '../../http/language.ts';
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
  toAuditEntry,
  toIntegrity,
} from './audit.dto.ts';
import { IntegrityCheck } from './integrity-check.ts';

const TEXT = { schema: { type: 'string' as const } };

@ApiTags('admin audit')
@ApiBearerAuth()
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
  @Access('console:govern')
  @ApiOkResponse({ type: AuditEntriesResponse })
  @ApiErrors(401, 403)
  async listAuditEntries(@Query() query: AuditListParams): Promise<AuditEntriesResponse> {
    const { limit, cursor } = query;
    const page = await this.list.execute(toAuditFilter(query), { limit, cursor });
    return { data: page.items.map(toAuditEntry), nextCursor: page.nextCursor };
  }

  @Get('integrity')
  @Cost(3)
  @Access('console:govern')
  @ApiOkResponse({ type: AuditIntegrityResponse })
  @ApiErrors(401, 403)
  async readAuditIntegrity(): Promise<AuditIntegrityResponse> {
    return { data: toIntegrity(await this.integrity.newest()) };
  }

  @Get('export')
  @Cost(20)
  @Access('console:govern-sensitive')
  @ApiOkResponse({ content: { 'text/csv': TEXT, 'application/x-ndjson': TEXT } })
  @ApiErrors(401, 403)
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
  @Access('console:govern')
  @ApiOkResponse({ type: ReadAuditEntryResponse })
  @ApiErrors(401, 403, 404)
  async readAuditEntry(@Param() { sequence }: AuditEntryParams): Promise<ReadAuditEntryResponse> {
    return { data: toAuditEntry(await this.reading.execute(sequence)) };
  }

  @Post(':sequence/revert')
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 422)
  async revertAuditEntry(
    @Param() { sequence }: AuditEntryParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.reverting.execute({ sequence, language }, call);
  }
}
