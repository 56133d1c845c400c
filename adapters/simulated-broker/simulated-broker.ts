import type { BrokerageGateway, BrokerageSession } from '@toolyard/core/brokerage';
import type { Language } from '@toolyard/core/shared';
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

  constructor(private readonly places: BrokerPlaces) {}

  signInUrl(state: string, language: Language): Promise<string> {
    return Promise.resolve(withQuery(this.places.signIn, { state, language }));
  }

  open(code: string): Promise<BrokerageSession | null> {
    const accountId = CODE.exec(code)?.[1];
    if (accountId === undefined) return Promise.resolve(null);
    return Promise.resolve({ accountId, sessionKey: `session-${accountId}`, expiresAt: null });
  }

  verify(sessionKey: string): Promise<boolean> {
    return Promise.resolve(SESSION.test(sessionKey));
  }

  close(): Promise<void> {
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

/** A made-up account, the same one for the whole of one sign-in. */
function simulatedAccount(state: string): string {
  let number = 0;
  for (const letter of state) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 10_000_000;
  return `DU${String(number).padStart(7, '0')}`;
}

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;
