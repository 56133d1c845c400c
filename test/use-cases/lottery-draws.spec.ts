import { beforeEach, describe, expect, it } from '@jest/globals';
import { verifyBundle } from '@toolyard/core/lottery/draw';
import type { Principal, User } from '@toolyard/core/accounts';
import { CancelEvent, SendReminders, type LotteryEvent } from '@toolyard/core/lottery';
import { nobleCrypto } from '@toolyard/noble';
import {
  aDraft,
  DAY,
  HOUR,
  lotteryFixture,
  MINUTE,
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
  it('a draft is its organiser’s alone; published, it cannot be published or deleted again', async () => {
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

  it('users run events once an operator has let them, and only their own', async () => {
    const [ann, bob] = [await f.user(), await f.user()];
    await expect(f.create({}, f.as(ann))).rejects.toMatchObject(refusal('LOTTERY_ORGANISERS_ONLY'));
    const grantedBy = ann.id;
    for (const { id: userId } of [ann, bob])
      await f.unitOfWork.run(({ organisers }) =>
        organisers.add({ userId, grantedBy, grantedAt: START }),
      );
    const { id } = await f.create({}, f.as(ann));
    const foreign = f.publication.execute({ id, version: null }, f.as(bob));
    await expect(foreign).rejects.toMatchObject(refusal('LOTTERY_EVENT_UNKNOWN'));
    const event = await f.publication.execute({ id, version: null }, f.as(ann));
    expect(event.organiser).toEqual({ realm: 'user', id: ann.id, name: ann.name });
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

describe('the draw', () => {
  it('freezes after the close, draws once the round is out, and a stranger can check it', async () => {
    const { event, entries } = await closedEvent();
    expect(await f.draws.execute()).toEqual(['frozen']);
    expect(await f.draws.execute()).toEqual([]);
    const frozen = await f.proof.execute(event.id);
    expect(frozen.entries).toHaveLength(4);
    expect(frozen.picks).toBeNull();
    f.clock.set(ROUND_AT);
    f.withhold();
    expect(await f.draws.execute()).toEqual(['waiting']);
    f.release();
    expect(await f.draws.execute()).toEqual(['drawn']);
    expect(await f.draws.execute()).toEqual([]);
    const bundle = await f.proof.execute(event.id);
    expect(bundle.picks?.map(({ rank }) => rank)).toEqual([1, 2, 3]);
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
    const mail = await f.unitOfWork.run(({ mails }) => mails.findDueLocked(f.clock.now()));
    expect(mail).toMatchObject({ kind: 'lottery-won', subjectId: event.id });
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

  it('an operator takes a prize with a reason; a claimed one stays', async () => {
    const { event, userOf, winners } = await finishedDraw();
    const forfeit = {
      eventId: event.id,
      entryId: winners[0]!.entryId,
      reason: 'ineligible',
      note: 'An employee of the organiser',
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
