import { randomBytes } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { ROTATION_GRACE, type SignInResult, type User } from '@toolyard/core/accounts';
import { RandomSecretSource } from '@toolyard/security';
import fc from 'fast-check';
import { propertySeed } from '../properties/seed.ts';
import { accountsFixture, MEI } from './accounts-fixture.ts';

const RUNS = 200;
const seed = propertySeed('session families');
const INVALID = { code: 'SESSION_INVALID' };
const secrets = new RandomSecretSource([{ id: 'test', secret: new Uint8Array(randomBytes(32)) }]);

const TICKS = [1, 4000, ROTATION_GRACE, ROTATION_GRACE + 1, 12 * 60_000, 60 * 60_000] as const;
type Step =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'ownerRefreshes'; readonly tabs: number; readonly answerLost: boolean }
  | { readonly kind: 'ownerSignsOut' | 'thiefCopies' | 'thiefRefreshes' | 'thiefSignsOut' }
  | { readonly kind: 'somebodyGuesses' };

const wait = fc.constantFrom(...TICKS).map((ms): Step => ({ kind: 'wait', ms }));
const ownerRefreshes = fc
  .record({ tabs: fc.integer({ min: 1, max: 3 }), answerLost: fc.boolean() })
  .map((how): Step => ({ kind: 'ownerRefreshes', ...how }));
const plain = (kind: Exclude<Step['kind'], 'wait' | 'ownerRefreshes'>) =>
  fc.constant<Step>({ kind });
const steps = (...more: fc.Arbitrary<Step>[]) =>
  fc.array(fc.oneof(wait, ownerRefreshes, ...more), { minLength: 3, maxLength: 15 });

/** A while of the owner alone, then somebody copies the token, then both go on, and seldom one signs out. */
const thefts = fc
  .tuple(
    steps(),
    steps(plain('thiefRefreshes'), plain('thiefRefreshes'), plain('somebodyGuesses')),
    steps(plain('thiefCopies'), plain('thiefRefreshes'), plain('thiefSignsOut')),
    steps(plain('ownerSignsOut'), plain('thiefRefreshes')),
  )
  .map(([before, ...after]): Step[] => [...before, { kind: 'thiefCopies' }, ...after.flat()]);

/** Owner and thief before one server, beside a model of the family: its tokens in order and whether it stands. */
async function family() {
  const fixture = accountsFixture(secrets);
  const first = await fixture.register.execute(MEI);
  const issued: Pick<SignInResult<User>, 'accessToken' | 'refreshToken'>[] = [first];
  const state = { stands: true, rotatedAt: fixture.clock.now(), replays: 0 };
  const placeOf = (token: string) => issued.findIndex((each) => each.refreshToken === token);

  /** The answer that the model expects, checked against the one that came; null for a refusal. */
  const refresh = async (token: string): Promise<string | null> => {
    const place = placeOf(token);
    const last = issued.length - 1;
    const now = fixture.clock.now();
    const rotates = state.stands && place === last;
    const repeats = state.stands && place === last - 1 && now <= state.rotatedAt + ROTATION_GRACE;
    const attempt = fixture.refresh.execute({ refreshToken: token });
    if (!rotates && !repeats) {
      if (state.stands) state.replays++;
      state.stands = false;
      await expect(attempt).rejects.toMatchObject(INVALID);
      return null;
    }
    const answer = await attempt;
    if (rotates) {
      expect(placeOf(answer.refreshToken)).toBe(-1);
      issued.push(answer);
      state.rotatedAt = now;
    } else expect(placeOf(answer.refreshToken)).toBe(last);
    return answer.refreshToken;
  };
  const signOut = async (token: string) => {
    await fixture.signOut.execute({ refreshToken: token });
    state.stands = false;
  };
  /** Every token ever given out, also what came of a stolen one, is as the model says. */
  const checkAll = async () => {
    if (state.stands) return;
    for (const { refreshToken, accessToken } of issued) {
      await expect(fixture.refresh.execute({ refreshToken })).rejects.toMatchObject(INVALID);
      await expect(fixture.authenticate.execute(accessToken)).rejects.toMatchObject(INVALID);
    }
  };
  return { fixture, first, state, refresh, signOut, checkAll };
}

