import { ApiProperty } from '@nestjs/swagger';
import type { Dashboard } from '@toolyard/core/admin';
import { instant } from '../../http/instant.ts';
import { GroupedAuditEntryResponse } from '../audit/audit.dto.ts';

const HEALTH = ['up', 'degraded'] as const;
export type Health = (typeof HEALTH)[number];

class DashboardStats {
  @ApiProperty({ type: 'integer' })
  adminCount!: number;

  @ApiProperty({ type: 'integer' })
  toolCount!: number;

  @ApiProperty({ type: 'integer' })
  activeTools!: number;

  @ApiProperty({ type: 'integer', description: 'Clicks on tools in the last thirty days' })
  toolClicks!: number;

  @ApiProperty({ type: 'integer', description: 'Lottery events of every status' })
  lotteryCount!: number;

  @ApiProperty({ type: 'integer', description: 'Lottery events that are open now' })
  activeEvents!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description:
      'Prize draws that have waited for their freeze or their randomness for five minutes or more',
  })
  overdueDraws!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Prize draws of users that wait for approval',
  })
  waitingEvents!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: "The caller's login before the present one",
  })
  lastLogin!: string | null;

  @ApiProperty({ type: 'integer', description: 'May be five seconds old where there are many' })
  userCount!: number;

  @ApiProperty({ type: 'integer', description: 'Of the last seven days' })
  newUsersThisWeek!: number;

  @ApiProperty({ example: '0.1.0' })
  version!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '115bf85',
    description: 'What was built, such as a commit; null where the builder did not say',
  })
  build!: string | null;

  @ApiProperty({ enum: HEALTH, enumName: 'Health' })
  health!: Health;

  @ApiProperty({ description: 'False when the last walk found the audit log broken' })
  auditWhole!: boolean;

  @ApiProperty({
    description: 'Whether mails stay in the outbox for reading instead of being sent',
  })
  hasOutbox!: boolean;
}

/** Metrics of the server. */
export type Server = Pick<
  DashboardStats,
  'version' | 'build' | 'health' | 'auditWhole' | 'hasOutbox'
>;

export class DashboardStatsResponse {
  @ApiProperty()
  data!: DashboardStats;
}

export class ActivityResponse {
  @ApiProperty({ type: [GroupedAuditEntryResponse] })
  data!: GroupedAuditEntryResponse[];
}

export const toDashboardStats = (
  { lastLogin, ...counts }: Dashboard,
  server: Server,
): DashboardStats => ({
  adminCount: counts.adminCount,
  toolCount: counts.toolCount,
  activeTools: counts.activeTools,
  toolClicks: counts.toolClicks,
  lotteryCount: counts.lotteryCount,
  activeEvents: counts.activeEvents,
  overdueDraws: counts.overdueDraws,
  waitingEvents: counts.waitingEvents,
  lastLogin: lastLogin === null ? null : instant(lastLogin),
  userCount: counts.userCount,
  newUsersThisWeek: counts.newUsersThisWeek,
  ...server,
});
