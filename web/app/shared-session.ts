import type { StoredSession } from '@toolyard/browser';
import type { Language } from '@toolyard/core/shared';
import {
  createSessionRefresher,
  type RefreshOutcome,
  type SessionRefresher,
} from '../api/session-refresher.ts';
import type { Services } from './services.ts';

/** The session of a realm in this browser, which all its tabs share through the storage. */
interface SharedSession<Person> {
  readonly refresher: SessionRefresher;
  /** Shows who is signed in by the storage: at the start, and after another tab has changed it. */
  readonly show: () => void;
  readonly signedIn: (token: string, person: Person) => void;
  /** Another access token of the same session and person. */
  readonly tokenReplaced: (token: string) => void;
  readonly personChanged: (person: Person) => void;
  readonly signedOut: () => void;
}

/** What tells the realms apart. */
interface RealmNeeds<Person> {
  readonly services: Services;
  readonly language: () => Language;
  readonly stored: StoredSession<Person>;
  /** Where the next token is requested, and how it is read from the answer. */
  readonly refreshPath: string;
  readonly renewalIn: (body: unknown) => Renewal<Person>;
  /** Who is shown now; undefined before the storage has been read. */
  readonly shown: () => Person | null | undefined;
  readonly onRestored: (person: Person | null) => void;
  readonly onSignedIn: (person: Person) => void;
  readonly onSignedOut: () => void;
  readonly forgetAnswers: () => void;
}

export interface Renewal<Person> {
  readonly token: string;
  readonly person: Person;
}

export function createSharedSession<Person extends { readonly id: string }>(
  needs: RealmNeeds<Person>,
): SharedSession<Person> {
  const { services, stored, forgetAnswers } = needs;

  const keep = (token: string, person: Person) => {
    stored.write(token, person, Math.floor(services.now()));
    needs.onSignedIn(person);
  };
  const leave = () => {
    stored.clear();
    needs.onSignedOut();
    forgetAnswers();
    refresher.tokenChanged();
  };
  const show = () => {
    const person = stored.account();
    const shown = needs.shown();
    // Other values of the storage change too.
    if (shown !== undefined && JSON.stringify(shown) === JSON.stringify(person)) return;
    if (shown !== undefined && shown?.id !== person?.id) forgetAnswers();
    needs.onRestored(person);
  };
  /** What another tab did stands: renewed, signed in anew, or signed out. */
  const adopt = (): RefreshOutcome => {
    show();
    return stored.token() === null ? 'ended' : 'refreshed';
  };

  const renew = (): Promise<RefreshOutcome> => {
    const before = stored.token();
    const changedElsewhere = () => stored.token() !== before;
    return services.alone(async () => {
      if (changedElsewhere()) return adopt();
      const answer = await askForToken(needs);
      const renewed = answer?.ok ? await answer.json().then(needs.renewalIn, () => null) : null;
      if (changedElsewhere()) return adopt();
      if (renewed) keep(renewed.token, renewed.person);
      else if (answer?.status === 401) leave();
      else return 'unreachable';
      return renewed ? 'refreshed' : 'ended';
    });
  };

  const refresher = createSessionRefresher({
    token: () => stored.token(),
    receivedAt: () => stored.receivedAt(),
    refresh: renew,
    now: services.now,
  });

  return {
    refresher,
    show,
    signedIn(token, person) {
      forgetAnswers();
      keep(token, person);
      refresher.tokenChanged();
    },
    tokenReplaced(token) {
      const person = stored.account();
      if (person === null) return;
      keep(token, person);
      refresher.tokenChanged();
    },
    personChanged(person) {
      const token = stored.token();
      if (token === null) return;
      stored.write(token, person, stored.receivedAt() ?? services.now());
      needs.onSignedIn(person);
    },
    signedOut: leave,
  };
}

type Asking = Pick<RealmNeeds<unknown>, 'services' | 'language' | 'refreshPath'>;

/** A renewal whose answer got lost is requested again while the server still repeats it. */
const ASK_AGAIN_AFTER = [1000, 2000];

async function askForToken(needs: Asking): Promise<Response | null> {
  for (const pause of ASK_AGAIN_AFTER) {
    const answer = await askOnce(needs);
    if (answer || !needs.services.isOnline()) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return askOnce(needs);
}

/** The browser finishes this call even when the page goes: the next token must not get lost. */
const askOnce = ({ services, language, refreshPath }: Asking): Promise<Response | null> =>
  services
    .fetch(services.origin + refreshPath, {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: {
        Accept: 'application/json',
        'Accept-Language': language(),
        'Content-Type': 'application/json',
      },
      body: '{}',
    })
    .catch(() => null);
