import { describe, expect, it } from '@jest/globals';
import { brokerageWorld } from './brokerage-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('connecting a brokerage account', () => {
  it('begins at the broker with a state of which only the hash is kept', async () => {
    const world = await brokerageWorld();
    const { url, state } = await world.begin();
    expect(url).toBe(`https://broker.example/en?state=${state}`);
    const begun = await world.unitOfWork.run(({ connections }) =>
      connections.take(`hash-of-${state}`),
    );
    expect(begun).toMatchObject({ ownerId: world.user.id });
  });

  it('completes for the user who began it', async () => {
    const world = await brokerageWorld();
    await world.connect();
    expect(await world.status()).toEqual({
      connected: true,
      provider: 'held',
      accountId: 'DU7',
      lastVerifiedAt: world.clock.now(),
      expiresAt: world.clock.now() + DAY,
    });
  });

  it('a state is good once', async () => {
    const world = await brokerageWorld();
    const { state } = await world.begin();
    await world.complete(state);
    await expect(world.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    expect(await world.kept()).not.toBeNull();
  });

  it('a state is good for less than ten minutes', async () => {
    const world = await brokerageWorld();
    const { state } = await world.begin();
    world.clock.advance(10 * MINUTE);
    await expect(world.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    const { state: next } = await world.begin();
    world.clock.advance(10 * MINUTE - 1);
    await world.complete(next);
  });

  it('the state of an earlier beginning is not good any more', async () => {
    const world = await brokerageWorld();
    const { state } = await world.begin();
    await world.begin();
    await expect(world.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
  });

  it('denied at the broker: nothing is connected, and the state is spent', async () => {
    const world = await brokerageWorld();
    const { state } = await world.begin();
    await expect(world.complete(state, null)).rejects.toMatchObject({
      code: 'AUTHORISATION_DENIED',
    });
    await expect(world.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    expect(await world.kept()).toBeNull();
  });

  it('a code that the broker does not know connects nothing', async () => {
    const world = await brokerageWorld();
    const { state } = await world.begin();
    await expect(world.complete(state, 'forged')).rejects.toMatchObject({ kind: 'validation' });
    expect(await world.kept()).toBeNull();
  });

  it('an account that was deleted meanwhile is not connected', async () => {
    const world = await brokerageWorld();
    const { state } = await world.begin();
    await world.unitOfWork.run(({ users }) => users.erase(world.user, world.clock.now()));
    await expect(world.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    expect(await world.kept()).toBeNull();
  });

  it('an earlier end that the broker names is kept', async () => {
    const world = await brokerageWorld();
    world.broker.end = world.clock.now() + MINUTE;
    await world.connect();
    expect((await world.status()).expiresAt).toBe(world.clock.now() + MINUTE);
  });
});

describe('the status of a brokerage account', () => {
  it('is not connected before', async () => {
    const world = await brokerageWorld();
    expect(await world.status()).toMatchObject({ connected: false, accountId: null });
  });

  it('each check moves the time of the last one, reading does not', async () => {
    const world = await brokerageWorld();
    await world.connect();
    const connectedAt = world.clock.now();
    world.clock.advance(MINUTE);
    expect((await world.read()).lastVerifiedAt).toBe(connectedAt);
    expect((await world.status()).lastVerifiedAt).toBe(connectedAt + MINUTE);
    expect((await world.read()).lastVerifiedAt).toBe(connectedAt + MINUTE);
  });

  it('ten checks at once agree', async () => {
    const world = await brokerageWorld();
    await world.connect();
    const all = await Promise.all(Array.from({ length: 10 }, world.status));
    expect(all.every(({ connected }) => connected)).toBe(true);
  });

  it('a session ends after 24 hours, without asking the broker', async () => {
    const world = await brokerageWorld();
    await world.connect();
    world.clock.advance(DAY);
    world.broker.down = true;
    expect((await world.status()).connected).toBe(false);
    expect(await world.kept()).toBeNull();
  });

  it('a session that the broker has ended is forgotten', async () => {
    const world = await brokerageWorld();
    await world.connect();
    await world.broker.close('key-1');
    expect((await world.status()).connected).toBe(false);
    expect(await world.kept()).toBeNull();
  });

  it('a broker that does not answer ends nothing', async () => {
    const world = await brokerageWorld();
    await world.connect();
    world.broker.down = true;
    await expect(world.status()).rejects.toMatchObject({ kind: 'provider' });
    world.broker.down = false;
    expect((await world.status()).connected).toBe(true);
  });
});

describe('disconnecting a brokerage account', () => {
  it('ends the session at the broker and forgets it; twice is no fault', async () => {
    const world = await brokerageWorld();
    await world.connect();
    for (const _time of [1, 2]) {
      await world.close();
      await world.disconnect();
    }
    expect(world.broker.sessions.get('key-1')).toBe(false);
    expect((await world.status()).connected).toBe(false);
  });

  it('a broker that does not answer leaves the connection as it is', async () => {
    const world = await brokerageWorld();
    await world.connect();
    world.broker.down = true;
    await expect(world.close()).rejects.toMatchObject({ code: 'BROKERAGE_FAILED' });
    expect(await world.kept()).not.toBeNull();
  });
});

describe('a brokerage connection in the audit log', () => {
  it('connecting, losing and ending it are written down, the broker’s session key never', async () => {
    const world = await brokerageWorld();
    await world.connect();
    await world.disconnect();
    await world.connect();
    world.broker.sessions.set('key-2', false);
    await world.status();
    const by = { actor: { realm: 'user', id: world.user.id } };
    const account = { provider: 'held', accountId: 'DU7' };
    expect(world.notes()).toMatchObject([
      { ...by, action: 'brokerage.connected', before: null, after: account },
      { ...by, action: 'brokerage.disconnected', before: account, after: null },
      { ...by, action: 'brokerage.connected', before: null, after: account },
      { ...by, action: 'brokerage.lapsed', before: account, after: null },
    ]);
    expect(JSON.stringify(world.notes())).not.toContain('key-');
  });
});
