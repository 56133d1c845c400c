import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  BEACON_UNAVAILABLE,
  beaconRoundTime,
  DrawCheck,
  frozenWitness,
  lockBytes,
  QUICKNET,
  isReceiptValid,
  readReceipt,
  signReceipt,
  TIMESTAMP_UNAVAILABLE,
  toHex,
  verifyBundle,
  type Witnesses,
} from '@toolyard/core/lottery/draw';
import type { Principal, User } from '@toolyard/core/accounts';
import {
  CancelEvent,
  eventTrust,
  LotteryMailRenderer,
  registerErasure,
  registerLine,
  RunDraws,
  SendReminders,
  StampLocks,
  type LotteryEvent,
} from '@toolyard/core/lottery';
import { EARLIER_ROUND } from '@toolyard/memory';
import { nobleCrypto } from '@toolyard/noble';
import {
  aDraft,
  DAY,
  HOUR,
  lotteryFixture,
  MINUTE,
  publicName,
  ROUND,
  ROUND_AT,
  START,
  type LotteryFixture,
} from './lottery-fixture.ts';

let f: LotteryFixture;
beforeEach(async () => {
  f = await lotteryFixture();
});

const refusal = (code: string) => ({ code });
const enter = ({ id: eventId }: LotteryEvent, user: User) =>
  f.entering.execute({ eventId, language: 'en' }, f.as(user));

/** The repository, with the names of its calls added to a list. */
const counting = <T extends object>(repository: T, calls: string[]): T =>
  new Proxy(repository, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: readonly unknown[]): unknown => {
        calls.push(String(name));
        return Reflect.apply(member, target, args);
      };
    },
  });

describe('the life of an event', () => {
  it('a draft is its organizer’s alone; published, it cannot be published or deleted again', async () => {
    const { id } = await f.create();
    await expect(f.read.execute(id)).rejects.toMatchObject(refusal('LOTTERY_EVENT_UNKNOWN'));
    const event = await f.publication.execute({ id, version: 1 }, f.operator);
    expect([event.stage, event.version, event.publishedAt]).toEqual(['published', 2, START]);
    for (const again of [f.publication, f.deletion])
      await expect(again.execute({ id, version: null }, f.operator)).rejects.toMatchObject(
        refusal('LOTTERY_EVENT_PUBLISHED'),
      );
    const { facts } = await f.read.execute(id);
    expect(facts).toMatchObject({ round: 657_413, lock: null });
  });

  it('it is published before it opens, at the version that was seen', async () => {
    const { id } = await f.create();
    await expect(f.publication.execute({ id, version: 9 }, f.operator)).rejects.toMatchObject(
      refusal('VERSION_CONFLICT'),
    );
    f.clock.set(START + HOUR);
    await expect(f.publication.execute({ id, version: 1 }, f.operator)).rejects.toMatchObject(
      refusal('LOTTERY_OPENS_TOO_EARLY'),
    );
    await f.deletion.execute({ id, version: 1 }, f.operator);
    expect(await f.readers.lotteryEvents.find(id)).toBeNull();
  });

  it('until the first entry a change makes another manifest; after it nothing but a cancellation', async () => {
    const event = await f.publish();
    const draft = aDraft({ alternates: 2 });
    const changed = await f.editing.execute({ id: event.id, version: 2, draft }, f.operator);
    const bundle = await f.proof.execute(event.id);
    expect(bundle.manifest).toMatchObject({ v: 2, alternates: 2 });
    expect(bundle.log.map(({ type }) => type)).toEqual(['published', 'published']);
    f.clock.set(changed.opensAt);
    await enter(changed, await f.user());
    const late = { id: event.id, version: null, draft: aDraft({ alternates: 3 }) };
    await expect(f.editing.execute(late, f.operator)).rejects.toMatchObject(
      refusal('LOTTERY_EVENT_LOCKED'),
    );
    const cancel = { id: event.id, version: null, reason: ' ' };
    await expect(f.cancellation.execute(cancel, f.operator)).rejects.toMatchObject(
      refusal('LOTTERY_REASON_NEEDED'),
    );
    const reason = 'The prizes did not arrive';
    const cancelled = await f.cancellation.execute({ ...cancel, reason }, f.operator);
    expect([cancelled.stage, cancelled.reason]).toEqual(['cancelled', reason]);
    expect((await f.proof.execute(event.id)).log.at(-1)).toMatchObject({
      type: 'cancelled',
      data: { reason },
    });
    const mails = await f.unitOfWork.run(({ mails }) => mails.findDueLocked(f.clock.now()));
    expect(mails).toMatchObject({ kind: 'lottery-cancelled', subjectId: event.id });
  });

  it('everybody who entered is notified of a cancellation, with a few calls for many entrants', async () => {
    const event = await f.publish();
    f.clock.set(event.opensAt);
    const entrants: User[] = [];
    for (let i = 0; i < 30; i += 1) entrants.push(await f.user());
    for (const user of entrants) await enter(event, user);
    const calls: string[] = [];
    await f.unitOfWork.run((all) => {
      const counted = {
        ...all,
        users: counting(all.users, calls),
        mails: counting(all.mails, calls),
      };
      const cancel = { id: event.id, version: null, reason: 'The prizes did not arrive' };
      return new CancelEvent(counted, f.ports).execute(cancel, f.operator);
    });
    expect(calls.length).toBeLessThan(10);
    for (const { email } of entrants)
      expect(await f.unitOfWork.run(({ mails }) => mails.listTo(email))).toMatchObject([
        { kind: 'lottery-cancelled', subjectId: event.id, address: email },
      ]);
  });

  it('from the time of the draw on nobody can cancel', async () => {
    const event = await f.publish();
    f.clock.set(ROUND_AT);
    const cancel = { id: event.id, version: null, reason: 'Too late' };
    await expect(f.cancellation.execute(cancel, f.operator)).rejects.toMatchObject(
      refusal('LOTTERY_EVENT_FINAL'),
    );
  });

  it('users publish at once when an operator trusts them, and only their own', async () => {
    const [ann, bob] = [await f.user(), await f.user()];
    const grantedBy = ann.id;
    for (const { id: userId } of [ann, bob])
      await f.unitOfWork.run(({ organisers }) =>
        organisers.add({ userId, grantedBy, grantedAt: START }),
      );
    const { id } = await f.create({}, f.as(ann));
    const foreign = f.publication.execute({ id, version: null }, f.as(bob));
    await expect(foreign).rejects.toMatchObject(refusal('LOTTERY_EVENT_UNKNOWN'));
    const event = await f.publication.execute({ id, version: null }, f.as(ann));
    expect(event.organiser).toEqual({ realm: 'user', id: ann.id, name: publicName(ann) });
  });
});

