import { beforeEach, describe, expect, it } from '@jest/globals';
import type { User } from '@toolyard/core/accounts';
import {
  ApproveEvent,
  DeclineEvent,
  ListWaitingEvents,
  LotteryMailRenderer,
  standardRules,
  SubmitEvent,
  WithdrawSubmission,
  type LotteryEvent,
  type SubmitEventInput,
} from '@toolyard/core/lottery';
import { anAdmin } from '../conformance/repository-records.ts';
import {
  aDraft,
  HOUR,
  lotteryFixture,
  publicName,
  START,
  type LotteryFixture,
} from './lottery-fixture.ts';

let f: LotteryFixture;
let ann: User;
beforeEach(async () => {
  f = await lotteryFixture();
  ann = await f.user();
});

const refusal = (code: string) => ({ code });
const any = (id: string) => ({ id, version: null });
const submit = (
  { id }: Pick<LotteryEvent, 'id'>,
  user = ann,
  language: SubmitEventInput['language'] = 'zh-CN',
) =>
  f.unitOfWork.run((all) =>
    new SubmitEvent(all, f.ports).execute({ ...any(id), language }, f.as(user)),
  );
const withdraw = ({ id }: Pick<LotteryEvent, 'id'>, user = ann) =>
  f.unitOfWork.run((all) => new WithdrawSubmission(all, f.clock).execute(any(id), f.as(user)));
const approve = ({ id }: Pick<LotteryEvent, 'id'>) =>
  f.unitOfWork.run((all) => new ApproveEvent(all, f.ports).execute(any(id), f.operator));
const decline = ({ id }: Pick<LotteryEvent, 'id'>, reason = 'Name the value') =>
  f.unitOfWork.run((all) =>
    new DeclineEvent(all, f.ports).execute({ ...any(id), reason }, f.operator),
  );
const draft = (user = ann) => f.create({}, f.as(user));
const waiting = async () => {
  const list = new ListWaitingEvents(f.readers.lotteryEvents, f.clock);
  return (await list.execute({ limit: 10, cursor: null }, f.operator)).items;
};
const mails = () =>
  f.unitOfWork.run(async (all) => {
    const due = await all.mails.listTo(ann.email);
    const renderer = new LotteryMailRenderer(all, f.clock, '', 'https://site');
    return Promise.all(due.map(async (mail) => ({ ...mail, ...(await renderer.render(mail)) })));
  });

describe('who may draft an event', () => {
  it('every account with a confirmed address, five drafts at most; a trusted organizer more', async () => {
    const unverified = await f.user({ emailVerifiedAt: null });
    await expect(draft(unverified)).rejects.toMatchObject(refusal('LOTTERY_ORGANISER_UNVERIFIED'));
    const drafts = [];
    for (let count = 0; count < 5; count++) drafts.push(await draft());
    await expect(draft()).rejects.toMatchObject(refusal('LOTTERY_DRAFTS_FULL'));
    await f.deletion.execute(any(drafts[0]!.id), f.as(ann));
    await draft();
    await f.unitOfWork.run(({ organisers }) =>
      organisers.add({ userId: ann.id, grantedBy: ann.id, grantedAt: START }),
    );
    await draft();
  });

  it('publishing is for trusted organizers, and foreign drafts do not exist', async () => {
    const bob = await f.user();
    const { id } = await draft();
    await expect(f.publication.execute(any(id), f.as(ann))).rejects.toMatchObject(
      refusal('LOTTERY_ORGANISERS_ONLY'),
    );
    for (const foreign of [submit({ id }, bob), withdraw({ id }, bob)])
      await expect(foreign).rejects.toMatchObject(refusal('LOTTERY_EVENT_UNKNOWN'));
  });
});

