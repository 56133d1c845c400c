import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import type { AttemptLimiter } from '@toolyard/core/accounts';
import { Argon2PasswordHasher } from '@toolyard/security';
import { openTestApi, PORTS, register, type Member, type TestApi } from '../support/test-api.ts';
import { FULL_SIZE } from '../support/test-size.ts';

/** Times are comparable on an idle machine only: `npm run test:brute-force` compares a thousand of each kind. */
const TIMED = FULL_SIZE;
const ROUNDS = TIMED ? 1000 : 20;
const WARM_UP = TIMED ? 50 : 0;
const MOST_MS = 2;

/** Nobody is held up, so that the times are those of the sign-in itself. */
const open: AttemptLimiter = { take: () => Promise.resolve(null), clear: () => Promise.resolve() };
/** The hasher of the server, at a cost that lets two thousand run, and how many passwords it has verified. */
class CountingHasher extends Argon2PasswordHasher {
  verified = 0;

  constructor() {
    super({ memoryCost: 512, timeCost: 1, parallelism: 1 });
  }

  override verify(password: string, passwordHash: string | null): Promise<boolean> {
    this.verified += 1;
    return super.verify(password, passwordHash);
  }
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

describe('who has an account', () => {
  let api: TestApi;
  let mei: Member;
  const hasher = new CountingHasher();
  beforeAll(async () => {
    api = await openTestApi({
      rebind: (container) => {
        replace(container, PORTS.attempts, open);
        replace(container, PORTS.hasher, hasher);
      },
    });
    mei = await register(api);
  }, 120_000);
  afterAll(() => api?.close());

  const timed = async (email: string) => {
    const begun = performance.now();
    const answer = await fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'not the password' }),
    });
    const text = await answer.text();
    const ms = performance.now() - begun;
    const headers = [...answer.headers.keys()].sort().join(' ');
    return { ms, said: `${answer.status} ${headers} ${text}` };
  };

  it(`cannot be told from the answers, the passwords verified${TIMED ? ' or the medians of the times' : ''}`, async () => {
    hasher.verified = 0;
    const known: number[] = [];
    const unknown: number[] = [];
    const said = new Set<string>();
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      // Each goes first as often as the other.
      const turns = [
        [known, mei.email],
        [unknown, `nobody-${round}-${mei.email}`],
      ] as const;
      for (const [times, email] of round % 2 ? turns : [...turns].reverse()) {
        const answer = await timed(email);
        said.add(answer.said);
        if (round >= 0) times.push(answer.ms);
      }
    }
    expect([known.length, unknown.length]).toEqual([ROUNDS, ROUNDS]);
    expect(said.size).toBe(1);
    expect(hasher.verified).toBe(2 * (ROUNDS + WARM_UP));
    const gap = Math.abs(median(known) - median(unknown));
    if (TIMED) {
      console.log(
        `known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, gap ${gap.toFixed(3)} ms`,
      );
      expect(gap).toBeLessThan(MOST_MS);
    }
  }, 180_000);
});
