import { tokenRefreshAt } from '@toolyard/core/accounts';

/** Keeps the access token ahead of its end, so that a 401 really means signed out. Every tab has one; they share the token. */
export interface SessionRefresher {
  /** Waits for a token that is good for another 30 s; false where it cannot be had now. */
  readonly fresh: () => Promise<boolean>;
  /** The token has changed, here or in another tab: plan anew. */
  readonly tokenChanged: () => void;
  /** Looks at the clock again: after sleep, when the tab comes back, when the network does. */
  readonly woke: () => void;
  readonly stop: () => void;
}

/** `refreshed` also when another tab was quicker. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

interface RefresherNeeds {
  readonly token: () => string | null;
  /** When this browser got the token, by its own clock; null when unknown. */
  readonly receivedAt: () => number | null;
  /** Fetches and stores another token; `ended` when the server refuses. */
  readonly refresh: () => Promise<RefreshOutcome>;
  readonly now: () => number;
}

const LEAST_LEFT = 30_000;
/** The clock is looked at this often, so that a timer that slept with the machine is made up for. */
const LONGEST_SLEEP = 60_000;
const TRY_AGAIN = 30_000;
/** The clocks of two tabs may differ by so much. */
const SAME_TIME = 20_000;

interface Lifetime {
  readonly dueAt: number;
  readonly endsAt: number;
}

export function createSessionRefresher(needs: RefresherNeeds): SessionRefresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let under: Promise<void> | null = null;
  let notBefore = 0;

  const lifetime = (): Lifetime | null => {
    const token = needs.token();
    return token === null ? null : lifetimeOf(token, needs.receivedAt(), needs.now());
  };

  const isOver = (): boolean => {
    const ahead = lifetime();
    return ahead !== null && needs.now() > ahead.endsAt - LEAST_LEFT;
  };

  const refresh = (): Promise<void> => {
    under ??= needs
      .refresh()
      .catch((): RefreshOutcome => 'unreachable')
      .then((outcome) => {
        under = null;
        notBefore = outcome === 'unreachable' ? needs.now() + TRY_AGAIN : 0;
        plan();
      });
    return under;
  };

  const look = () => {
    const { dueAt } = lifetime() ?? { dueAt: Infinity };
    if (needs.now() >= Math.max(dueAt, notBefore)) void refresh();
    else plan();
  };

  const plan = () => {
    clearTimeout(timer);
    const ahead = lifetime();
    if (!ahead) return;
    const wait = Math.max(ahead.dueAt, notBefore) - needs.now();
    timer = setTimeout(look, Math.min(Math.max(wait, 0), LONGEST_SLEEP));
  };

  return {
    async fresh() {
      if (isOver()) await refresh();
      return !isOver();
    },
    tokenChanged: plan,
    woke: look,
    stop: () => clearTimeout(timer),
  };
}

/**
 * When a token is due and when it ends: by this browser's clock from when it came, since the server's may differ; by the
 * token's own words where that is unknown. A clock that was set back knows nothing any more: it is due now.
 */
function lifetimeOf(token: string, receivedAt: number | null, now: number): Lifetime | null {
  const claims = claimsOf(token);
  if (!claims) return null;
  if (receivedAt !== null && receivedAt > now + SAME_TIME) return { dueAt: now, endsAt: now };
  const length = (claims.exp - claims.iat) * 1000;
  const from = receivedAt ?? claims.iat * 1000;
  return { dueAt: tokenRefreshAt(from, from + length), endsAt: from + length };
}

/** Whether both tokens are of the same user. */
export const sameOwner = (one: string, other: string): boolean =>
  claimsOf(one)?.sub === claimsOf(other)?.sub;

interface Claims {
  readonly iat: number;
  readonly exp: number;
  readonly sub: unknown;
}

function claimsOf(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as Record<string, unknown>;
    const { iat, exp, sub } = claims;
    if (typeof iat !== 'number' || typeof exp !== 'number' || exp <= iat) return null;
    return { iat, exp, sub };
  } catch {
    return null;
  }
}
