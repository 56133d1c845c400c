import { describe, expect, it } from '@jest/globals';
import { ListActivity, ReadDashboard } from '@toolyard/core/admin';
import { UserCount } from '@toolyard/core/accounts';
import { aNote } from '../support/audit-notes.ts';
import { anEvent } from '../conformance/lottery-records.ts';
import { aUser } from '../conformance/repository-records.ts';
import { adminConsoleFixture, operator } from './admin-console-fixture.ts';

const DAY = 86_400_000;

describe('the dashboard', () => {
  it('counts what there is, and names the login before the present one', async () => {
    const fixture = await adminConsoleFixture();
    const { clock, readers, unitOfWork, chief } = fixture;
    await fixture.create();
    await fixture.edit({ isActive: false });
    const weekOld = aUser({ createdAt: clock.now() - 7 * DAY });
    const older = aUser({ createdAt: clock.now() - 7 * DAY - 1 });
    await unitOfWork.run(async ({ users, admins, lotteryEvents }) => {
      const now = clock.now();
      await lotteryEvents.addIfNew(anEvent({ opensAt: now, closesAt: now + DAY }));
      await lotteryEvents.addIfNew(anEvent({ opensAt: now - DAY, closesAt: now }));
      await users.add(weekOld);
      await users.add(older);
      await admins.recordLogin(chief.id, clock.now() - DAY);
    });
    const totals = new UserCount(readers.userDirectory, clock);
    const dashboard = new ReadDashboard({ ...readers, totals, clock });
    const counts = {
      adminCount: 2,
      toolCount: 1,
      activeTools: 0,
      toolClicks: 0,
      lotteryCount: 2,
      activeEvents: 1,
      overdueDraws: 0,
      waitingEvents: 0,
      lastLogin: null,
      userCount: 3,
      newUsersThisWeek: 1,
    };
    expect(await dashboard.execute(fixture.by())).toEqual(counts);
    await unitOfWork.run(({ admins }) => admins.recordLogin(chief.id, clock.now()));
    const { lastLogin } = await dashboard.execute(fixture.by());
    expect(lastLogin).toBe(clock.now() - DAY);
    await fixture.remove();
    expect(await dashboard.execute(fixture.by())).toMatchObject({ toolCount: 0 });
  });
});

describe('the activity', () => {
  it('is the last ten of all for a superadmin, and the own for an admin', async () => {
    const fixture = await adminConsoleFixture();
    const { clerk, clock, readers, unitOfWork } = fixture;
    await unitOfWork.run(({ audit }) => {
      for (let at = 0; at < 12; at++) {
        audit.record(aNote({ actor: { realm: 'admin', id: clerk.id } }));
        audit.record(aNote());
      }
      return Promise.resolve();
    });
    const activity = new ListActivity(readers.trail);
    const all = await activity.execute(fixture.by());
    expect(all.map(({ sequence }) => sequence)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
    const own = await activity.execute(operator(clerk.id, 'admin', clock.now()));
    expect(own.map(({ sequence }) => sequence)).toEqual([23, 21, 19, 17, 15, 13, 11, 9, 7, 5]);
    expect(own[0]?.actorName).toBe(clerk.username);
  });
});