describe('the public name of an organizer', () => {
  const nameless = async () => {
    const user = await f.user();
    await f.unitOfWork.run(({ organisers }) => organisers.eraseOwned(user.id));
    return user;
  };
  const named = async ({ id }: Pick<LotteryEvent, 'id'>) =>
    (await f.readers.lotteryEvents.find(id))?.organiser.name;
  const choose = (name: string, user = ann) => f.naming.execute({ name }, f.as(user));

  it('N12 is chosen before the first draft, and neither the name of the account nor its address', async () => {
    const bob = await nameless();
    await expect(draft(bob)).rejects.toMatchObject(refusal('LOTTERY_ORGANISER_NAME_NEEDED'));
    for (const name of [bob.email, 'Toolyard', 'Mug\nClub', ' '])
      await expect(choose(name, bob)).rejects.toMatchObject(
        refusal('LOTTERY_ORGANISER_NAME_INVALID'),
      );
    expect(await choose('  Mug Club ', bob)).toBe('Mug Club');
    expect(await named(await draft(bob))).toBe('Mug Club');
    await expect(choose('MUG  club')).rejects.toMatchObject(
      refusal('LOTTERY_ORGANISER_NAME_TAKEN'),
    );
  });

  it('changes on drafts; what waits or is published keeps the name of its submission', async () => {
    const [plain, waits, public_] = [await draft(), await draft(), await draft()];
    await submit(waits);
    await submit(public_);
    await approve(public_);
    await choose('Mug Club');
    const before = publicName(ann);
    expect([await named(plain), await named(waits), await named(public_)]).toEqual([
      'Mug Club',
      before,
      before,
    ]);
    const bob = await f.user();
    await expect(choose(before, bob)).rejects.toMatchObject(
      refusal('LOTTERY_ORGANISER_NAME_TAKEN'),
    );
    await decline(waits);
    expect(await named(waits)).toBe('Mug Club');
  });

  it('stands in the standard rules: a draft whose rules name another is not submitted', async () => {
    const rules = standardRules(aDraft(), { organiser: 'Another', contact: 'a@example.com' });
    const { id } = await f.create({ rules }, f.as(ann));
    await expect(submit({ id })).rejects.toMatchObject(refusal('LOTTERY_RULES_CONTRADICT'));
    await choose('Another');
    await submit({ id });
  });

  it('its choice is in the audit log', async () => {
    await choose('Mug Club');
    await choose('Mug Club');
    const entries = await f.readers.trail.following(0, 1000);
    const choices = entries.filter(({ action }) => action === 'lottery.organiserNamed');
    expect(choices.map(({ after }) => after)).toEqual([{ name: 'Mug Club' }]);
  });
});

describe('operators and drafts that wait', () => {
  const NEXT_HOUR = (Math.floor(START / HOUR) + 1) * HOUR;
  const toOperators = (address: string) =>
    f.unitOfWork.run(async (all) => {
      const renderer = new LotteryMailRenderer(all, f.clock, '', 'https://site');
      const queued = await all.mails.listTo(address);
      return Promise.all(queued.map(async (mail) => ({ mail, text: await renderer.render(mail) })));
    });

  it('get one mail for all submissions of an hour, with their number; support staff gets none', async () => {
    const [operator] = await f.readers.admins.list();
    const support = anAdmin({ role: 'support' });
    await f.unitOfWork.run(({ admins }) => admins.add(support));
    const [first, second] = [await draft(), await draft()];
    await submit(first);
    await submit(second);
    const found = await toOperators(operator!.email);
    expect(found.map(({ mail }) => mail.dueAt)).toEqual([NEXT_HOUR]);
    expect(found[0]?.text).toMatchObject({
      subject: '2 prize draws wait for approval',
      text: expect.stringContaining('https://site/admin/lottery') as unknown,
    });
    expect(await toOperators(support.email)).toEqual([]);
  });

  it('get none once all is decided, nor without their role', async () => {
    const [operator] = await f.readers.admins.list();
    const only = await draft();
    await submit(only);
    const subject = async () => (await toOperators(operator!.email))[0]?.text?.subject ?? null;
    expect(await subject()).toBe('A prize draw waits for approval');
    await decline(only);
    expect(await subject()).toBeNull();
    await submit(only);
    const version = operator!.version + 1;
    await f.unitOfWork.run(({ admins }) =>
      admins.update({ ...operator!, role: 'support', version }),
    );
    expect(await subject()).toBeNull();
  });
});

