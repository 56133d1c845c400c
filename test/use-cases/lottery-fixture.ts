import type { AuditLog } from '@toolyard/core/audit';
import type { Principal, User } from '@toolyard/core/accounts';
import {
  CancelEvent,
  ChooseOrganiserName,
  ClaimPrize,
  CreateEvent,
  DeclinePrize,
  DeleteDraft,
  EditEvent,
  EnterEvent,
  ForfeitPrize,
  ListEvents,
  ListEventWinners,
  ListNotices,
  ListOwnEntries,
  ListWinners,
  PublishEvent,
  ReadEvent,
  ReadInclusion,
  ReadLastDraw,
  ReadParticipation,
  ReadProof,
  RunDraws,
  SeedSampleEvents,
  SendReminders,
  SetReminder,
  StampLocks,
  WithdrawEntry,
  type EventDraft,
  type SeedVault,
} from '@toolyard/core/lottery';
import {
  TIMESTAMP_UNAVAILABLE,
  type Beacon,
  type BeaconRound,
  type TimestampAuthority,
} from '@toolyard/core/lottery/draw';
import type { Repositories } from '@toolyard/core/repositories';
import { FakeClock, memoryDatabase, SequentialIds } from '@toolyard/memory';
import { nobleCrypto, nobleSigner } from '@toolyard/noble';
import { RandomUuids } from '@toolyard/security';
import { anAdmin, aUser } from '../conformance/repository-records.ts';

/** 2023-09-15T11:00:03Z, the time of the recorded round of drand's quicknet. */
export const ROUND_AT = Date.UTC(2023, 8, 15, 11, 0, 3);
export const ROUND: BeaconRound = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Two weeks before the draw. */
export const START = ROUND_AT - 14 * DAY;

const text = (en: string, zh: string) => ({ en, 'zh-CN': zh });

/** Opens an hour after START, closes an hour before the draw; two prizes and one alternate. */
export const aDraft = (change: Partial<EventDraft> = {}): EventDraft => ({
  title: text('Workbench Draw', '工作台抽奖'),
  description: text('Two mugs', '两个杯子'),
  opensAt: START + HOUR,
  closesAt: ROUND_AT - HOUR,
  drawAt: ROUND_AT,
  capacity: null,
  needsVerifiedEmail: true,
  minAccountAge: 7,
  maxWeight: 3,
  daysPerChance: 30,
  isWithdrawable: true,
  alternates: 1,
  claimDays: 14,
  entropy: 'beacon',
  prizes: [
    {
      name: text('Mug', '杯子'),
      description: text('Tea', '茶'),
      count: 2,
      image: 'mug',
      picture: null,
    },
  ],
  rules: [text('One entry per account.', '每个账户一次。')],
  ...change,
});

/** Seals a seed by turning it round. */
const seeds: SeedVault = {
  next: () => 'ab'.repeat(32),
  seal: (seed, eventId) => `${eventId}.${seed}`,
  open: (sealed, eventId) => (sealed.startsWith(eventId) ? sealed.slice(eventId.length + 1) : null),
};

/** The name that a user of the fixture runs events under. */
export const publicName = ({ id }: User): string => `Club ${id}`;

export async function lotteryFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(START);
  let published: BeaconRound | null = ROUND;
  let newest: () => Promise<BeaconRound | null> = () => Promise.resolve(null);
  let stamping: TimestampAuthority['stamp'] = () => Promise.reject(TIMESTAMP_UNAVAILABLE());
  const beacon: Beacon = { round: () => Promise.resolve(published), newest: () => newest() };
  const ports = {
    clock,
    ids: new SequentialIds(),
    entryIds: new RandomUuids(),
    crypto: nobleCrypto,
    signer: nobleSigner(new Uint8Array(32).fill(7)),
    seeds,
    beacon,
    moment: () => clock.now(),
    timestamps: { stamp: (message: Uint8Array) => stamping(message) },
  };
  const admin = anAdmin({ role: 'superadmin' });
  await unitOfWork.run(({ admins }) => admins.add(admin));
  const operator: Principal = {
    kind: 'admin',
    adminId: admin.id,
    role: 'superadmin',
    sessionId: admin.id,
    authenticatedAt: START,
    due: null,
  };
  const as = ({ id: userId }: User): Principal => ({
    kind: 'user',
    userId,
    role: 'user',
    sessionId: userId,
    authenticatedAt: START,
  });
  const within = <Input, Output>(
    make: (all: Repositories & { readonly audit: AuditLog }) => {
      execute(input: Input, principal: Principal): Promise<Output>;
    },
  ) => ({
    execute: (input: Input, principal: Principal) =>
      unitOfWork.run((all) => make(all).execute(input, principal)),
  });
  const creation = within<EventDraft, { readonly id: string }>(
    (all) => new CreateEvent(all, ports),
  );
  const publication = within((all) => new PublishEvent(all, ports));
  return {
    clock,
    readers,
    unitOfWork,
    operator,
    as,
    ports,
    withhold: () => (published = null),
    release: () => (published = ROUND),
    /** What the authority answers; until then it is silent. */
    stampWith: (answer: typeof stamping) => (stamping = answer),
    stamps: new StampLocks(unitOfWork, readers.lotteryEvents, ports),
    /** What the beacon answers for its newest round. */
    newestRound: (answer: typeof newest) => (newest = answer),
    /** Registered a hundred days before START, with a confirmed address and a public name. */
    user: async (change: Partial<User> = {}) => {
      const old = { createdAt: START - 100 * DAY, emailVerifiedAt: START - 99 * DAY };
      const user = aUser({ ...old, ...change });
      await unitOfWork.run(async ({ users, organisers }) => {
        await users.add(user);
        await organisers.setName({ userId: user.id, name: publicName(user), chosenAt: START });
      });
      return user;
    },
    create: (change?: Partial<EventDraft>, principal: Principal = operator) =>
      creation.execute(aDraft(change), principal),
    publish: async (change?: Partial<EventDraft>) => {
      const { id } = await creation.execute(aDraft(change), operator);
      return publication.execute({ id, version: null }, operator);
    },
    publication,
    editing: within((all) => new EditEvent(all, ports)),
    deletion: within((all) => new DeleteDraft(all, clock)),
    cancellation: within((all) => new CancelEvent(all, ports)),
    entering: within((all) => new EnterEvent(all, ports)),
    withdrawal: within((all) => new WithdrawEntry(all, ports)),
    reminding: within((all) => new SetReminder(all, clock)),
    claiming: within((all) => new ClaimPrize(all, ports)),
    declining: within((all) => new DeclinePrize(all, ports)),
    forfeiting: within((all) => new ForfeitPrize(all, ports)),
    draws: new RunDraws(unitOfWork, readers.lotteryEvents, ports),
    reminders: new SendReminders(unitOfWork, ports),
    naming: within((all) => new ChooseOrganiserName(all, clock)),
    seed: () => new SeedSampleEvents(unitOfWork, readers.lotteryEvents, ports).execute(),
    list: new ListEvents(readers.lotteryEvents, clock),
    read: new ReadEvent(readers, clock),
    proof: new ReadProof(readers, ports),
    inclusion: new ReadInclusion(readers, ports),
    lastDraw: new ReadLastDraw(readers, clock),
    participation: new ReadParticipation(readers, clock),
    ownEntries: new ListOwnEntries(readers, clock),
    notices: new ListNotices(readers, clock),
    winners: new ListWinners(readers.lotteryWinners),
    eventWinners: new ListEventWinners(readers.lotteryEvents, readers.lotteryWinners),
  };
}

export type LotteryFixture = Awaited<ReturnType<typeof lotteryFixture>>;
