import {
  BeginBrokerageConnection,
  CloseBrokerageSession,
  CompleteBrokerageConnection,
  DisconnectBrokerage,
  ReadBrokerageStatus,
  ReadConnection,
  BROKERAGE_FAILED,
  type BrokerageGateway,
} from '@toolyard/core/brokerage';
import type { Principal } from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import { memoryDatabase, FakeSecretSource, FakeClock } from '@toolyard/memory';
import { aUser } from '../conformance/repository-records.ts';

/** A broker in the hands of the test. */
class HeldBroker implements BrokerageGateway {
  readonly provider = 'held';
  readonly sessions = new Map<string, boolean>();
  down = false;
  end: number | null = null;

  async signInUrl(state: string, language: Language): Promise<string> {
    await this.answer();
    return `https://broker.example/${language}?state=${state}`;
  }

  async open(code: string) {
    await this.answer();
    if (code !== 'good') return null;
    const sessionKey = `key-${this.sessions.size + 1}`;
    this.sessions.set(sessionKey, true);
    return { accountId: 'DU7', sessionKey, expiresAt: this.end };
  }

  async verify(sessionKey: string): Promise<boolean> {
    await this.answer();
    return this.sessions.get(sessionKey) === true;
  }

  async close(sessionKey: string): Promise<void> {
    await this.answer();
    this.sessions.set(sessionKey, false);
  }

  private answer(): Promise<void> {
    return this.down ? Promise.reject(BROKERAGE_FAILED()) : Promise.resolve();
  }
}

/** The brokerage use cases over fakes, with one user. */
export async function brokerageFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const broker = new HeldBroker();
  const secrets = new FakeSecretSource();
  const user = aUser();
  await unitOfWork.run(({ users }) => users.add(user));
  const mei = principalOf(user.id, clock.now());
  const begin = new BeginBrokerageConnection(unitOfWork, broker, secrets, clock);
  const complete = new CompleteBrokerageConnection(unitOfWork, broker, secrets, clock);
  return {
    clock,
    broker,
    user,
    mei,
    unitOfWork,
    notes: () => readers.audit.notes(),
    stored: () => readers.connections.findOwned(user.id),
    begin: () => begin.execute({ language: 'en' }, mei),
    complete: (state: string, code: string | null = 'good') => complete.execute({ state, code }),
    async connect() {
      const { state } = await begin.execute({ language: 'en' }, mei);
      await complete.execute({ state, code: 'good' });
    },
    status: () => new ReadBrokerageStatus(unitOfWork, broker, clock).execute(mei),
    read: () => new ReadConnection(readers.connections, broker).execute(mei),
    close: () => new CloseBrokerageSession(readers.connections, broker).execute(mei),
    disconnect: () =>
      unitOfWork.run(({ connections, audit }) =>
        new DisconnectBrokerage(connections, audit, clock).execute({}, mei),
      ),
  };
}

export const principalOf = (userId: string, at: number): Principal => ({
  kind: 'user',
  userId,
  role: 'user',
  sessionId: 'a session',
  authenticatedAt: at,
});
