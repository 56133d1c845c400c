import type { Language } from '@toolyard/core/shared';
import { baseApi } from '../api/base-api.ts';
import {
  createSessionKeeper,
  type RefreshOutcome,
  type SessionKeeper,
} from '../api/session-keeper.ts';
import type { Services } from './services.ts';
import { sessionSlice, type SessionUser } from './session.slice.ts';
import type { Store } from './store.ts';

/** The session of this browser, which all its tabs share by what they keep. */
export interface SharedSession {
  readonly keeper: SessionKeeper;
  /** Shows whoever is signed in by what is kept now: at the start, and when another tab changed it. */
  readonly show: () => void;
  readonly signedIn: (token: string, user: SessionUser) => void;
  readonly userChanged: (user: SessionUser) => void;
  readonly signedOut: () => void;
}

interface Needs {
  readonly services: Services;
  readonly language: () => Language;
  readonly store: () => Store;
}

export function createSharedSession({ services, language, store }: Needs): SharedSession {
  const { kept } = services;
  const { restored, signedIn, signedOut } = sessionSlice.actions;
  const forgetAnswers = () => store().dispatch(baseApi.util.resetApiState());

  const keep = (token: string, user: SessionUser) => {
    kept.keepSession(token, user, Math.floor(services.now()));
    store().dispatch(signedIn(user));
  };
  const leave = () => {
    kept.forget('user');
    store().dispatch(signedOut());
    forgetAnswers();
    keeper.tokenChanged();
  };
  const show = () => {
    const user = kept.user();
    const { status, user: shown } = store().getState().session;
    if (status === 'ready' && shown?.id !== user?.id) forgetAnswers();
    store().dispatch(restored(user));
  };
  /** What another tab did stands: renewed, signed in anew, or signed out. */
  const adopt = (): RefreshOutcome => {
    show();
    return kept.token('user') === null ? 'ended' : 'refreshed';
  };

  const renew = (): Promise<RefreshOutcome> => {
    const before = kept.token('user');
    const changedElsewhere = () => kept.token('user') !== before;
    return services.alone(async () => {
      if (changedElsewhere()) return adopt();
      const answer = await askForToken(services, language());
      const renewed = answer?.ok ? await renewalOf(answer) : null;
      if (changedElsewhere()) return adopt();
      if (renewed) keep(renewed.token, renewed.user);
      else if (answer?.status === 401) leave();
      else return 'unreachable';
      return renewed ? 'refreshed' : 'ended';
    });
  };

  const keeper = createSessionKeeper({
    token: () => kept.token('user'),
    receivedAt: kept.receivedAt,
    refresh: renew,
    now: services.now,
  });

  return {
    keeper,
    show,
    signedIn(token, user) {
      forgetAnswers();
      keep(token, user);
      keeper.tokenChanged();
    },
    userChanged(user) {
      const token = kept.token('user');
      if (token === null) return;
      kept.keepSession(token, user, kept.receivedAt() ?? services.now());
      store().dispatch(signedIn(user));
    },
    signedOut: leave,
  };
}

/** A renewal whose answer got lost is asked for again while the server still repeats it. */
const ASK_AGAIN_AFTER = [1000, 2000];

async function askForToken(services: Services, language: Language): Promise<Response | null> {
  for (const pause of ASK_AGAIN_AFTER) {
    const answer = await askOnce(services, language);
    if (answer || !services.isOnline()) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return askOnce(services, language);
}

/** The browser finishes this call even when the page goes: the next token must not get lost. */
const askOnce = (services: Services, language: Language): Promise<Response | null> =>
  services
    .fetch(`${services.origin}/api/auth/refresh`, {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        'Content-Type': 'application/json',
      },
      body: '{}',
    })
    .catch(() => null);

interface Renewal {
  readonly token: string;
  readonly user: SessionUser;
}

const renewalOf = (answer: Response): Promise<Renewal | null> =>
  answer.json().then(
    (body) => body as Renewal,
    () => null,
  );
