import {
  AUTHORISATION_DENIED,
  BROKERAGE_FAILED,
  type BrokerAccount,
  type BrokerageGateway,
  type BrokerageSession,
  type BrokerPosition,
  type BrokerSignIn,
  type ReturnParameters,
  type SessionState,
} from '@toolyard/core/brokerage';
import type { MarketData } from '@toolyard/core/market';
import type { Clock, Language } from '@toolyard/core/shared';
import { simulatedPositions } from './simulated-positions.ts';
import { signInPage, type SignInAnswers } from './sign-in-page.ts';

const CODE = /^allow-(DU\d{7})$/;
const SESSION = /^session-(DU\d{7})$/;

/** Where the broker's pages stand on our own site, and where it sends the browser back to. */
export interface BrokerPlaces {
  readonly signIn: string;
  readonly callback: string;
}

/** A broker that exists on our own site alone. It guards nothing, so its codes and sessions are plain words. */
export class SimulatedBroker implements BrokerageGateway {
  readonly provider = 'simulated';
  readonly name = { en: 'Simulated brokerage', 'zh-CN': '模拟券商' };
  readonly isSimulated = true;

  constructor(
    private readonly places: BrokerPlaces,
    private readonly market: Pick<MarketData, 'knows' | 'bars'>,
    private readonly clock: Clock,
  ) {}

  isOfferedTo(): boolean {
    return true;
  }

  begin({
    state,
    language,
  }: {
    readonly state: string;
    readonly language: Language;
  }): Promise<BrokerSignIn> {
    const url = withQuery(this.places.signIn, { state, language });
    return Promise.resolve({ url, reference: state, secret: null });
  }

  referenceIn({ state }: ReturnParameters): string | null {
    return state ?? null;
  }

  async complete(
    _begun: unknown,
    { code, error }: ReturnParameters,
  ): Promise<BrokerageSession | null> {
    if (error === 'access_denied') throw AUTHORISATION_DENIED();
    const accountId = error === undefined ? CODE.exec(code ?? '')?.[1] : undefined;
    await Promise.resolve();
    if (accountId === undefined) return null;
    const credentials = `session-${accountId}`;
    return { accountId, credentials, expiresAt: null, renewAt: null };
  }

  status(credentials: string): Promise<SessionState> {
    return Promise.resolve(accountOf(credentials) === null ? 'ended' : 'active');
  }

  renew(credentials: string) {
    return Promise.resolve(accountOf(credentials) === null ? null : { credentials, renewAt: null });
  }

  accounts(credentials: string): Promise<readonly BrokerAccount[] | null> {
    const id = accountOf(credentials);
    return Promise.resolve(id === null ? null : [{ id, value: null, currency: null }]);
  }

  async positions(credentials: string): Promise<readonly BrokerPosition[] | null> {
    const id = accountOf(credentials);
    if (id === null) return null;
    try {
      return await simulatedPositions(id, this.market, this.clock.now());
    } catch (cause) {
      throw BROKERAGE_FAILED({ cause });
    }
  }

  disconnect(): Promise<void> {
    return Promise.resolve();
  }

  /** The page at `places.signIn`. */
  signInPage({ state, ...answers }: SignInAnswers & { state: string }, language: Language): string {
    return signInPage(simulatedAccount(state), answers, language);
  }

  /** Where the browser goes when the owner has pressed Allow or Deny. */
  returnUrl(state: string, allowed: boolean): string {
    const { callback } = this.places;
    return allowed
      ? withQuery(callback, { state, code: `allow-${simulatedAccount(state)}` })
      : withQuery(callback, { state, error: 'access_denied' });
  }
}

const accountOf = (credentials: string): string | null => SESSION.exec(credentials)?.[1] ?? null;

/** A made-up account, the same one for the whole of one sign-in. */
function simulatedAccount(state: string): string {
  let number = 0;
  for (const letter of state) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 10_000_000;
  return `DU${String(number).padStart(7, '0')}`;
}

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;
