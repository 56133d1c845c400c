import { describe, expect, it } from '@jest/globals';
import { brokerageFixture } from './brokerage-fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const INVALID = { code: 'AUTHORISATION_INVALID' };

describe('connecting a brokerage account', () => {
  it('begins at the broker; of reference and cookie only hashes are stored, and the secret sealed', async () => {
    const fixture = await brokerageFixture();
    const { url, state, cookie } = await fixture.begin();
    expect(url).toBe(`https://broker.example/en?state=${state}`);
    const begun = await fixture.unitOfWork.run(({ connections }) =>
      connections.take(`hash-of-${state}`),
    );
    expect(begun).toMatchObject({
      ownerId: fixture.user.id,
      sessionId: fixture.session.id,
      cookieHash: `hash-of-${cookie}`,
    });
    expect(begun?.sealedSecret).toContain(`(${fixture.user.id}|held|secret)`);
    expect(begun?.sealedSecret).not.toContain('verifier');
  });

  it('completes for the user who began it; the session is stored sealed for that user', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    expect(await fixture.status()).toMatchObject({
      connected: true,
      provider: 'held',
      accountId: 'DU7654321',
      lastVerifiedAt: fixture.clock.now(),
      expiresAt: fixture.clock.now() + DAY,
    });
    const { sealedCredentials = '' } = (await fixture.stored()) ?? {};
    expect(sealedCredentials).toContain(`(${fixture.user.id}|held|credentials)`);
    expect(sealedCredentials).not.toContain('key-1');
  });

  it('a broker that the site does not offer is not begun', async () => {
    const fixture = await brokerageFixture();
    await expect(fixture.begin('unheard-of')).rejects.toMatchObject({ code: 'BROKER_NOT_OFFERED' });
    expect((await fixture.begin('other')).url).toContain('https://');
  });

  it('a return is good once', async () => {
    const fixture = await brokerageFixture();
    const begun = await fixture.begin();
    await fixture.complete(begun);
    await expect(fixture.complete(begun)).rejects.toMatchObject(INVALID);
    expect(await fixture.stored()).not.toBeNull();
  });

  it('of ten equal returns at once one connects', async () => {
    const fixture = await brokerageFixture();
    const begun = await fixture.begin();
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, () => fixture.complete(begun)),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(fixture.broker.sessions.size).toBe(1);
  });

  it('a return is good for less than ten minutes', async () => {
    const fixture = await brokerageFixture();
    const begun = await fixture.begin();
    fixture.clock.advance(10 * MINUTE);
    await expect(fixture.complete(begun)).rejects.toMatchObject(INVALID);
    const next = await fixture.begin();
    fixture.clock.advance(10 * MINUTE - 1);
    await fixture.complete(next);
  });

  it('the return of an earlier beginning is not good any more, and leaves the later one', async () => {
    const fixture = await brokerageFixture();
    const first = await fixture.begin();
    const second = await fixture.begin();
    await expect(fixture.complete(first)).rejects.toMatchObject(INVALID);
    await fixture.complete(second);
  });

  it('denied at the broker: nothing is connected, and the return is spent', async () => {
    const fixture = await brokerageFixture();
    const begun = await fixture.begin();
    await expect(fixture.complete(begun, { error: 'access_denied' })).rejects.toMatchObject({
      code: 'AUTHORISATION_DENIED',
    });
    await expect(fixture.complete(begun)).rejects.toMatchObject(INVALID);
    expect(await fixture.stored()).toBeNull();
  });

  it('a code that the broker does not know connects nothing', async () => {
    const fixture = await brokerageFixture();
    await expect(fixture.complete(await fixture.begin(), { code: 'forged' })).rejects.toMatchObject(
      { kind: 'validation' },
    );
    expect(await fixture.stored()).toBeNull();
  });

  it('another browser, or another broker, connects nothing and spends nothing', async () => {
    const fixture = await brokerageFixture();
    const begun = await fixture.begin();
    for (const cookie of [null, 'another'])
      await expect(fixture.complete({ ...begun, cookie })).rejects.toMatchObject(INVALID);
    await expect(fixture.complete(begun, { code: 'good' }, 'other')).rejects.toMatchObject(INVALID);
    await fixture.complete(begun);
  });

  it('a user who has signed out meanwhile is not connected', async () => {
    const fixture = await brokerageFixture();
    const begun = await fixture.begin();
    await fixture.unitOfWork.run(({ sessions }) =>
      sessions.update({
        ...fixture.session,
        version: fixture.session.version + 1,
        revokedAt: fixture.clock.now(),
      }),
    );
    await expect(fixture.complete(begun)).rejects.toMatchObject(INVALID);
    expect(fixture.broker.sessions.size).toBe(0);
  });

  it('an account that was deleted meanwhile is not connected', async () => {
    const fixture = await brokerageFixture();
    const begun = await fixture.begin();
    await fixture.unitOfWork.run(({ users }) => users.erase(fixture.user, fixture.clock.now()));
    await expect(fixture.complete(begun)).rejects.toMatchObject(INVALID);
    expect(await fixture.stored()).toBeNull();
  });

  it('another account does not take the place of one that is connected, and its session is ended', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    const before = await fixture.stored();
    fixture.broker.account = 'DU9999999';
    await expect(fixture.complete(await fixture.begin())).rejects.toMatchObject(INVALID);
    expect(await fixture.stored()).toEqual(before);
    expect([...fixture.broker.sessions.values()]).toEqual([true, false]);
  });

  it('an earlier end that the broker names is kept', async () => {
    const fixture = await brokerageFixture();
    fixture.broker.end = fixture.clock.now() + MINUTE;
    await fixture.connect();
    expect((await fixture.status()).expiresAt).toBe(fixture.clock.now() + MINUTE);
  });
});

