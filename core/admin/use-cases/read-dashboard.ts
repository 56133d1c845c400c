import {
  asAdmin,
  type AdminRepository,
  type Principal,
  type UserCount,
} from '../../accounts/index.ts';
import type { LotteryEventRepository } from '../../lottery/index.ts';
import type { Clock, Instant } from '../../shared/index.ts';
import {
  firstClickDay,
  toolVisibility,
  type ToolClickCounter,
  type ToolRepository,
} from '../../tools/index.ts';
import type { SignupCounter } from '../ports/signup-counter.ts';
import { NO_FILTER, type AuditTrail, type GroupedAuditEntry } from '../../audit/index.ts';

/** Figures of the dashboard. */
export interface Dashboard {
  readonly adminCount: number;
  readonly toolCount: number;
  readonly activeTools: number;
  /** Of all tools in the last thirty days. */
  readonly toolClicks: number;
  readonly lotteryCount: number;
  readonly activeEvents: number;
  /** Prize draws whose freeze or draw is overdue. */
  readonly overdueDraws: number;
  /** Prize draws of users that wait for approval. */
  readonly waitingEvents: number;
  /** The caller's login before the present one; null when there was none. */
  readonly lastLogin: Instant | null;
  /** May be five seconds old where there are many. */
  readonly userCount: number;
  /** Of the last seven days. */
  readonly newUsersThisWeek: number;
}

const WEEK = 7 * 86_400_000;

export interface DashboardPorts {
  readonly admins: Pick<AdminRepository, 'find' | 'list'>;
  readonly tools: Pick<ToolRepository, 'list'>;
  readonly toolClicks: Pick<ToolClickCounter, 'totalsSince'>;
  readonly lotteryEvents: Pick<LotteryEventRepository, 'count'>;
  readonly totals: Pick<UserCount, 'count'>;
  readonly signups: SignupCounter;
  readonly clock: Clock;
}

export class ReadDashboard {
  constructor(private readonly ports: DashboardPorts) {}

  async execute(principal: Principal): Promise<Dashboard> {
    const { admins, tools, toolClicks, lotteryEvents, totals, signups, clock } = this.ports;
    const now = clock.now();
    const [clicks, admin, all, catalogue, events, userCount, newUsersThisWeek] = await Promise.all([
      toolClicks.totalsSince(firstClickDay(now)),
      admins.find(asAdmin(principal).adminId),
      admins.list(),
      tools.list(),
      lotteryEvents.count(now),
      totals.count({ text: null, role: null, status: null }),
      signups.countSince(now - WEEK),
    ]);
    return {
      adminCount: all.length,
      toolCount: catalogue.length,
      activeTools: catalogue.filter((tool) => toolVisibility(tool, now) === 'shown').length,
      toolClicks: Object.values(clicks).reduce((sum, count) => sum + count, 0),
      lotteryCount: events.all,
      activeEvents: events.active,
      overdueDraws: events.overdue,
      waitingEvents: events.waiting,
      lastLogin: admin?.previousLoginAt ?? null,
      userCount,
      newUsersThisWeek,
    };
  }
}

const SHOWN = 10;

/**
 * The latest audit entries, those that one action wrote together as one: all for a superadmin, the caller's own for
 * other admins.
 */
export class ListActivity {
  constructor(private readonly trail: Pick<AuditTrail, 'listGrouped'>) {}

  async execute(principal: Principal): Promise<readonly GroupedAuditEntry[]> {
    const { adminId, role } = asAdmin(principal);
    const own = role === 'superadmin' ? {} : { realm: 'admin' as const, actor: adminId };
    return this.trail.listGrouped({ ...NO_FILTER, ...own }, null, SHOWN);
  }
}
