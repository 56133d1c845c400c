import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  EndSession,
  EndSessions,
  ListSessions,
  Reauthenticate,
  userRealm,
} from '@toolyard/core/accounts';
import { MEI, accountsFixture } from './accounts-fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('own sessions', () => {
  let fixture: ReturnType<typeof accountsFixture>;
  beforeEach(() => {
    fixture = accountsFixture();
  });
  const signIn = () => fixture.signIn.execute({ ...MEI, remember: true });
  const principalOf = ({ accessToken }: { readonly accessToken: string }) =>
    fixture.authenticate.execute(accessToken);
  const list = async (signedIn: { readonly accessToken: string }) =>
    new ListSessions(fixture.reader, fixture.clock).execute(await principalOf(signedIn));
  const end = async (id: string, signedIn: { readonly accessToken: string }) => {
    const principal = await principalOf(signedIn);
    return fixture.work.run((all) =>
      new EndSession(userRealm(all), fixture.clock).execute({ id }, principal),
    );
  };
  const endAll = async (scope: 'others' | 'all', signedIn: { readonly accessToken: string }) => {
    const principal = await principalOf(signedIn);
    return fixture.work.run((all) =>
      new EndSessions(userRealm(all), fixture.clock).execute({ scope }, principal),
    );
  };
  const INVALID = { code: 'SESSION_INVALID' };

  it('the list has this session first, then the others by last use', async () => {
    const first = await fixture.register.execute(MEI);
    fixture.clock.advance(MINUTE);
    const second = await signIn();
    fixture.clock.advance(MINUTE);
    const third = await signIn();
    const ids = (await list(first)).map(({ id }) => id);
    expect(ids).toEqual([first, third, second].map(({ session }) => session.id));
  });

  it('sessions that ended, idled out or belong to others are not listed', async () => {
    await fixture.register.execute(MEI);
    fixture.clock.advance(7 * DAY);
    const idle = await signIn();
    await fixture.register.execute({ ...MEI, email: 'other@example.com' });
    const ended = await signIn();
    await fixture.signOut.execute({ refreshToken: ended.refreshToken });
    expect((await list(idle)).map(({ id }) => id)).toEqual([idle.session.id]);
  });

  it('one of them can be ended, at once and once', async () => {
    const here = await fixture.register.execute(MEI);
    const there = await signIn();
    await end(there.session.id, here);
    await expect(principalOf(there)).rejects.toMatchObject(INVALID);
    await expect(
      fixture.refresh.execute({ refreshToken: there.refreshToken }),
    ).rejects.toMatchObject(INVALID);
    await expect(end(there.session.id, here)).rejects.toMatchObject({ code: 'SESSION_UNKNOWN' });
    await expect(principalOf(here)).resolves.toMatchObject({ kind: 'user' });
  });

  it("another user's session is as unknown as one that never was", async () => {
    const mei = await fixture.register.execute(MEI);
    const other = await fixture.register.execute({ ...MEI, email: 'other@example.com' });
    const unknown = { kind: 'notFound', code: 'SESSION_UNKNOWN' };
    await expect(end(other.session.id, mei)).rejects.toMatchObject(unknown);
    await expect(end('00000000-0000-7000-8000-00000000ffff', mei)).rejects.toMatchObject(unknown);
    await expect(principalOf(other)).resolves.toMatchObject({ kind: 'user' });
  });

  it('everywhere else ends all but this one, everywhere ends this one too', async () => {
    const here = await fixture.register.execute(MEI);
    const others = [await signIn(), await signIn()];
    await endAll('others', here);
    for (const each of others) await expect(principalOf(each)).rejects.toMatchObject(INVALID);
    expect(await list(here)).toHaveLength(1);
    await endAll('all', here);
    await expect(principalOf(here)).rejects.toMatchObject(INVALID);
  });

  describe('the password once more', () => {
    const reauthenticate = async (password: string, signedIn: { readonly accessToken: string }) =>
      new Reauthenticate(fixture.users, fixture.reader, fixture.hasher, fixture.guard, {
        ...fixture.ports,
        codes: fixture.codes,
      }).execute({ password }, await principalOf(signedIn));

    it('opens the sensitive actions anew, for the new token of this session alone', async () => {
      const here = await fixture.register.execute(MEI);
      const there = await signIn();
      const signedInAt = fixture.clock.now();
      fixture.clock.advance(11 * MINUTE);
      const renewed = await reauthenticate(MEI.password, here);
      expect(await principalOf(renewed)).toMatchObject({ authenticatedAt: fixture.clock.now() });
      expect(await principalOf(here)).toMatchObject({ authenticatedAt: 0 });
      expect(await principalOf(there)).toMatchObject({ authenticatedAt: signedInAt });
    });

    it('a wrong one is a fault of the input, and the session stays as it is', async () => {
      const here = await fixture.register.execute(MEI);
      const before = await fixture.readers.sessions.find(here.session.id);
      await expect(reauthenticate('wrong', here)).rejects.toMatchObject({
        kind: 'validation',
        code: 'PASSWORD_WRONG',
      });
      expect(await fixture.readers.sessions.find(here.session.id)).toEqual(before);
    });
  });
});
