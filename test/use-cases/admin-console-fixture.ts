import { EditAdmin, EditUser, type AdminRole, type Principal } from '@toolyard/core/accounts';
import { RevertAuditEntry } from '@toolyard/core/admin';
import { CreateTool, DeleteTool, EditTool } from '@toolyard/core/tools';
import { SequentialIds, memoryDatabase, FakeClock } from '@toolyard/memory';
import { anAdmin, aUser } from '../conformance/repository-records.ts';
import { AS_IS } from './tools-fixture.ts';

const ids = new SequentialIds();

export const operator = (adminId: string, role: AdminRole, at: number): Principal => ({
  kind: 'admin',
  adminId,
  role,
  sessionId: 'a session',
  authenticatedAt: at,
  due: null,
});

/** The console's use cases over fakes, with a superadmin, another admin and a user. */
export async function adminConsoleFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const ports = { clock, ids };
  const [chief, clerk, user] = [anAdmin({ role: 'superadmin' }), anAdmin(), aUser()];
  await unitOfWork.run(async ({ admins, users }) => {
    await admins.add(chief);
    await admins.add(clerk);
    await users.add(user);
  });
  const by = (): Principal => operator(chief.id, 'superadmin', clock.now());
  const last = async () => (await readers.trail.head()).sequence;
  const fields = { description: 'Counts.', icon: 'Σ', iconAlt: '', url: '/x', badges: [] };
  const draft = { ...fields, title: 'Data Analysis', color: '#3b82f6', order: 7, isActive: true };
  const person = { version: null, password: null, language: 'en' } as const;
  return {
    clock,
    readers,
    unitOfWork,
    chief,
    clerk,
    user,
    by,
    /** Each answers the number of the entry that tells of it. */
    create: () =>
      unitOfWork
        .run(({ tools, audit }) =>
          new CreateTool(tools, audit, clock, ids, AS_IS).execute(draft, by()),
        )
        .then(last),
    edit: (change: Partial<typeof draft>) =>
      unitOfWork
        .run(({ tools, audit }) =>
          new EditTool(tools, audit, clock).execute(
            { id: 'data-analysis', version: null, change },
            by(),
          ),
        )
        .then(last),
    remove: () =>
      unitOfWork
        .run(({ tools, audit }) =>
          new DeleteTool(tools, audit, clock).execute({ id: 'data-analysis', version: null }, by()),
        )
        .then(last),
    rename: (name: string) =>
      unitOfWork
        .run((all) =>
          new EditUser(all, ports).execute({ ...person, id: user.id, fields: { name } }, by()),
        )
        .then(last),
    editAdmin: (id: string, change: { name?: string; role?: AdminRole }) =>
      unitOfWork
        .run((all) => new EditAdmin(all, ports).execute({ ...person, id, fields: change }, by()))
        .then(last),
    tool: async () => (await readers.tools.list()).find(({ id }) => id === 'data-analysis'),
    revert: (sequence: number, principal = by()) =>
      unitOfWork.run((all) =>
        new RevertAuditEntry(all.trail, all, ports).execute(
          { sequence, language: 'en' },
          principal,
        ),
      ),
  };
}
