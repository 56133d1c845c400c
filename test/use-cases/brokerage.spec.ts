import { describe, expect, it } from '@jest/globals';
import { brokerageFixture } from './brokerage-fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('connecting a brokerage account', () => {
  it('begins at the broker with a state of which only the hash is kept', async () => {
    const fixture = await brokerageFixture();
    const { url, state } = await fixture.begin();
    expect(url).toBe(`https://broker.example/en?state=${state}`);
    const begun = await fixture.unitOfWork.run(({ connections }) =>
      connections.take(`hash-of-${state}`),
    );
    expect(begun).toMatchObject({ ownerId: fixture.user.id });
  });

  it('completes for the user who began it', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    expect(await fixture.status()).toEqual({
      connected: true,
      provider: 'held',
      accountId: 'DU7',
      lastVerifiedAt: fixture.clock.now(),
      expiresAt: fixture.clock.now() + DAY,
    });
  });

  it('a state is good once', async () => {
    const fixture = await brokerageFixture();
    const { state } = await fixture.begin();
    await fixture.complete(state);
    await expect(fixture.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    expect(await fixture.stored()).not.toBeNull();
  });

  it('a state is good for less than ten minutes', async () => {
    const fixture = await brokerageFixture();
    const { state } = await fixture.begin();
    fixture.clock.advance(10 * MINUTE);
    await expect(fixture.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    const { state: next } = await fixture.begin();
    fixture.clock.advance(10 * MINUTE - 1);
    await fixture.complete(next);
  });

  it('the state of an earlier beginning is not good any more', async () => {
    const fixture = await brokerageFixture();
    const { state } = await fixture.begin();
    await fixture.begin();
    await expect(fixture.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
  });

  it('denied at the broker: nothing is connected, and the state is spent', async () => {
    const fixture = await brokerageFixture();
    const { state } = await fixture.begin();
    await expect(fixture.complete(state, null)).rejects.toMatchObject({
      code: 'AUTHORISATION_DENIED',
    });
    await expect(fixture.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    expect(await fixture.stored()).toBeNull();
  });

  it('a code that the broker does not know connects nothing', async () => {
    const fixture = await brokerageFixture();
    const { state } = await fixture.begin();
    await expect(fixture.complete(state, 'forged')).rejects.toMatchObject({ kind: 'validation' });
    expect(await fixture.stored()).toBeNull();
  });

  it('an account that was deleted meanwhile is not connected', async () => {
    const fixture = await brokerageFixture();
    const { state } = await fixture.begin();
    await fixture.unitOfWork.run(({ users }) => users.erase(fixture.user, fixture.clock.now()));
    await expect(fixture.complete(state)).rejects.toMatchObject({ code: 'AUTHORISATION_INVALID' });
    expect(await fixture.stored()).toBeNull();
  });

  it('an earlier end that the broker names is kept', async () => {
    const fixture = await brokerageFixture();
    fixture.broker.end = fixture.clock.now() + MINUTE;
    await fixture.connect();
    expect((await fixture.status()).expiresAt).toBe(fixture.clock.now() + MINUTE);
  });
});

describe('the status of a brokerage account', () => {
  it('is not connected before', async () => {
    const fixture = await brokerageFixture();
    expect(await fixture.status()).toMatchObject({ connected: false, accountId: null });
  });

  it('each check moves the time of the last one, reading does not', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    const connectedAt = fixture.clock.now();
    fixture.clock.advance(MINUTE);
    expect((await fixture.read()).lastVerifiedAt).toBe(connectedAt);
    expect((await fixture.status()).lastVerifiedAt).toBe(connectedAt + MINUTE);
    expect((await fixture.read()).lastVerifiedAt).toBe(connectedAt + MINUTE);
  });

  it('ten checks at once agree', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    const all = await Promise.all(Array.from({ length: 10 }, fixture.status));
    expect(all.every(({ connected }) => connected)).toBe(true);
  });

  it('a session ends after 24 hours, without asking the broker', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    fixture.clock.advance(DAY);
    fixture.broker.down = true;
    expect((await fixture.status()).connected).toBe(false);
    expect(await fixture.stored()).toBeNull();
  });

  it('a session that the broker has ended is forgotten', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    await fixture.broker.close('key-1');
    expect((await fixture.status()).connected).toBe(false);
    expect(await fixture.stored()).toBeNull();
  });

  it('a broker that does not answer ends nothing', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    fixture.broker.down = true;
    await expect(fixture.status()).rejects.toMatchObject({ kind: 'provider' });
    fixture.broker.down = false;
    expect((await fixture.status()).connected).toBe(true);
  });
});

describe('disconnecting a brokerage account', () => {
  it('ends the session at the broker and forgets it; twice is no fault', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    for (const _time of [1, 2]) {
      await fixture.close();
      await fixture.disconnect();
    }
    expect(fixture.broker.sessions.get('key-1')).toBe(false);
    expect((await fixture.status()).connected).toBe(false);
  });

  it('a broker that does not answer leaves the connection as it is', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    fixture.broker.down = true;
    await expect(fixture.close()).rejects.toMatchObject({ code: 'BROKERAGE_FAILED' });
    expect(await fixture.stored()).not.toBeNull();
  });
});

describe('a brokerage connection in the audit log', () => {
  it('connecting, losing and ending it are written down, the broker’s session key never', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    await fixture.disconnect();
    await fixture.connect();
    fixture.broker.sessions.set('key-2', false);
    await fixture.status();
    const by = { actor: { realm: 'user', id: fixture.user.id } };
    const account = { provider: 'held', accountId: 'DU7' };
    expect(fixture.notes()).toMatchObject([
      { ...by, action: 'brokerage.connected', before: null, after: account },
      { ...by, action: 'brokerage.disconnected', before: account, after: null },
      { ...by, action: 'brokerage.connected', before: null, after: account },
      { ...by, action: 'brokerage.lapsed', before: account, after: null },
    ]);
    expect(JSON.stringify(fixture.notes())).not.toContain('key-');
  });
});
