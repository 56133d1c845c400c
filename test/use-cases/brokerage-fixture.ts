import {
  AUTHORISATION_DENIED,
  BeginBrokerageConnection,
  BROKERAGE_FAILED,
  Brokers,
  BrokerSessions,
  CloseBrokerageSession,
  CompleteBrokerageConnection,
  DisconnectBrokerage,
  ReadBrokerageStatus,
  ReadBrokerPositions,
  ReadConnection,
  type BrokerageGateway,
  type BrokerPosition,
  type ReturnParameters,
} from '@toolyard/core/brokerage';
import type { Principal, Session } from '@toolyard/core/accounts';
import type { Language, SecretVault } from '@toolyard/core/shared';
import { memoryDatabase, FakeSecretSource, FakeClock } from '@toolyard/memory';
import { aSession, aUser } from '../conformance/repository-records.ts';

/** A broker in the hands of the test. */
export class HeldBroker implements BrokerageGateway {
  readonly name = { en: 'Held broker', 'zh-CN': '测试券商' };
  readonly isSimulated = false;
  readonly sessions = new Map<string, boolean>();
  positionsOfAll: readonly BrokerPosition[] = [];
  account = 'DU7654321';
  down = false;
  paused = false;
  end: number | null = null;
  renewAt: number | null = null;
  renewals = 0;

  constructor(readonly provider = 'held') {}

  isOfferedTo(): boolean {
    return true;
  }

  async begin({ state, language }: { readonly state: string; readonly language: Language }) {
    await this.answer();
    const url = `https://broker.example/${language}?state=${state}`;
    return { url, reference: state, secret: `verifier of ${state}` };
  }

  referenceIn({ state }: ReturnParameters): string | null {
    return state ?? null;
  }

  async complete(
    { reference, secret }: { readonly reference: string; readonly secret: string | null },
    { code, error }: ReturnParameters,
  ) {
    await this.answer();
    if (error === 'access_denied') throw AUTHORISATION_DENIED();
    if (code !== 'good' || secret !== `verifier of ${reference}`) return null;
    const credentials = `key-${this.sessions.size + 1}`;
    this.sessions.set(credentials, true);
    const { account: accountId, end: expiresAt, renewAt } = this;
    return { accountId, credentials, expiresAt, renewAt };
  }

  async status(credentials: string) {
    await this.answer();
    if (this.paused) return 'paused';
    return this.sessions.get(credentials) === true ? 'active' : 'ended';
  }

  async renew(credentials: string) {
    this.renewals++;
    await this.answer();
    if (this.sessions.get(credentials) !== true) return null;
    const next = `${credentials}+`;
    this.sessions.set(next, true);
    return { credentials: next, renewAt: (this.renewAt ?? 0) + 60_000 };
  }

  async accounts(credentials: string) {
    await this.answer();
    const isActive = this.sessions.get(credentials) === true;
    return isActive ? [{ id: this.account, value: 1000, currency: 'USD' }] : null;
  }

  async positions(credentials: string) {
    await this.answer();
    return this.sessions.get(credentials) === true ? this.positionsOfAll : null;
  }

  async disconnect(credentials: string): Promise<void> {
    await this.answer();
    this.sessions.set(credentials, false);
  }

  private answer(): Promise<void> {
    return this.down ? Promise.reject(BROKERAGE_FAILED()) : Promise.resolve();
  }
}

/** Seals so that a test sees what is bound to what. */
const VAULT: SecretVault = {
  seal: (secret, boundTo) => `sealed(${[...secret].reverse().join('')})(${boundTo})`,
  open: (sealed, boundTo) => {
    const [, reversed] = /^sealed\((.*)\)\((.*)\)$/.exec(sealed) ?? [];
    return sealed.endsWith(`(${boundTo})`) ? [...(reversed ?? '')].reverse().join('') : null;
  },
};

/** The brokerage use cases over fakes, with one user. */
export async function brokerageFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const broker = new HeldBroker();
  const other = new HeldBroker('other');
  const brokers = new Brokers([broker, other]);
  const secrets = new FakeSecretSource();
  const user = aUser();
  const session: Session = {
    ...aSession(user.id),
    lastSeenAt: clock.now(),
    expiresAt: clock.now() + 30 * 86_400_000,
  };
  await unitOfWork.run(async ({ users, sessions }) => {
    await users.add(user);
    await sessions.add(session);
  });
  const mei = principalOf(user.id, clock.now(), session.id);
  const begin = new BeginBrokerageConnection(unitOfWork, brokers, secrets, VAULT, clock);
  const complete = new CompleteBrokerageConnection(unitOfWork, brokers, secrets, VAULT, clock);
  const sessions = new BrokerSessions(unitOfWork, brokers, VAULT, clock);
  const fixture = {
    ...{ clock, broker, other, user, mei, unitOfWork, sessions, session },
    /** The sessions as another server sees them. */
    another: () => new BrokerSessions(unitOfWork, brokers, VAULT, clock),
    notes: () => readers.audit.notes(),
    stored: () => readers.connections.findOwned(user.id),
    async begin(provider: string | null = null) {
      const { url, cookie } = await begin.execute({ language: 'en', provider }, mei);
      return { url, cookie, state: new URL(url).searchParams.get('state') ?? '' };
    },
    complete: (
      { state, cookie }: { readonly state: string; readonly cookie: string | null },
      parameters: ReturnParameters = { code: 'good' },
      provider = 'held',
    ) => complete.execute({ provider, parameters: { state, ...parameters }, cookie }),
    async connect() {
      await fixture.complete(await fixture.begin());
    },
    status: () => new ReadBrokerageStatus(unitOfWork, brokers, sessions, clock).execute(mei),
    read: () => new ReadConnection(readers.connections).execute(mei),
    positions: () => new ReadBrokerPositions(sessions).execute(mei),
    close: () => new CloseBrokerageSession(sessions).execute(mei),
    disconnect: () =>
      unitOfWork.run(({ connections, audit }) =>
        new DisconnectBrokerage(connections, audit, clock).execute({}, mei),
      ),
  };
  return fixture;
}

export const principalOf = (userId: string, at: number, sessionId = 'a session'): Principal => ({
  kind: 'user',
  userId,
  role: 'user',
  sessionId,
  authenticatedAt: at,
});
