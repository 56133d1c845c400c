import {
  AcceptInvitation,
  AccountMailRenderer,
  ChangePassword,
  ConfirmEmail,
  ConfirmSecondFactor,
  CreateUser,
  ReadSecondFactor,
  Reauthenticate,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  RequestEmailChange,
  RequestEmailConfirmation,
  RequestPasswordReset,
  ResetPassword,
  SendInvitation,
  StartSecondFactor,
  userRealm,
  type Principal,
} from '@toolyard/core/accounts';
import { SendDueMail } from '@toolyard/core/mail';
import { FakeMailer } from '@toolyard/memory';
import { accountsFixture, MEI } from './accounts-fixture.ts';

export const SITE = 'https://toolyard.example';

/** The use cases of passwords, second factors and mail over fakes, and what a test asks of them. */
export function credentialsFixture() {
  const fixture = accountsFixture();
  const { work, users, reader, clock, ports, codes, hasher, guard, common } = fixture;
  const mailer = new FakeMailer();
  const writer = new AccountMailRenderer(work, ports.secrets, clock, SITE);
  const rules = { common };
  const factorPorts = { ...ports, codes };
  const dropped: string[] = [];
  const erasedConnections: string[] = [];
  const connections = () => ({
    eraseOwned: (id: string) => Promise.resolve(void erasedConnections.push(id)),
  });
  const mail = new SendDueMail(work, writer, mailer, clock, {
    count: ({ kind }, reason) => void dropped.push(`${reason} ${kind}`),
  });
  const language = 'en' as const;

  const principal = async () => {
    const { accessToken } = await fixture.signIn.execute({ ...MEI, remember: false });
    return fixture.authenticate.execute(accessToken);
  };

  const operator = (): Principal => ({
    kind: 'admin',
    adminId: 'ops',
    role: 'superadmin',
    sessionId: 'session',
    authenticatedAt: clock.now(),
    due: null,
  });

  const email = {
    request: new RequestEmailConfirmation(work, guard, ports),
    change: new RequestEmailChange(work, guard, ports),
    confirm: new ConfirmEmail(work, guard, ports, connections),
  };
  const letters = async () => {
    await mail.execute();
    return mailer.letters.splice(0);
  };

  return {
    ...fixture,
    email,
    /** Registers somebody, who opens the mailed link. */
    async join(person: { name: string; email: string; password: string } = MEI) {
      const { accessToken } = await fixture.register.execute({ ...person, language });
      const letter = (await letters()).find(({ to }) => to === person.email);
      await email.confirm.execute({ token: tokenIn(letter?.text), language });
      return fixture.authenticate.execute(accessToken);
    },
    mailer,
    writer,
    dropped,
    mail,
    principal,
    changing: new ChangePassword(users, hasher, rules, guard, ports),
    requesting: new RequestPasswordReset(work, guard, ports),
    resetting: new ResetPassword(work, hasher, rules, guard, ports, connections),
    /** Owners whose brokerage connections were removed. */
    erasedConnections,
    accepting: new AcceptInvitation(work, hasher, rules, guard, ports),
    /** Creates a user with a password that the operator knows; returns the id. */
    invite: async (address: string, password: string) => {
      const hash = await hasher.hash(password);
      const draft = { name: 'New', email: address, role: 'user', language } as const;
      const made = await work.run((all) =>
        new CreateUser(all, ports).execute({ ...draft, password: { hash } }, operator()),
      );
      return made.id;
    },
    inviteAgain: async (id: string) => {
      const sending = new SendInvitation(fixture.readers.users, guard, ports);
      await work.run(await sending.prepare({ id, language }, operator()));
    },
    pending: async (address: string) =>
      (await fixture.readers.users.findByEmail(address))?.invitedAt !== null,
    reauthenticate: new Reauthenticate(users, reader, hasher, guard, factorPorts),
    factor: {
      read: (by: Principal) => new ReadSecondFactor(reader).execute(by),
      start: (by: Principal) =>
        work.run((at) => new StartSecondFactor(userRealm(at), factorPorts).execute({}, by)),
      confirm: (code: string, by: Principal) =>
        new ConfirmSecondFactor(users, reader, guard, factorPorts).execute({ code, language }, by),
      renew: (by: Principal) =>
        work.run((at) => new RenewRecoveryCodes(userRealm(at), factorPorts).execute({}, by)),
      remove: (by: Principal) =>
        work.run((at) => new RemoveSecondFactor(userRealm(at), ports).execute({ language }, by)),
    },
    /** The letters that were sent since the last look. */
    letters,
  };
}

export type CredentialsFixture = ReturnType<typeof credentialsFixture>;

/** The id of a user. */
export const idOf = (principal: Principal): string =>
  principal.kind === 'user' ? principal.userId : '';

/** The token of a mailed link. */
export const tokenIn = (text: string | undefined): string =>
  /\/auth\/(?:reset|invitation|confirm-email)\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? 'no token';
