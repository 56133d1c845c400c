import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replace } from '@toolyard/api';
import { openTestApi, PORTS, register, type Member, type TestApi } from '../support/test-api.ts';

const ROUNDS = 500;
const WARM_UP = 50;
const MOST_MS = 2;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

describe('who asks for a new password', () => {
  let api: TestApi;
  let mei: Member;
  beforeAll(async () => {
    api = await openTestApi({
      rebind: (container) => {
        const take = () => Promise.resolve(null);
        replace(container, PORTS.attempts, { take, clear: () => Promise.resolve() });
      },
    });
    mei = await register(api);
  }, 120_000);
  afterAll(() => api?.close());

  const timed = async (email: string): Promise<number> => {
    const begun = performance.now();
    const answer = await fetch(`${api.url}/api/auth/password/forgot`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await answer.text();
    expect(answer.status).toBe(204);
    return performance.now() - begun;
  };

  it('cannot tell from the medians of 500 + 500 in turn whether the address has an account', async () => {
    const [known, unknown]: [number[], number[]] = [[], []];
    const stranger = mei.email.replace('member', 'nobody');
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const turns = [
        [known, mei.email],
        [unknown, stranger],
      ] as const;
      for (const [times, email] of round % 2 ? turns : turns.toReversed()) {
        const ms = await timed(email);
        if (round >= 0) times.push(ms);
      }
    }
    const gap = Math.abs(median(known) - median(unknown));
    console.log(
      `known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, gap ${gap.toFixed(3)} ms`,
    );
    expect(gap).toBeLessThan(MOST_MS);
  }, 120_000);
});