describe('entering', () => {
  it('is free of the account’s identity, weighted by its age, and once', async () => {
    const event = await f.publish();
    f.clock.set(event.opensAt);
    const ann = await f.user();
    const { entry } = await enter(event, ann);
    expect(entry.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    // 100 days and an hour at the opening: one chance, and three more for 90 days, at most three.
    expect(entry.weight).toBe(3);
    await expect(enter(event, ann)).rejects.toMatchObject(refusal('LOTTERY_ENTERED_ALREADY'));
    expect((await f.read.execute(event.id)).event.participants).toBe(1);
  });

  it.each<readonly [string, number, Partial<User>, string]>([
    ['early', START + HOUR - 1, {}, 'LOTTERY_NOT_OPEN'],
    ['late', ROUND_AT - HOUR, {}, 'LOTTERY_CLOSED'],
    ['unverified', START + HOUR, { emailVerifiedAt: null }, 'LOTTERY_EMAIL_UNVERIFIED'],
    ['too new', START + HOUR, { createdAt: START + HOUR - 7 * DAY + 1 }, 'LOTTERY_ACCOUNT_TOO_NEW'],
  ])(
    '%s is refused in its own words, and leaves nothing behind',
    async (_why, at, change, code) => {
      const event = await f.publish();
      const user = await f.user(change);
      f.clock.set(at);
      await expect(enter(event, user)).rejects.toMatchObject(refusal(code));
      expect((await f.read.execute(event.id)).event.participants).toBe(0);
      const participation = await f.participation.execute(event.id, f.as(user));
      expect(participation.refusal).toMatchObject({ code });
    },
  );

  it('the place after the last is refused; a withdrawn place is free again', async () => {
    const event = await f.publish({ capacity: 1 });
    f.clock.set(event.opensAt);
    const [ann, bob] = [await f.user(), await f.user()];
    await enter(event, ann);
    await expect(enter(event, bob)).rejects.toMatchObject(refusal('LOTTERY_FULL'));
    await f.withdrawal.execute({ eventId: event.id }, f.as(ann));
    await enter(event, bob);
    const gone = f.withdrawal.execute({ eventId: event.id }, f.as(ann));
    await expect(gone).rejects.toMatchObject(refusal('LOTTERY_ENTRY_UNKNOWN'));
    f.clock.set(event.closesAt);
    const late = f.withdrawal.execute({ eventId: event.id }, f.as(bob));
    await expect(late).rejects.toMatchObject(refusal('LOTTERY_CLOSED'));
  });

  it('where the terms say so an entry stays', async () => {
    const event = await f.publish({ isWithdrawable: false });
    f.clock.set(event.opensAt);
    const ann = await f.user();
    await enter(event, ann);
    const withdrawal = f.withdrawal.execute({ eventId: event.id }, f.as(ann));
    await expect(withdrawal).rejects.toMatchObject(refusal('LOTTERY_ENTRY_FINAL'));
  });
});

describe('a withdrawal', () => {
  it('is confirmed by mail with its signed receipt, which outlives the entry', async () => {
    const event = await f.publish();
    f.clock.set(event.opensAt);
    const ann = await f.user();
    await f.entering.execute({ eventId: event.id, language: 'zh-CN' }, f.as(ann));
    const gone = await f.withdrawal.execute({ eventId: event.id }, f.as(ann));
    const [mail, ...others] = await f.unitOfWork.run(({ mails }) => mails.listTo(ann.email));
    expect(others).toEqual([]);
    expect(mail?.kind).toBe('lottery-withdrawn');
    const { publicKey } = f.ports.signer;
    const renderer = new LotteryMailRenderer(f.readers, f.clock, publicKey, 'https://site.test');
    const message = await renderer.render(mail!);
    expect(message?.subject).toBe('工作台抽奖：你的参与已撤回');
    const receipt = readReceipt(JSON.parse(/\{[\s\S]*\}/.exec(message!.text)![0]) as unknown)!;
    expect(isReceiptValid(receipt, publicKey, nobleCrypto)).toBe(true);
    expect(receipt).toMatchObject({
      ...{ type: 'withdrawn', uuid: gone.entry.id, weight: gone.entry.weight },
      register: gone.register,
    });
  });
});

describe('the register of entries', () => {
  it('has a line of each entry and each withdrawal, which the receipts name; nobody can tell whose', async () => {
    const event = await f.publish();
    f.clock.set(event.opensAt);
    const [ann, bob] = [await f.user(), await f.user()];
    const first = await enter(event, ann);
    const gone = await f.withdrawal.execute({ eventId: event.id }, f.as(ann));
    const second = await enter(event, ann);
    const third = await enter(event, bob);
    expect([first, gone, second, third].map(({ register }) => register?.n)).toEqual([1, 2, 3, 4]);
    const { register } = await f.proof.execute(event.id);
    expect(register!.lines.map(({ type }) => type)).toEqual([
      'entered',
      'withdrawn',
      'entered',
      'entered',
    ]);
    expect(JSON.stringify(register)).not.toContain(second.entry.id);
    const part = await f.participation.execute(event.id, f.as(bob));
    expect(part.register).toEqual(third.register);
    const { items } = await f.ownEntries.execute({ limit: 5, cursor: null }, f.as(ann));
    expect(items.map((own) => own.register)).toEqual([second.register]);

    f.clock.set(event.closesAt + MINUTE);
    await f.draws.execute();
    const frozen = await f.proof.execute(event.id);
    expect(frozen.lock!.register).toEqual(third.register);
    const { steps } = await verifyBundle(frozen, nobleCrypto);
    expect(steps.find(({ step }) => step === 'register')?.state).toBe('passed');
    const { signer } = f.ports;
    const check = new DrawCheck(JSON.stringify(frozen), nobleCrypto);
    await check.verify();
    const receiptOf = ({ entry, register: head }: typeof first) =>
      signReceipt(event.id, { uuid: entry.id, weight: entry.weight }, 0, signer, head);
    expect(check.find(JSON.stringify(receiptOf(first)))).toMatchObject({ reason: 'withdrawn' });
    expect(check.find(first.entry.id)).toMatchObject({ reason: 'withdrawn' });
    expect(check.find(JSON.stringify(receiptOf(second)))).toMatchObject({ receipt: 'valid' });
    const receipt = receiptOf(third);
    const held = await verifyBundle(frozen, nobleCrypto, { witnesses: { receipt } });
    expect(held.ok).toBe(true);
  });

  it('a deleted account leaves with a line in each open event, and in none that is frozen', async () => {
    const [open, closed] = [await f.publish(), await f.publish({ closesAt: START + 2 * HOUR })];
    f.clock.set(open.opensAt);
    const ann = await f.user();
    const { entry } = await enter(open, ann);
    await enter(closed, ann);
    f.clock.set(START + 2 * HOUR + MINUTE);
    await f.draws.execute();
    await f.unitOfWork.run(async (all) => {
      await registerErasure(all, f.ports, ann.id);
      await all.lotteryEntries.eraseOwned(ann.id);
    });
    const typesOf = async ({ id }: LotteryEvent) =>
      (await f.proof.execute(id)).register!.lines.map(({ type }) => type);
    expect(await typesOf(open)).toEqual(['entered', 'erased']);
    expect(await typesOf(closed)).toEqual(['entered']);
    f.clock.set(open.closesAt + MINUTE);
    await f.draws.execute();
    const frozen = await f.proof.execute(open.id);
    expect((await verifyBundle(frozen, nobleCrypto)).ok).toBe(true);
    const check = new DrawCheck(JSON.stringify(frozen), nobleCrypto);
    await check.verify();
    expect(check.find(entry.id)).toMatchObject({ reason: 'erased' });
  });
});

/** An event that four users have entered, after its close. */
async function closedEvent(change?: Parameters<LotteryFixture['publish']>[0]) {
  const event = await f.publish(change);
  f.clock.set(event.opensAt);
  const users = [await f.user(), await f.user(), await f.user(), await f.user()];
  const entries = [];
  for (const user of users) entries.push((await enter(event, user)).entry);
  f.clock.set(event.closesAt + MINUTE);
  return { event, users, entries };
}

/** What an entrant finds in the mail of the freeze; the page and the notice say the same. */
async function witnessSavedBy(event: LotteryEvent, user: User): Promise<Witnesses> {
  const { publicKey } = f.ports.signer;
  const [mail] = await f.unitOfWork.run(({ mails }) => mails.listTo(user.email));
  const writer = new LotteryMailRenderer(f.readers, f.clock, publicKey, 'https://site.test');
  const text = (await writer.render(mail!))?.text ?? '';
  const valueOf = (name: string) =>
    new RegExp(`^${name}: ([0-9a-f]{64})$`, 'm').exec(text)?.[1] ?? '';
  expect(await f.notices.execute(f.as(user))).toMatchObject([
    { kind: 'frozen', until: event.drawAt },
  ]);
  const saved = {
    root: valueOf('Merkle root'),
    head: valueOf('Head of the log'),
    key: valueOf('Organizer’s key'),
  };
  const { log } = await f.participation.execute(event.id, f.as(user));
  expect(frozenWitness(log, publicKey)).toEqual(saved);
  return saved;
}

/** Closes half a minute before the earlier recorded round is due. */
const EARLIER_AT = beaconRoundTime(EARLIER_ROUND.round);
const early = {
  opensAt: EARLIER_AT - 8 * DAY,
  closesAt: EARLIER_AT - 30_000,
};

describe('the newest round at the freeze', () => {
  const freezeAt = async (at: number) => {
    f.clock.set(early.opensAt - HOUR);
    const event = await f.publish(early);
    f.clock.set(at);
    const outcomes = await f.draws.execute();
    return { event, outcomes, lock: (await f.proof.execute(event.id)).lock };
  };

  it('stands in the lock', async () => {
    f.newestRound(() => Promise.resolve(EARLIER_ROUND));
    const { event, outcomes, lock } = await freezeAt(EARLIER_AT + 1_000);
    expect(outcomes).toEqual(['frozen']);
    expect(lock?.newest_round).toEqual({ chain: QUICKNET.hash, ...EARLIER_ROUND });
    expect(await f.readers.lotteryEvents.find(event.id)).toMatchObject({ isDated: true });
    const { steps } = await verifyBundle(await f.proof.execute(event.id), nobleCrypto);
    expect(steps.find(({ step }) => step === 'notBefore')?.state).toBe('passed');
  });

  it('a round from before the close waits some seconds for the next', async () => {
    f.newestRound(() => Promise.resolve({ ...EARLIER_ROUND, round: EARLIER_ROUND.round - 11 }));
    const { outcomes, lock } = await freezeAt(early.closesAt + 1_000);
    expect([outcomes, lock]).toEqual([['waiting'], null]);
    f.newestRound(() => Promise.resolve(EARLIER_ROUND));
    f.clock.set(EARLIER_AT + 1_000);
    expect(await f.draws.execute()).toEqual(['frozen']);
  });

  it('a silent beacon holds no lock up, and is asked once in a turn', async () => {
    let calls = 0;
    f.newestRound(() => {
      calls += 1;
      return Promise.reject(BEACON_UNAVAILABLE());
    });
    f.clock.set(early.opensAt - HOUR);
    const events = [await f.publish(early), await f.publish(early)];
    f.clock.set(EARLIER_AT + 1_000);
    expect(await f.draws.execute()).toEqual(['frozen', 'frozen']);
    expect(calls).toBe(1);
    const { lock } = await f.proof.execute(events[0]!.id);
    expect(lock).not.toHaveProperty('newest_round');
    const event = (await f.readers.lotteryEvents.find(events[0]!.id))!;
    expect(eventTrust(event, EARLIER_AT, true)).toEqual({ label: 'B', gaps: ['undated'] });
  });

  it('neither a draw without a beacon nor one that is due in seconds asks it', async () => {
    f.newestRound(() => Promise.reject(new Error('asked')));
    f.clock.set(early.opensAt - HOUR);
    await f.publish({ ...early, entropy: 'commit' });
    f.clock.set(EARLIER_AT);
    expect(await f.draws.execute()).toEqual(['frozen']);
    f.clock.set(early.opensAt - HOUR);
    await f.publish(early);
    f.clock.set(ROUND_AT - 30_000);
    expect(await f.draws.execute()).toEqual(['frozen']);
  });
});

describe('the time stamp of a frozen list', () => {
  /** An authority that says what it is to say, whose tokens nobody reads here. */
  const timeAt = (at: number) => ({
    stamp: { token: 'AAAA' },
    time: { at, accuracy: 0, signer: { name: 'T', fingerprint: 'ab' }, authority: null },
  });
  const trustOf = async (id: string, hasAuthority = true) =>
    eventTrust((await f.readers.lotteryEvents.find(id))!, f.clock.now(), hasAuthority);

  it('comes after the freeze, once, and stands in the log', async () => {
    const { event } = await closedEvent();
    const messages: string[] = [];
    f.stampWith((message) => {
      messages.push(toHex(message));
      return Promise.resolve(timeAt(event.closesAt + 2 * MINUTE));
    });
    expect(await f.stamps.execute()).toBe(0);
    await f.draws.execute();
    expect((await trustOf(event.id)).gaps).toEqual(['undated']);
    expect((await trustOf(event.id, false)).gaps).toEqual(['undated', 'unstamped']);
    expect(await f.stamps.execute()).toBe(1);
    expect(await f.stamps.execute()).toBe(0);
    const { lock, log } = await f.proof.execute(event.id);
    expect(messages).toEqual([toHex(lockBytes(lock!))]);
    expect(log.map(({ type }) => type)).toEqual(['published', 'frozen', 'stamped']);
    expect(log.at(-1)?.data).toEqual({ token: 'AAAA' });
    expect((await trustOf(event.id, false)).gaps).toEqual(['undated']);
    expect(await f.readers.lotteryEvents.find(event.id)).toMatchObject({
      stampedAt: event.closesAt + 2 * MINUTE,
    });
    f.clock.set(ROUND_AT);
    expect(await f.draws.execute()).toEqual(['drawn']);
    expect((await verifyBundle(await f.proof.execute(event.id), nobleCrypto)).ok).toBe(true);
  });

  it('a silent authority holds neither the freeze nor the draw up; the label says what is missing', async () => {
    const [first, second] = [await f.publish(), await f.publish()];
    f.clock.set(first.closesAt + MINUTE);
    expect(await f.draws.execute()).toEqual(['frozen', 'frozen']);
    let calls = 0;
    f.stampWith(() => {
      calls += 1;
      return Promise.reject(TIMESTAMP_UNAVAILABLE());
    });
    await expect(f.stamps.execute()).rejects.toMatchObject(refusal('TIMESTAMP_UNAVAILABLE'));
    expect(calls).toBe(1);
    f.stampWith(() => Promise.resolve(timeAt(first.closesAt + 2 * MINUTE)));
    expect(await f.stamps.execute()).toBe(2);
    expect(await trustOf(second.id)).toEqual({ label: 'B', gaps: ['undated'] });
  });

  it('is asked for until the draw is due, and is then missing', async () => {
    const { event } = await closedEvent();
    await f.draws.execute();
    f.clock.set(ROUND_AT - 1);
    await expect(f.stamps.execute()).rejects.toMatchObject(refusal('TIMESTAMP_UNAVAILABLE'));
    f.clock.set(ROUND_AT);
    expect(await f.stamps.execute()).toBe(0);
    expect((await trustOf(event.id)).gaps).toEqual(['undated', 'unstamped']);
    await f.draws.execute();
    expect((await trustOf(event.id)).gaps).toEqual(['undated', 'unstamped']);
  });

  it('with a time that proves nothing is not published; another list is served all the same', async () => {
    const [early, sound] = [await f.publish({ drawAt: ROUND_AT + HOUR }), await f.publish()];
    f.clock.set(early.closesAt + MINUTE);
    await f.draws.execute();
    // The next draw comes first.
    const times = [ROUND_AT, early.closesAt + MINUTE, early.closesAt - MINUTE];
    f.stampWith(() => Promise.resolve(timeAt(times.shift()!)));
    await expect(f.stamps.execute()).rejects.toMatchObject(refusal('TIMESTAMP_INVALID'));
    const stampedAt = async ({ id }: LotteryEvent) =>
      (await f.readers.lotteryEvents.find(id))?.stampedAt;
    expect(await stampedAt(sound)).toBeNull();
    expect(await stampedAt(early)).toBe(early.closesAt + MINUTE);
    await expect(f.stamps.execute()).rejects.toMatchObject(refusal('TIMESTAMP_INVALID'));
  });

  it('an installation without an authority asks nobody, and its events say so from the beginning', async () => {
    const event = await f.publish();
    expect(await trustOf(event.id, false)).toEqual({ label: 'B', gaps: ['unstamped'] });
    expect(await trustOf(event.id, true)).toEqual({ label: 'A', gaps: [] });
    const committed = await f.publish({ entropy: 'commit' });
    expect(await trustOf(committed.id, false)).toEqual({ label: 'C', gaps: [] });
    f.clock.set(event.closesAt + MINUTE);
    await f.draws.execute();
    const ports = { ...f.ports, timestamps: null };
    const none = new StampLocks(f.unitOfWork, f.readers.lotteryEvents, ports);
    expect(await none.execute()).toBe(0);
  });
});

describe('the draw', () => {
  it('freezes after the close, draws once the round is out, and a stranger can check it', async () => {
    const { event, users, entries } = await closedEvent();
    expect(await f.draws.execute()).toEqual(['frozen']);
    expect(await f.draws.execute()).toEqual([]);
    const frozen = await f.proof.execute(event.id);
    expect(frozen.entries).toHaveLength(4);
    expect(frozen.picks).toBeNull();
    const saved = await witnessSavedBy(event, users[0]!);
    f.clock.set(ROUND_AT);
    f.withhold();
    expect(await f.draws.execute()).toEqual(['waiting']);
    f.release();
    expect(await f.draws.execute()).toEqual(['drawn']);
    expect(await f.draws.execute()).toEqual([]);
    const bundle = await f.proof.execute(event.id);
    expect(bundle.picks?.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(await verifyBundle(bundle, nobleCrypto, { witnesses: saved })).toMatchObject({
      witnessed: true,
      label: 'B',
      gaps: ['undated'],
    });
    expect((await verifyBundle(bundle, nobleCrypto)).ok).toBe(true);
    const inclusion = await f.inclusion.execute(entries[0]!.id);
    expect(inclusion).toMatchObject({ root: frozen.lock!.root, count: 4 });
    expect(await f.lastDraw.execute()).toMatchObject({ winners: 2, lock: { count: 4 } });
  });

  it('without a beacon the committed seed decides, and is revealed with the result', async () => {
    const { event } = await closedEvent({ entropy: 'commit' });
    await f.draws.execute();
    f.clock.set(ROUND_AT);
    f.withhold();
    expect(await f.draws.execute()).toEqual(['drawn']);
    const bundle = await f.proof.execute(event.id);
    expect(bundle.entropy).toEqual({ beacon: null, server_seed: 'ab'.repeat(32) });
    expect((await verifyBundle(bundle, nobleCrypto)).ok).toBe(true);
  });

  it('a list that was not frozen before the round was out fails in public, without a winner', async () => {
    const { event } = await closedEvent();
    f.clock.set(ROUND_AT + 1);
    expect(await f.draws.execute()).toEqual(['failed']);
    const { event: failed } = await f.read.execute(event.id);
    expect(failed.stage).toBe('failed');
    expect((await f.proof.execute(event.id)).log.at(-1)?.type).toBe('failed');
    expect(await f.draws.execute()).toEqual([]);
  });

  it('nobody entered: drawn and settled at once, nobody wins', async () => {
    const event = await f.publish();
    f.clock.set(event.closesAt);
    await f.draws.execute();
    f.clock.set(ROUND_AT);
    await f.draws.execute();
    expect((await f.read.execute(event.id)).event.stage).toBe('settled');
    expect(await f.eventWinners.execute(event.id)).toEqual([]);
  });

  it('an operator starts the due step, with a pasted round where the network is away', async () => {
    const { event } = await closedEvent();
    expect(await f.draws.runOne(event.id, null, f.operator)).toBe('frozen');
    const early = f.draws.runOne(event.id, null, f.operator);
    await expect(early).rejects.toMatchObject(refusal('LOTTERY_DRAW_NOT_DUE'));
    f.clock.set(ROUND_AT);
    f.withhold();
    expect(await f.draws.runOne(event.id, null, f.operator)).toBe('waiting');
    const altered = { ...ROUND, randomness: '00'.repeat(32) };
    await expect(
      f.draws.runOne(event.id, JSON.stringify(altered), f.operator),
    ).rejects.toMatchObject(refusal('BEACON_ROUND_INVALID'));
    expect(await f.draws.runOne(event.id, JSON.stringify(ROUND), f.operator)).toBe('drawn');
  });

  it('every step is in the audit log', async () => {
    const { event } = await closedEvent();
    await f.draws.execute();
    f.clock.set(ROUND_AT);
    await f.draws.execute();
    const entries = await f.readers.trail.following(0, 1000);
    const steps = entries.filter(({ subject }) => subject?.id === event.id);
    expect([...new Set(steps.map(({ action }) => action))]).toEqual([
      'lottery.created',
      'lottery.published',
      'lottery.entered',
      'lottery.frozen',
      'lottery.drawn',
    ]);
  });
});

describe('prizes', () => {
  async function finishedDraw() {
    const closed = await closedEvent();
    await f.draws.execute();
    f.clock.set(ROUND_AT);
    await f.draws.execute();
    const winners = await f.readers.lotteryWinners.listOf(closed.event.id);
    const userOf = (rank: number): User => {
      const index = closed.entries.findIndex(({ id }) => id === winners[rank - 1]!.entryId);
      return closed.users[index]!;
    };
    return { ...closed, winners, userOf };
  }
  const own = ({ id: eventId }: LotteryEvent) => ({ eventId });
  const states = async ({ id }: LotteryEvent) =>
    (await f.readers.lotteryWinners.listOf(id)).map(({ state }) => state);

  it('a winner claims once, and is notified on the site and by mail', async () => {
    const { event, userOf, winners } = await finishedDraw();
    const winner = userOf(1);
    expect(await f.notices.execute(f.as(winner))).toMatchObject([
      { kind: 'won', until: winners[0]!.claimBy },
    ]);
    const mails = await f.unitOfWork.run((all) => all.mails.listTo(winner.email));
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['lottery-frozen', 'lottery-won']);
    await f.claiming.execute(own(event), f.as(winner));
    await expect(f.claiming.execute(own(event), f.as(winner))).rejects.toMatchObject(
      refusal('LOTTERY_WINNER_UNKNOWN'),
    );
    await f.claiming.execute(own(event), f.as(userOf(2)));
    expect((await f.read.execute(event.id)).event.stage).toBe('settled');
  });

  it('declined: the alternate moves up with a public reason; none left, the prize stays unawarded', async () => {
    const { event, userOf } = await finishedDraw();
    await f.declining.execute(own(event), f.as(userOf(1)));
    expect(await states(event)).toEqual(['forfeited', 'pending', 'pending']);
    const [first, , third] = await f.eventWinners.execute(event.id);
    expect(first!.winner.forfeitReason).toBe('declined');
    expect(third!.winner.movedUpFor).toBe(1);
    expect(third!.prize).toEqual({ en: 'Mug', 'zh-CN': '杯子' });
    await f.declining.execute(own(event), f.as(userOf(3)));
    expect(await states(event)).toEqual(['forfeited', 'pending', 'forfeited']);
    await f.claiming.execute(own(event), f.as(userOf(2)));
    expect((await f.read.execute(event.id)).event.stage).toBe('settled');
    expect((await verifyBundle(await f.proof.execute(event.id), nobleCrypto)).ok).toBe(true);
  });

  it('not claimed in time, or the account deleted: passed on by the job', async () => {
    const { event, userOf, winners } = await finishedDraw();
    await f.unitOfWork.run(({ lotteryEntries }) => lotteryEntries.eraseOwned(userOf(2).id));
    expect(await f.draws.execute()).toEqual(['passed']);
    expect(await states(event)).toEqual(['pending', 'forfeited', 'pending']);
    f.clock.set(winners[0]!.claimBy!);
    await expect(f.claiming.execute(own(event), f.as(userOf(1)))).rejects.toMatchObject(
      refusal('LOTTERY_CLAIM_LATE'),
    );
    await f.draws.execute();
    const reasons = (await f.readers.lotteryWinners.listOf(event.id)).map(
      ({ forfeitReason }) => forfeitReason,
    );
    expect(reasons.slice(0, 2)).toEqual(['no_reply', 'ineligible']);
  });

  it('a thousand prizes that nobody can claim are forfeited in one pass, which reads the log once', async () => {
    const event = await f.publish({ prizes: [{ ...aDraft().prizes[0]!, count: 1_000 }] });
    await f.unitOfWork.run(async (all) => {
      for (let i = 0; i < 1_001; i += 1) {
        const id = f.ports.entryIds.next();
        const gone = { accountId: null, language: 'en', hidesName: false } as const;
        const entry = { ...gone, id, eventId: event.id, weight: 1, enteredAt: event.opensAt };
        await all.lotteryEntries.add(entry, event.version, event.opensAt);
        await registerLine(all.lotteryDraws, f.ports, entry, 'entered');
      }
    });
    f.clock.set(event.closesAt);
    await f.draws.execute();
    f.clock.set(ROUND_AT);
    expect(await f.draws.execute()).toEqual(['drawn']);
    const calls: string[] = [];
    const work: typeof f.unitOfWork = {
      run: (step) =>
        f.unitOfWork.run((all) =>
          step({ ...all, lotteryDraws: counting(all.lotteryDraws, calls) }),
        ),
    };
    const outcome = await new RunDraws(work, f.readers.lotteryEvents, f.ports).runStep(event.id);
    expect(outcome).toBe('passed');
    expect(calls.filter((name) => name === 'logOf')).toHaveLength(1);
    expect(calls.filter((name) => name === 'append')).toHaveLength(1_000);
    const bundle = await f.proof.execute(event.id);
    expect((await verifyBundle(bundle, nobleCrypto)).ok).toBe(true);
  }, 60_000);

  it('an operator takes a prize with a reason; a claimed one stays', async () => {
    const { event, userOf, winners } = await finishedDraw();
    const forfeit = {
      eventId: event.id,
      entryId: winners[0]!.entryId,
      reason: 'ineligible',
      note: 'An employee of the organizer',
    } as const;
    await f.forfeiting.execute(forfeit, f.operator);
    expect(await states(event)).toEqual(['forfeited', 'pending', 'pending']);
    await f.claiming.execute(own(event), f.as(userOf(2)));
    const claimed = { ...forfeit, entryId: winners[1]!.entryId };
    await expect(f.forfeiting.execute(claimed, f.operator)).rejects.toMatchObject(
      refusal('LOTTERY_WINNER_UNKNOWN'),
    );
  });

  it('the public list shows shortened names and numbers, by event and prize', async () => {
    const { event } = await finishedDraw();
    const page = (search: string) =>
      f.winners.execute({ limit: 10, cursor: null, eventId: event.id, search });
    const { items } = await page('mug');
    expect(items).toHaveLength(2);
    for (const { name } of items) expect(name).toMatch(/^林\*/u);
    expect((await page('lamp')).items).toEqual([]);
  });
});

describe('reminders', () => {
  const remind = (event: LotteryEvent, principal: Principal) =>
    f.reminding.execute({ eventId: event.id, language: 'en' }, principal);
  const nextMail = () => f.unitOfWork.run(({ mails }) => mails.findDueLocked(f.clock.now()));

  it('LO-09 one mail at the opening, one a day before the close, none after', async () => {
    const event = await f.publish();
    const ann = await f.user();
    await remind(event, f.as(ann));
    expect(await f.reminders.execute()).toBe(0);
    f.clock.set(event.opensAt);
    expect(await f.reminders.execute()).toBe(1);
    expect(await f.reminders.execute()).toBe(0);
    const mail = await nextMail();
    expect(mail).toMatchObject({ kind: 'lottery-open', address: ann.email });
    await f.unitOfWork.run(({ mails }) => mails.remove(mail!.id));
    expect(await f.notices.execute(f.as(ann))).toMatchObject([{ kind: 'open' }]);
    f.clock.set(event.closesAt - DAY);
    expect(await f.reminders.execute()).toBe(1);
    expect(await nextMail()).toMatchObject({ kind: 'lottery-closing' });
    expect(await f.notices.execute(f.as(ann))).toMatchObject([{ kind: 'closing' }]);
    f.clock.set(event.closesAt);
    expect(await f.reminders.execute()).toBe(0);
    await expect(remind(event, f.as(ann))).rejects.toMatchObject(refusal('LOTTERY_NO_REMINDER'));
  });

  it('the mails of many are queued with a few calls, none to an account that is switched off', async () => {
    const event = await f.publish();
    const users: User[] = [];
    for (let i = 0; i < 30; i += 1) users.push(await f.user({ active: i > 0 }));
    for (const user of users) await remind(event, f.as(user));
    f.clock.set(event.opensAt);
    const calls: string[] = [];
    const work: typeof f.unitOfWork = {
      run: (job) =>
        f.unitOfWork.run((all) =>
          job({ ...all, users: counting(all.users, calls), mails: counting(all.mails, calls) }),
        ),
    };
    expect(await new SendReminders(work, f.ports).execute()).toBe(30);
    expect(calls.length).toBeLessThan(10);
    for (const [i, { email }] of users.entries())
      expect(await f.unitOfWork.run(({ mails }) => mails.listTo(email))).toHaveLength(
        i > 0 ? 1 : 0,
      );
  });
});
