import {
  BROKERAGE_FAILED,
  type BrokerAccount,
  type BrokerPosition,
  type SessionState,
} from '@toolyard/core/brokerage';
import { LRUCache } from 'lru-cache';
import type { Answer, Outgoing } from './send.ts';
import {
  accountIdsOf,
  accountValueOf,
  isAlive,
  isLoggedOut,
  portfolioAccountsOf,
  positionsOf,
  sessionStateOf,
} from './wire.ts';

/** How often a session must be kept alive; the broker ends one after about five idle minutes. */
export const KEEP_ALIVE_MS = 60_000;

const PAGE_SIZE = 100;
const MOST_PAGES = 50;

/** The broker allows one call of the list of accounts in five seconds; a violation shuts out the whole address. */
const ACCOUNTS_PACE_MS = 6_000;

/** The account ids of sessions that were read a moment ago. */
export const recentAccounts = () =>
  new LRUCache<string, readonly string[]>({ max: 1_000, ttl: ACCOUNTS_PACE_MS });

/** The calls that both ways of signing in share. They read alone: there is none that places an order. */
export class IbkrSession {
  /** @param key What the session is known by among the recent accounts. */
  constructor(
    private readonly key: string,
    private readonly recent: ReturnType<typeof recentAccounts>,
    private readonly request: (outgoing: Outgoing) => Promise<Answer>,
  ) {}

  /** Opens the brokerage session again where it fell asleep, without taking the place of another one. */
  async state(): Promise<SessionState> {
    const state = sessionStateOf(await this.post('/iserver/auth/status'));
    if (state !== 'dormant') return state;
    const init = { publish: true, compete: false };
    const revived = sessionStateOf(await this.post('/iserver/auth/ssodh/init', init));
    return revived === 'dormant' ? 'ended' : revived;
  }

  async keepAlive(): Promise<boolean> {
    return isAlive(await this.post('/tickle'));
  }

  /** Ids of the accounts, the selected one among them; null where the session has ended. */
  async accountIds(): Promise<readonly string[] | null> {
    return accountIdsOf(await this.get('/iserver/accounts'));
  }

  /** Must come before `positions`: the broker answers those of accounts that were listed. */
  async accounts(): Promise<readonly BrokerAccount[] | null> {
    const ids = await this.portfolioIds();
    if (!ids) return null;
    const accounts: BrokerAccount[] = [];
    for (const id of ids) {
      const account = accountValueOf(id, await this.get(`/portfolio/${id}/ledger`));
      if (!account) return null;
      accounts.push(account);
    }
    return accounts;
  }

  async positions(accounts: readonly BrokerAccount[]): Promise<readonly BrokerPosition[] | null> {
    const all: BrokerPosition[] = [];
    for (const { id } of accounts) {
      for (let page = 0; ; page++) {
        if (page === MOST_PAGES)
          throw BROKERAGE_FAILED({ cause: new Error('the pages do not end') });
        const answer = await this.get(`/portfolio/${id}/positions/${page}`);
        const positions = positionsOf(answer);
        if (!positions) return null;
        all.push(...positions);
        if ((answer.body as readonly unknown[]).length < PAGE_SIZE) break;
      }
    }
    return all;
  }

  private async portfolioIds(): Promise<readonly string[] | null> {
    const known = this.recent.get(this.key);
    if (known) return known;
    const ids = portfolioAccountsOf(await this.get('/portfolio/accounts'));
    if (ids) this.recent.set(this.key, ids);
    return ids;
  }

  async logOut(): Promise<void> {
    if (!isLoggedOut(await this.post('/logout')))
      throw BROKERAGE_FAILED({ cause: new Error('the broker did not log out') });
  }

  private get(path: string): Promise<Answer> {
    return this.request({ method: 'GET', path });
  }

  private post(path: string, body: object = {}): Promise<Answer> {
    return this.request({ method: 'POST', path, body });
  }
}