describe('a submission', () => {
  it('waits in the order of submission, unchanged, until it is withdrawn', async () => {
    const first = await draft();
    const second = await draft();
    await submit(second);
    f.clock.set(START + 1);
    await submit(first);
    expect((await waiting()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await f.readers.lotteryEvents.count(START)).waiting).toBe(2);
    const edit = { id: first.id, version: null, draft: aDraft({ claimDays: 3 }) };
    for (const refused of [
      f.editing.execute(edit, f.as(ann)),
      f.editing.execute(edit, f.operator),
      f.deletion.execute(any(first.id), f.as(ann)),
      f.publication.execute(any(first.id), f.operator),
      submit(first),
    ])
      await expect(refused).rejects.toMatchObject(refusal('LOTTERY_EVENT_WAITING'));
    await withdraw(first);
    expect(await waiting()).toHaveLength(1);
    await f.editing.execute(edit, f.as(ann));
    for (const late of [withdraw(first), approve(first), decline(first)])
      await expect(late).rejects.toMatchObject(refusal('LOTTERY_EVENT_NOT_WAITING'));
  });

  it('approved: published as submitted, its organizer is notified, and nobody changes it', async () => {
    const { id } = await draft();
    await submit({ id });
    const event = await approve({ id });
    expect([event.stage, event.approval?.state]).toEqual(['published', 'approved']);
    expect(event.organiser.id).toBe(ann.id);
    expect((await f.read.execute(id)).facts).toMatchObject({ round: 657_413 });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'lottery-approved', address: ann.email });
    expect(mail?.subject).toBe('工作台抽奖 已发布');
    const edit = { id, version: null, draft: aDraft({ claimDays: 3 }) };
    for (const who of [f.as(ann), f.operator])
      await expect(f.editing.execute(edit, who)).rejects.toMatchObject(
        refusal('LOTTERY_EVENT_LOCKED'),
      );
    await f.cancellation.execute({ ...any(id), reason: 'No mugs' }, f.as(ann));
  });

  it('declined: the organizer is told why, edits and submits again', async () => {
    const { id } = await draft();
    await submit({ id }, ann, 'en');
    await expect(decline({ id }, ' ')).rejects.toMatchObject(refusal('LOTTERY_REASON_NEEDED'));
    const declined = await decline({ id });
    expect([declined.stage, declined.approval?.reason]).toEqual(['draft', 'Name the value']);
    const [mail] = await mails();
    expect(mail?.subject).toBe('Workbench Draw was not approved');
    expect(mail?.text).toContain('Reason: Name the value');
    expect(mail?.text).toContain(`https://site/lottery/organise/${id}`);
    await f.editing.execute({ id, version: null, draft: aDraft({ claimDays: 3 }) }, f.as(ann));
    expect((await submit({ id })).approval).toMatchObject({ state: 'waiting', reason: '' });
  });

  it('is published before it opens: a late one is refused, and given back', async () => {
    const { id } = await draft();
    await submit({ id });
    f.clock.set(START + HOUR);
    await expect(approve({ id })).rejects.toMatchObject(refusal('LOTTERY_OPENS_TOO_EARLY'));
    expect(await waiting()).toHaveLength(1);
    await decline({ id });
    await expect(submit({ id })).rejects.toMatchObject(refusal('LOTTERY_OPENS_TOO_EARLY'));
  });

  it('of an account that may run events no more is not approved', async () => {
    const { id } = await draft();
    await submit({ id });
    await f.unitOfWork.run(({ users }) =>
      users.update({ ...ann, active: false, version: ann.version + 1 }),
    );
    await expect(approve({ id })).rejects.toMatchObject(refusal('LOTTERY_ORGANISER_GONE'));
    await decline({ id });
  });

  it('and each decision on it are in the audit log, with who took it', async () => {
    const { id } = await draft();
    await submit({ id });
    await withdraw({ id });
    await submit({ id });
    await decline({ id });
    await submit({ id });
    await approve({ id });
    const entries = await f.readers.trail.following(0, 1000);
    const steps = entries.filter(({ subject }) => subject?.id === id);
    expect(steps.map(({ action, actor }) => [action, actor.realm])).toEqual([
      ['lottery.created', 'user'],
      ['lottery.submitted', 'user'],
      ['lottery.submissionWithdrawn', 'user'],
      ['lottery.submitted', 'user'],
      ['lottery.declined', 'admin'],
      ['lottery.submitted', 'user'],
      ['lottery.approved', 'admin'],
    ]);
  });
});
