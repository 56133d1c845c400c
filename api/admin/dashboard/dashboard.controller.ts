import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ListActivity, ReadDashboard } from '@toolyard/core/admin';
import type { LocalOutbox } from '@toolyard/core/mail';
import type { Language } from '@toolyard/core/shared';
import { CallLanguage, SpeaksLanguages } from '../../http/language.ts';
import { packageVersion } from '../../composition/package-version.ts';
import { PORTS } from '../../composition/ports.ts';
import type { Settings } from '../../composition/settings.ts';
import type { AuditWatch } from '../../health/audit-watch.ts';
import type { Readiness } from '../../health/readiness.ts';
import { Access } from '../../http/access.guard.ts';
import { Caller } from '../../http/caller.ts';
import { toGroupedAuditEntry } from '../audit/audit.dto.ts';
import { ActivityResponse, DashboardStatsResponse, toDashboardStats } from './dashboard.dto.ts';

const VERSION = packageVersion();

@ApiTags('admin dashboard')
@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: ReadDashboard,
    private readonly activity: ListActivity,
    @Inject(PORTS.readiness) private readonly readiness: Readiness,
    @Inject(PORTS.auditWatch) private readonly audit: AuditWatch,
    @Inject(PORTS.localOutbox) private readonly letters: LocalOutbox | null,
    @Inject(PORTS.settings) private readonly settings: Settings,
  ) {}

  @Get('stats')
  @ApiOperation({ summary: 'Read the figures of the dashboard' })
  @Access('console:use')
  @ApiOkResponse({ type: DashboardStatsResponse })
  async readDashboardStats(@Caller() caller: Principal): Promise<DashboardStatsResponse> {
    const [counts, isReady] = await Promise.all([
      this.dashboard.execute(caller),
      this.readiness.isReady(),
    ]);
    const auditWhole = this.audit.broken === null;
    const server = {
      version: VERSION,
      build: this.settings.build,
      health: isReady && auditWhole ? 'up' : 'degraded',
      auditWhole,
      hasOutbox: this.letters !== null,
    } as const;
    return { data: toDashboardStats(counts, server) };
  }

  @Get('activity')
  @ApiOperation({ summary: 'List the latest activity in the console' })
  @Access('console:use')
  @SpeaksLanguages()
  @ApiOkResponse({ type: ActivityResponse })
  async listActivity(
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<ActivityResponse> {
    const entries = await this.activity.execute(caller);
    return { data: entries.map((entry) => toGroupedAuditEntry(entry, language)) };
  }
}
