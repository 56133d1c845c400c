import { tokenRefreshAt } from '@toolyard/core/accounts';

/** Keeps the access token of this tab ahead of its end, so that a 401 really means signed out. */
export interface SessionKeeper {
  /** Resolves once the token is good for another 30 s, or cannot be had. */
  readonly fresh: () => Promise<void>;
  /** The token has changed: plan anew. */
  readonly tokenChanged: () => void;
  /** Looks at the clock again: after sleep, when the tab comes back, when the network does. */
  readonly woke: () => void;
  readonly stop: () => void;
}

export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

export interface KeeperNeeds {
  readonly token: () => string | null;
  /** Asks for the next token and keeps it; `ended` when the server refuses. */
  readonly refresh: () => Promise<RefreshOutcome>;
  readonly now: () => number;
}

const LEAST_LEFT = 30_000;
/** The clock is looked at this often, so that a timer that slept with the machine is made up for. */
const LONGEST_SLEEP = 60_000;
const TRY_AGAIN = 30_000;

interface Life {
  readonly dueAt: number;
  readonly endsAt: number;
}

export function createSessionKeeper(needs: KeeperNeeds): SessionKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> | null = null;
  let notBefore = 0;
  const received = new Map<string, number>();

  const life = (): Life | null => {
    const token = needs.token();
    return token === null ? null : lifeOf(token, received.get(token) ?? null);
  };

  const refresh = (): Promise<void> => {
    under ??= needs.refresh().then((outcome) => {
      under = null;
      const token = needs.token();
      received.clear();
      if (outcome === 'refreshed' && token !== null) received.set(token, needs.now());
      notBefore = outcome === 'unreachable' ? needs.now() + TRY_AGAIN : 0;
      plan();
    });
    return under;
  };

  const look = () => {
    const { dueAt } = life() ?? { dueAt: Infinity };
    if (needs.now() >= Math.max(dueAt, notBefore)) void refresh();
    else plan();
  };

  const plan = () => {
    clearTimeout(timer);
    const ahead = life();
    if (!ahead) return;
    const wait = Math.max(ahead.dueAt, notBefore) - needs.now();
    timer = setTimeout(look, Math.min(Math.max(wait, 0), LONGEST_SLEEP));
  };

  return {
    async fresh() {
      const ahead = life();
      if (ahead && needs.now() > ahead.endsAt - LEAST_LEFT) await refresh();
    },
    tokenChanged: plan,
    woke: look,
    stop: () => clearTimeout(timer),
  };
}

/** When a token is due and when it ends, by this machine's clock where it saw the token come. */
export function lifeOf(token: string, receivedAt: number | null): Life | null {
  const claims = claimsOf(token);
  if (!claims) return null;
  const length = (claims.exp - claims.iat) * 1000;
  const from = receivedAt ?? claims.iat * 1000;
  return { dueAt: tokenRefreshAt(from, from + length), endsAt: from + length };
}

function claimsOf(token: string): { iat: number; exp: number } | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as Record<string, unknown>;
    const { iat, exp } = claims;
    return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? { iat, exp } : null;
  } catch {
    return null;
  }
}
