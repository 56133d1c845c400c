import {
  AttemptGuard,
  BulkUsers,
  ChangeView,
  CreateAdmin,
  CreateUser,
  DeleteAdmin,
  DeleteUser,
  DeleteView,
  EditAdmin,
  EditUser,
  EndSessionsOfAdmin,
  EndSessionOfUser,
  EndSessionsOfUser,
  EraseExpiredUsers,
  EraseUser,
  ExportUsers,
  ImportUsers,
  ListAdmins,
  ListUsers,
  ListViews,
  ReadAdmin,
  ReadUser,
  ReadUserAccess,
  RemoveSecondFactorOfAdmin,
  RemoveSecondFactorOfUser,
  RestoreUser,
  SaveView,
  SendInvitation,
  SendPasswordReset,
  revertAccountChange,
  UserCount,
  userReader,
  type Admin,
  type AdminPrincipal,
  type Principal,
  type Session,
  type SendInvitationInput,
  type User,
} from '@toolyard/core/accounts';
import {
  SequentialIds,
  memoryDatabase,
  FakeClock,
  FakeTrustedDeviceTokens,
  MemoryAttemptLimiter,
  type MemoryRepositories,
} from '@toolyard/memory';
import { aSecondFactor } from '../conformance/credential-records.ts';
import { aSession, aUser, newId, NOON } from '../conformance/repository-records.ts';

export const PASSWORD = { hash: '$plain$given by an operator' };

export function anAdmin(change: Partial<Admin> = {}): Admin {
  const id = newId();
  return {
    id,
    version: 1,
    username: `ops-${id.slice(-12)}`,
    name: 'Ops',
    email: `${id}@ops.example.com`,
    role: 'admin',
    active: true,
    passwordHash: '$plain$own',
    mustChangePassword: false,
    lastLoginAt: null,
    previousLoginAt: null,
    createdAt: NOON,
    updatedAt: NOON,
    ...change,
  };
}

