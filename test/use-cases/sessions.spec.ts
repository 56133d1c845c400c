import { beforeEach, describe, expect, it } from '@jest/globals';
import { ROTATION_GRACE } from '@toolyard/core/accounts';
import { MEI, accountsFixture } from './accounts-fixture.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const INVALID = { kind: 'unauthenticated', code: 'SESSION_INVALID' };

describe('sessions', () => {
  let fixture: ReturnType<typeof accountsFixture>;
  beforeEach(() => {
    fixture = accountsFixture();
  });
  const refresh = (refreshToken: string) => fixture.refresh.execute({ refreshToken });

  it('each refresh answers another token of the same session', async () => {
    const first = await fixture.register.execute(MEI);
    fixture.clock.advance(12 * MINUTE);
    const second = await refresh(first.refreshToken);
    expect(second.session.id).toBe(first.session.id);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await refresh(second.refreshToken)).toMatchObject({ account: { email: MEI.email } });
  });

  it('two refreshes at once both succeed, with the same successor', async () => {
    const { refreshToken } = await fixture.register.execute(MEI);
    const [one, two] = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(one.refreshToken).toBe(two.refreshToken);
    fixture.clock.advance(12 * MINUTE);
    await expect(refresh(two.refreshToken)).resolves.toBeDefined();
  });

  it('a used token is good for ten more seconds, then it ends the session', async () => {
    const first = await fixture.register.execute(MEI);
    const second = await refresh(first.refreshToken);
    fixture.clock.advance(ROTATION_GRACE);
    expect((await refresh(first.refreshToken)).refreshToken).toBe(second.refreshToken);
    fixture.clock.advance(1);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject(INVALID);
    await expect(refresh(second.refreshToken)).rejects.toMatchObject(INVALID);
    await expect(fixture.authenticate.execute(second.accessToken)).rejects.toMatchObject(INVALID);
  });

  it('a token from before the last two ends the session at once', async () => {
    const first = await fixture.register.execute(MEI);
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    await expect(refresh(first.refreshToken)).rejects.toMatchObject(INVALID);
    await expect(refresh(third.refreshToken)).rejects.toMatchObject(INVALID);
  });

  it.each(['', 'x', '00000000-0000-7000-8000-00000000ffff.secret', 'a.b.c'])(
    '%p is no refresh token',
    async (token) => expect(refresh(token)).rejects.toMatchObject(INVALID),
  );

  it('without remember-me a session ends after 12 hours, however much it is used', async () => {
    await fixture.register.execute(MEI);
    let { refreshToken } = await fixture.signIn.execute({ ...MEI, remember: false });
    for (let hour = 0; hour < 11; hour++) {
      fixture.clock.advance(HOUR);
      ({ refreshToken } = await refresh(refreshToken));
    }
    fixture.clock.advance(HOUR);
    await expect(refresh(refreshToken)).rejects.toMatchObject(INVALID);
  });

  it('an access token is good for 15 minutes', async () => {
    const { accessToken } = await fixture.register.execute(MEI);
    fixture.clock.advance(15 * MINUTE - 1);
    await expect(fixture.authenticate.execute(accessToken)).resolves.toMatchObject({
      kind: 'user',
    });
    fixture.clock.advance(1);
    await expect(fixture.authenticate.execute(accessToken)).rejects.toMatchObject(INVALID);
  });

  it('no token is a visitor, a bad one is refused', async () => {
    expect(await fixture.authenticate.execute(null)).toEqual({ kind: 'visitor' });
    await expect(fixture.authenticate.execute('')).rejects.toMatchObject(INVALID);
  });

  it('signing out ends the session at once, and again does nothing', async () => {
    const { accessToken, refreshToken } = await fixture.register.execute(MEI);
    await fixture.signOut.execute({ refreshToken });
    await fixture.signOut.execute({ refreshToken });
    await fixture.signOut.execute({ refreshToken: 'nonsense' });
    await expect(refresh(refreshToken)).rejects.toMatchObject(INVALID);
    await expect(fixture.authenticate.execute(accessToken)).rejects.toMatchObject(INVALID);
  });

  it('knowing the session alone signs nobody out', async () => {
    const { session, accessToken } = await fixture.register.execute(MEI);
    await fixture.signOut.execute({ refreshToken: `${session.id}.guess` });
    await expect(fixture.authenticate.execute(accessToken)).resolves.toMatchObject({
      kind: 'user',
    });
  });
});