describe('the session at a broker', () => {
  it('is renewed when it is due, by one of ten calls at once', async () => {
    const fixture = await brokerageFixture();
    fixture.broker.renewAt = fixture.clock.now() + MINUTE;
    await fixture.connect();
    fixture.clock.advance(MINUTE);
    const all = await Promise.all(Array.from({ length: 10 }, fixture.status));
    expect(all.every(({ connected }) => connected)).toBe(true);
    expect(fixture.broker.renewals).toBe(1);
    expect((await fixture.stored())?.sealedCredentials).toContain('+1-yek');
  });

  it('two servers that keep sessions alive renew each once', async () => {
    const fixture = await brokerageFixture();
    fixture.broker.renewAt = fixture.clock.now() + MINUTE;
    await fixture.connect();
    await fixture.sessions.renewDue();
    expect(fixture.broker.renewals).toBe(0);
    fixture.clock.advance(MINUTE);
    const second = fixture.another();
    expect(await Promise.all([fixture.sessions.renewDue(), second.renewDue()])).toEqual([[], []]);
    expect(fixture.broker.renewals).toBe(1);
  });

  it('one that the broker does not renew has lapsed', async () => {
    const fixture = await brokerageFixture();
    fixture.broker.renewAt = fixture.clock.now() + MINUTE;
    await fixture.connect();
    fixture.broker.sessions.set('key-1', false);
    fixture.clock.advance(MINUTE);
    await fixture.sessions.renewDue();
    expect(await fixture.stored()).toBeNull();
  });

  it('a broker that is away leaves it as it is, and the next turn tries again', async () => {
    const fixture = await brokerageFixture();
    fixture.broker.renewAt = fixture.clock.now() + MINUTE;
    await fixture.connect();
    fixture.clock.advance(MINUTE);
    fixture.broker.down = true;
    expect(await fixture.sessions.renewDue()).toMatchObject([
      { fault: { code: 'BROKERAGE_FAILED' } },
    ]);
    fixture.broker.down = false;
    fixture.clock.advance(MINUTE);
    expect(await fixture.sessions.renewDue()).toEqual([]);
    expect((await fixture.status()).connected).toBe(true);
  });

  it('credentials that open no more, as after a lost key, have lapsed', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    const stored = (await fixture.stored())!;
    const foreign = stored.sealedCredentials.replace(fixture.user.id, 'somebody-else');
    await fixture.unitOfWork.run(({ connections }) =>
      connections.put({ ...stored, sealedCredentials: foreign }),
    );
    expect((await fixture.status()).connected).toBe(false);
    expect(await fixture.stored()).toBeNull();
  });

  it('positions need a connection', async () => {
    const fixture = await brokerageFixture();
    await expect(fixture.positions()).rejects.toMatchObject({ code: 'BROKER_NOT_CONNECTED' });
    await fixture.connect();
    expect(await fixture.positions()).toMatchObject({
      provider: 'held',
      accounts: [{ id: 'DU7654321' }],
      positions: [],
    });
    fixture.broker.sessions.set('key-1', false);
    await expect(fixture.positions()).rejects.toMatchObject({ code: 'BROKER_NOT_CONNECTED' });
    expect(await fixture.stored()).toBeNull();
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
    await fixture.broker.disconnect('key-1');
    expect((await fixture.status()).connected).toBe(false);
    expect(await fixture.stored()).toBeNull();
  });

  it('one whose place another session takes is not connected, and stays', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    fixture.broker.paused = true;
    expect(await fixture.status()).toMatchObject({ connected: false, paused: true });
    fixture.broker.paused = false;
    expect(await fixture.status()).toMatchObject({ connected: true, paused: false });
  });

  it('names the brokers that the user may connect', async () => {
    const fixture = await brokerageFixture();
    const { provider, brokers } = await fixture.status();
    expect([provider, brokers.map((each) => each.provider)]).toEqual(['held', ['held', 'other']]);
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

  it('a broker that does not answer is told of no end, and the connection is forgotten all the same', async () => {
    const fixture = await brokerageFixture();
    await fixture.connect();
    fixture.broker.down = true;
    expect(await fixture.close()).toMatchObject({ code: 'BROKERAGE_FAILED' });
    await fixture.disconnect();
    expect(await fixture.stored()).toBeNull();
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
    const account = { provider: 'held', accountId: 'D***4321' };
    expect(fixture.notes()).toMatchObject([
      { ...by, action: 'brokerage.connected', before: null, after: account },
      { ...by, action: 'brokerage.disconnected', before: account, after: null },
      { ...by, action: 'brokerage.connected', before: null, after: account },
      { ...by, action: 'brokerage.lapsed', before: account, after: null },
    ]);
    expect(JSON.stringify(fixture.notes())).not.toMatch(/key-|yek/);
    expect(JSON.stringify(fixture.notes())).not.toContain('DU7654321');
  });
});
