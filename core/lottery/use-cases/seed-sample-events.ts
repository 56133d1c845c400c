import type { AdminRepository, Principal } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource, Instant, UnitOfWork } from '../../shared/index.ts';
import type { Beacon } from '../draw/index.ts';
import type { DrawTools } from '../draw-record.ts';
import { registerLine } from '../entry-record.ts';
import { changedEvent } from '../event-changes.ts';
import type { LotteryEntry } from '../entry.ts';
import type { EntryIds } from '../ports/entry-ids.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import { sampleEvents, type SampleEvent } from '../sample-events.ts';
import { settleWhenDone, type PrizeRepositories } from './claim-prize.ts';
import { CreateEvent, type EventRepositories } from './edit-event.ts';
import { PublishEvent } from './publish-event.ts';
import { RunDraws } from './run-draws.ts';

type SeedRepositories = EventRepositories &
  PrizeRepositories & { readonly admins: Pick<AdminRepository, 'find' | 'list'> };

export interface SeedPorts extends DrawTools {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly entryIds: EntryIds;
  readonly beacon: Beacon;
}

/** Samples are no act of anybody: the audit log begins with what people do. */
const UNRECORDED: AuditLog = { record: () => undefined, erase: () => undefined };

const MINUTE = 60_000;
const clockAt = (at: Instant): Clock => ({ now: () => at });

/**
 * Gives an empty lottery its sample events, through the use cases of any other event at the times of the samples.
 * Servers that start at once add them once; one that was interrupted finishes its draw at the next start.
 */
export class SeedSampleEvents {
  constructor(
    private readonly work: UnitOfWork<SeedRepositories>,
    private readonly events: Pick<LotteryEventRepository, 'find' | 'listDue'>,
    private readonly ports: SeedPorts,
  ) {}

  async execute(): Promise<void> {
    const samples = sampleEvents(this.ports.clock.now());
    await this.work.run(async (repositories) => {
      const all = { ...repositories, audit: UNRECORDED };
      const [admin] = await all.admins.list();
      if (!admin || !(await all.lotteryEvents.isEmpty())) return;
      const { id: adminId, role } = admin;
      const principal: Principal = {
        kind: 'admin',
        adminId,
        role,
        sessionId: adminId,
        authenticatedAt: 0,
        due: null,
      };
      for (const sample of samples) await this.add(all, sample, principal);
    });
    for (const sample of samples) if (sample.round) await this.finish(sample);
  }

  private async add(
    all: SeedRepositories,
    sample: SampleEvent,
    principal: Principal,
  ): Promise<void> {
    const { id, draft, publishedAt } = sample;
    const ports = { ...this.ports, clock: clockAt(publishedAt) };
    const ids = firstIdLast(id, draft.prizes.length, this.ports.ids);
    await new CreateEvent(all, { ...ports, ids }).execute(draft, principal);
    const event = await all.lotteryEvents.findLocked(id);
    // Another server added it while this one waited.
    if (event?.stage !== 'draft') return;
    await all.lotteryEvents.update(changedEvent(event, { sample: true }, publishedAt));
    const { version } = await new PublishEvent(all, ports).execute(
      { id, version: null },
      principal,
    );
    for (const weight of sample.weights) await this.enter(all, sample, { weight, version });
  }

  /** An entry without an account. */
  private async enter(
    all: SeedRepositories,
    { id: eventId, draft }: SampleEvent,
    { weight, version }: { readonly weight: number; readonly version: number },
  ): Promise<void> {
    const enteredAt = draft.opensAt + MINUTE;
    const id = this.ports.entryIds.next();
    const own = { eventId, accountId: null, language: 'en', hidesName: false } as const;
    const entry: LotteryEntry = { ...own, id, weight, enteredAt };
    await all.lotteryEntries.add(entry, version, enteredAt);
    await registerLine(all.lotteryDraws, this.ports, entry, 'entered');
  }

  /** Freezes and draws at the times of the sample; its winners have claimed. */
  private async finish({ id, draft, round }: SampleEvent): Promise<void> {
    const work: UnitOfWork<PrizeRepositories> = {
      run: (step) => this.work.run((all) => step({ ...all, audit: UNRECORDED })),
    };
    const beacon: Beacon = {
      round: () => Promise.resolve(round),
      newest: () => Promise.resolve(null),
    };
    for (const at of [draft.closesAt + MINUTE, draft.drawAt + MINUTE]) {
      const ports = { ...this.ports, beacon, clock: clockAt(at), moment: () => at };
      const stage = (await this.events.find(id))?.stage;
      if (stage === 'published' || stage === 'frozen')
        await new RunDraws(work, this.events, ports).runStep(id);
    }
    await work.run((all) => this.claimAll(all, id, draft.drawAt + 2 * MINUTE));
  }

  private async claimAll(all: PrizeRepositories, id: string, at: Instant): Promise<void> {
    const event = await all.lotteryEvents.findLocked(id);
    if (event?.stage !== 'drawn') return;
    for (const winner of await all.lotteryWinners.listOf(id))
      if (winner.state === 'pending')
        await all.lotteryWinners.update({ ...winner, state: 'claimed', claimedAt: at });
    await settleWhenDone(all, event, at);
  }
}

/** Ids of the prizes, then the given id of the event, then any. */
function firstIdLast(eventId: string, prizes: number, ids: IdSource): IdSource {
  let taken = 0;
  return { next: () => (taken++ === prizes ? eventId : ids.next()) };
}