async function play(script: readonly Step[]) {
  const { fixture, first, state, refresh, signOut, checkAll } = await family();
  let owner = first.refreshToken;
  let thief: string | null = null;
  let ownerLeft = false;
  let ownerSurprised = false;
  for (const step of script) {
    if (step.kind === 'wait') fixture.clock.advance(step.ms);
    if (step.kind === 'ownerRefreshes' && !ownerLeft) {
      if (step.answerLost) {
        await refresh(owner);
        fixture.clock.advance(ROTATION_GRACE - 1);
      }
      const answers = [];
      for (let tab = 0; tab < step.tabs; tab++) answers.push(await refresh(owner));
      ownerSurprised ||= answers.includes(null);
      owner = answers.at(-1) ?? owner;
    }
    if (step.kind === 'ownerSignsOut' && !ownerLeft) {
      await signOut(owner);
      ownerLeft = true;
    }
    if (step.kind === 'thiefCopies' && !ownerLeft) thief = owner;
    if (step.kind === 'thiefRefreshes' && thief !== null) thief = (await refresh(thief)) ?? thief;
    if (step.kind === 'thiefSignsOut' && thief !== null) await signOut(thief);
    if (step.kind === 'somebodyGuesses') {
      const forged = { refreshToken: `${first.session.id}.${secrets.next()}` };
      await expect(fixture.refresh.execute(forged)).rejects.toMatchObject(INVALID);
      await fixture.signOut.execute(forged);
    }
  }
  await checkAll();
  return { ownerSurprised, ...state };
}

const check = (script: fc.Arbitrary<Step[]>, holds: (steps: Step[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(script, holds), { seed, numRuns: RUNS });

describe('families of refresh tokens', () => {
  it(`a stolen, replayed token ends the whole family, descendants too, in ${RUNS} random sequences`, async () => {
    let replays = 0;
    await check(thefts, async (script) => {
      replays += (await play(script)).replays;
    });
    expect(replays).toBeGreaterThan(RUNS / 2);
  });

  it('without theft nobody is signed out, whatever forged tokens are tried', async () => {
    await check(steps(plain('somebodyGuesses')), async (script) => {
      expect(await play(script)).toMatchObject({ ownerSurprised: false, stands: true });
    });
  });

  it('a made-up secret of a known session ends nothing, a real old one ends it, also at signing out', async () => {
    const { fixture, first } = await family();
    const made = { refreshToken: `${first.session.id}.${'x'.repeat(43)}` };
    await expect(fixture.refresh.execute(made)).rejects.toMatchObject(INVALID);
    await fixture.signOut.execute(made);
    const second = await fixture.refresh.execute({ refreshToken: first.refreshToken });
    const third = await fixture.refresh.execute({ refreshToken: second.refreshToken });
    await expect(fixture.authenticate.execute(third.accessToken)).resolves.toBeDefined();
    await fixture.signOut.execute({ refreshToken: first.refreshToken });
    await expect(fixture.authenticate.execute(third.accessToken)).rejects.toMatchObject(INVALID);
  });

  it('forged tokens of a session of a thousand rotations are not looked up, nor secrets of another session', async () => {
    const { fixture, first } = await family();
    const other = await fixture.signIn.execute({ ...MEI, remember: false });
    let token = first.refreshToken;
    for (let i = 0; i < 1000; i++)
      token = (await fixture.refresh.execute({ refreshToken: token })).refreshToken;
    const followed = jest.spyOn(secrets, 'deriveNext');
    const [, foreign] = other.refreshToken.split('.');
    for (const secret of [secrets.next(), 'x'.repeat(64), foreign]) {
      const forged = { refreshToken: `${first.session.id}.${secret}` };
      await expect(fixture.refresh.execute(forged)).rejects.toMatchObject(INVALID);
    }
    expect(followed.mock.calls.length).toBeLessThan(10);
    followed.mockRestore();
    await expect(fixture.refresh.execute({ refreshToken: token })).resolves.toBeDefined();
  });
});
