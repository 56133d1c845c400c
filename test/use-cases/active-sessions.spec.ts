import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  EndSession,
  EndSessions,
  ListSessions,
  Reauthenticate,
  userRealm,
} from '@toolyard/core/accounts';
import { MEI, accountsWorld } from './accounts-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('own sessions', () => {
  let world: ReturnType<typeof accountsWorld>;
  beforeEach(() => {
    world = accountsWorld();
  });
  const signIn = () => world.signIn.execute({ ...MEI, remember: true });
  const principalOf = ({ accessToken }: { readonly accessToken: string }) =>
    world.authenticate.execute(accessToken);
  const list = async (signedIn: { readonly accessToken: string }) =>
    new ListSessions(world.reader, world.clock).execute(await principalOf(signedIn));
  const end = async (id: string, signedIn: { readonly accessToken: string }) => {
    const principal = await principalOf(signedIn);
    return world.work.run((all) =>
      new EndSession(userRealm(all), world.clock).execute({ id }, principal),
    );
  };
  const endAll = async (scope: 'others' | 'all', signedIn: { readonly accessToken: string }) => {
    const principal = await principalOf(signedIn);
    return world.work.run((all) =>
      new EndSessions(userRealm(all), world.clock).execute({ scope }, principal),
    );
  };
  const INVALID = { code: 'SESSION_INVALID' };

  it('the list has this session first, then the others by last use', async () => {
    const first = await world.register.execute(MEI);
    world.clock.advance(MINUTE);
    const second = await signIn();
    world.clock.advance(MINUTE);
    const third = await signIn();
    const ids = (await list(first)).map(({ id }) => id);
    expect(ids).toEqual([first, third, second].map(({ session }) => session.id));
  });

  it('sessions that ended, idled out or belong to others are not listed', async () => {
    await world.register.execute(MEI);
    world.clock.advance(7 * DAY);
    const idle = await signIn();
    await world.register.execute({ ...MEI, email: 'other@example.com' });
    const ended = await signIn();
    await world.signOut.execute({ refreshToken: ended.refreshToken });
    expect((await list(idle)).map(({ id }) => id)).toEqual([idle.session.id]);
  });

  it('one of them can be ended, at once and once', async () => {
    const here = await world.register.execute(MEI);
    const there = await signIn();
    await end(there.session.id, here);
    await expect(principalOf(there)).rejects.toMatchObject(INVALID);
    await expect(world.refresh.execute({ refreshToken: there.refreshToken })).rejects.toMatchObject(
      INVALID,
    );
    await expect(end(there.session.id, here)).rejects.toMatchObject({ code: 'SESSION_UNKNOWN' });
    await expect(principalOf(here)).resolves.toMatchObject({ kind: 'user' });
  });

  it("another user's session is as unknown as one that never was", async () => {
    const mei = await world.register.execute(MEI);
    const other = await world.register.execute({ ...MEI, email: 'other@example.com' });
    const unknown = { kind: 'notFound', code: 'SESSION_UNKNOWN' };
    await expect(end(other.session.id, mei)).rejects.toMatchObject(unknown);
    await expect(end('00000000-0000-7000-8000-00000000ffff', mei)).rejects.toMatchObject(unknown);
    await expect(principalOf(other)).resolves.toMatchObject({ kind: 'user' });
  });

  it('everywhere else ends all but this one, everywhere ends this one too', async () => {
    const here = await world.register.execute(MEI);
    const others = [await signIn(), await signIn()];
    await endAll('others', here);
    for (const each of others) await expect(principalOf(each)).rejects.toMatchObject(INVALID);
    expect(await list(here)).toHaveLength(1);
    await endAll('all', here);
    await expect(principalOf(here)).rejects.toMatchObject(INVALID);
  });

  describe('the password once more', () => {
    const reauthenticate = async (password: string, signedIn: { readonly accessToken: string }) =>
      new Reauthenticate(world.users, world.reader, world.hasher, world.guard, {
        ...world.ports,
        codes: world.codes,
      }).execute({ password }, await principalOf(signedIn));

    it('opens the sensitive actions anew, for the new token of this session alone', async () => {
      const here = await world.register.execute(MEI);
      const there = await signIn();
      const signedInAt = world.clock.now();
      world.clock.advance(11 * MINUTE);
      const renewed = await reauthenticate(MEI.password, here);
      expect(await principalOf(renewed)).toMatchObject({ authenticatedAt: world.clock.now() });
      expect(await principalOf(here)).toMatchObject({ authenticatedAt: 0 });
      expect(await principalOf(there)).toMatchObject({ authenticatedAt: signedInAt });
    });

    it('a wrong one is a fault of the input, and the session stays as it is', async () => {
      const here = await world.register.execute(MEI);
      const before = await world.readers.sessions.find(here.session.id);
      await expect(reauthenticate('wrong', here)).rejects.toMatchObject({
        kind: 'validation',
        code: 'PASSWORD_WRONG',
      });
      expect(await world.readers.sessions.find(here.session.id)).toEqual(before);
    });
  });
});