/** What operators do, over fakes; the clock stands at the moment when every principal gave the password. */
export function administrationFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const ports = { clock, ids: new SequentialIds() };
  const totals = new UserCount(readers.userDirectory, clock);
  const guard = new AttemptGuard(
    {
      limiter: new MemoryAttemptLimiter(),
      deviceTokens: new FakeTrustedDeviceTokens(),
      clock,
      work: unitOfWork,
    },
    { total: 1, perNetwork: 1, perNetworkUnderLoad: 1, trustedDevicesPerNetwork: 1 },
  );
  const resetting = new SendPasswordReset(readers.users, guard, ports);
  const invitation = new SendInvitation(readers.users, guard, ports);
  const inWork =
    <Input, Output>(
      make: (all: MemoryRepositories) => {
        execute(input: Input, principal: Principal): Promise<Output>;
      },
    ) =>
    (input: Input, principal: Principal): Promise<Output> =>
      unitOfWork.run((all) => make(all).execute(input, principal));

  const as = (admin: Admin, minutesAgo = 0): AdminPrincipal => ({
    kind: 'admin',
    adminId: admin.id,
    role: admin.role,
    sessionId: 'session',
    authenticatedAt: clock.now() - minutesAgo * 60_000,
    due: null,
  });
  return {
    clock,
    readers,
    as,
    /** Somebody whose password is not fresh enough for what is sensitive. */
    longAgo: (admin: Admin) => as(admin, 11),
    addUser: async (change: Partial<User> = {}) => {
      const user = aUser(change);
      await unitOfWork.run(({ users }) => users.add(user));
      return user;
    },
    addAdmin: async (change: Partial<Admin> = {}) => {
      const admin = anAdmin(change);
      await unitOfWork.run(({ admins }) => admins.add(admin));
      return admin;
    },
    signIn: (ownerId: string, place: 'sessions' | 'adminSessions', change: Partial<Session> = {}) =>
      unitOfWork.run((all) => all[place].add(aSession(ownerId, change))),
    switchSecondFactorOn: (ownerId: string, place: 'secondFactors' | 'adminSecondFactors') =>
      unitOfWork.run((all) => all[place].add(aSecondFactor(ownerId, { confirmedAt: NOON }))),
    notes: () => readers.audit.notes(),
    actions: () => readers.audit.notes().map(({ action }) => action),
    mails: () => unitOfWork.run(({ mails }) => mails.findDueLocked(clock.now())),
    /** Takes the mails that wait, in the order in which they were added. */
    takeMails: () =>
      unitOfWork.run(async ({ mails }) => {
        const taken: { kind: string; address: string }[] = [];
        for (let mail; (mail = await mails.findDueLocked(clock.now())); await mails.remove(mail.id))
          taken.push({ kind: mail.kind, address: mail.address });
        return taken;
      }),
    requestAddress: (userId: string, email: string) =>
      unitOfWork.run(({ emailConfirmations }) =>
        emailConfirmations.put({
          userId,
          email,
          tokenHash: email,
          createdAt: NOON,
          expiresAt: NOON + 1,
        }),
      ),
    hasRequestedAddress: (email: string) =>
      unitOfWork.run(async ({ emailConfirmations }) =>
        Boolean(await emailConfirmations.takeByToken(email)),
      ),
    listUsers: new ListUsers(readers.userDirectory, totals),
    readUser: new ReadUser(readers.users),
    sendInvitation: async (input: SendInvitationInput, principal: Principal) =>
      unitOfWork.run(await invitation.prepare(input, principal)),
    sendPasswordReset: async (input: SendInvitationInput, principal: Principal) =>
      unitOfWork.run(await resetting.prepare(input, principal)),
    createUser: inWork((all) => new CreateUser(all, ports)),
    editUser: inWork((all) => new EditUser(all, ports)),
    deleteUser: inWork((all) => new DeleteUser(all, clock)),
    restoreUser: inWork((all) => new RestoreUser(all, clock)),
    eraseUser: inWork((all) => new EraseUser(all, [], ports)),
    eraseExpiredUsers: () => new EraseExpiredUsers(unitOfWork, () => [], ports).execute(),
    bulkUsers: inWork((all) => new BulkUsers(all, clock)),
    readUserAccess: new ReadUserAccess(userReader({ ...readers, accounts: readers.users }), clock),
    endSessionOfUser: inWork((all) => new EndSessionOfUser(all, clock)),
    endSessionsOfUser: inWork((all) => new EndSessionsOfUser(all, clock)),
    removeSecondFactorOfUser: inWork((all) => new RemoveSecondFactorOfUser(all, ports)),
    exportUsers: new ExportUsers(unitOfWork, readers.userDirectory, clock),
    importUsers: inWork((all) => new ImportUsers(all, ports)),
    listViews: new ListViews(readers.savedViews),
    saveView: inWork((all) => new SaveView(all, clock, ports.ids)),
    changeView: inWork((all) => new ChangeView(all, clock)),
    deleteView: inWork((all) => new DeleteView(all, clock)),
    listAdmins: new ListAdmins(readers.admins, readers.adminSecondFactors),
    readAdmin: new ReadAdmin(readers.admins, readers.adminSecondFactors),
    createAdmin: inWork((all) => new CreateAdmin(all, ports)),
    editAdmin: inWork((all) => new EditAdmin(all, ports)),
    deleteAdmin: inWork((all) => new DeleteAdmin(all, clock)),
    endSessionsOfAdmin: inWork((all) => new EndSessionsOfAdmin(all, clock)),
    removeSecondFactorOfAdmin: inWork((all) => new RemoveSecondFactorOfAdmin(all, ports)),
    revert: (entry: Parameters<typeof revertAccountChange>[1], principal: Principal) =>
      unitOfWork.run((all) =>
        revertAccountChange({ all, ports, language: 'en' }, entry, principal),
      ),
  };
}
