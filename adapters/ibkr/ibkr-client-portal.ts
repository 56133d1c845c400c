import type {
  BrokerAccount,
  BrokerageGateway,
  BrokerageSession,
  BrokerSignIn,
  ReturnParameters,
  SessionState,
} from '@toolyard/core/brokerage';
import type { Clock } from '@toolyard/core/shared';
import { IbkrSession, KEEP_ALIVE_MS, recentAccounts } from './ibkr-session.ts';
import { send, type Endpoint } from './send.ts';

export interface ClientPortalSettings extends Endpoint {
  /** E-mail address of the only user who may connect: the gateway is signed in to one account for everybody. */
  readonly ownerEmail: string;
  readonly callbackUrl: string;
  readonly clock: Clock;
}

/**
 * IBKR's Client Portal Gateway, which its owner runs and signs in to in the browser. It sends the browser nowhere
 * afterwards: a sign-in that is begun when the gateway is signed in returns at once, else it leads to the gateway.
 */
export class IbkrClientPortal implements BrokerageGateway {
  readonly provider = 'ibkr-gateway';
  readonly name = {
    en: 'Interactive Brokers (gateway)',
    'zh-CN': '盈透证券（本地网关）',
  };
  readonly isSimulated = false;
  private readonly session: IbkrSession;

  constructor(private readonly settings: ClientPortalSettings) {
    this.session = new IbkrSession('gateway', recentAccounts(), (outgoing) =>
      send(settings, outgoing),
    );
  }

  isOfferedTo({ email, emailVerifiedAt }: Parameters<BrokerageGateway['isOfferedTo']>[0]) {
    return email === this.settings.ownerEmail && emailVerifiedAt !== null;
  }

  async begin({ state }: { readonly state: string }): Promise<BrokerSignIn> {
    const isSignedIn = (await this.session.state()) === 'active';
    const url = isSignedIn
      ? `${this.settings.callbackUrl}?${new URLSearchParams({ state }).toString()}`
      : new URL('/', this.settings.baseUrl).href;
    return { url, reference: state, secret: null };
  }

  referenceIn({ state }: ReturnParameters): string | null {
    return state ?? null;
  }

  async complete(): Promise<BrokerageSession | null> {
    if ((await this.session.state()) !== 'active') return null;
    const [accountId] = (await this.session.accountIds()) ?? [];
    if (accountId === undefined) return null;
    return { accountId, credentials: accountId, expiresAt: null, renewAt: this.nextRenewal() };
  }

  /** The gateway may have been signed in to another account since. */
  async status(accountId: string): Promise<SessionState> {
    const state = await this.session.state();
    if (state !== 'active') return state;
    const ids = await this.session.accountIds();
    return ids?.includes(accountId) ? 'active' : 'ended';
  }

  async renew(credentials: string) {
    const alive = await this.session.keepAlive();
    return alive ? { credentials, renewAt: this.nextRenewal() } : null;
  }

  async accounts(accountId: string): Promise<readonly BrokerAccount[] | null> {
    const accounts = await this.session.accounts();
    return accounts?.some(({ id }) => id === accountId) ? accounts : null;
  }

  positions(_accountId: string, accounts: readonly BrokerAccount[]) {
    return this.session.positions(accounts);
  }

  disconnect(): Promise<void> {
    return this.session.logOut();
  }

  private nextRenewal(): number {
    return this.settings.clock.now() + KEEP_ALIVE_MS;
  }
}
