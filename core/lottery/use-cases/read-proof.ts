import type { Clock, Instant } from '../../shared/index.ts';
import {
  entryTree,
  eventsOfType,
  inclusionPath,
  toHex,
  type Lock,
  type ProofBundle,
} from '../draw/index.ts';
import { proofOf, type ProofTools } from '../draw-record.ts';
import type { LotteryEvent } from '../lottery-event.ts';
import {
  LOTTERY_ENTRY_UNKNOWN,
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_NOT_FROZEN,
} from '../lottery.errors.ts';
import type { DrawRecordRepository } from '../ports/draw-record-repository.ts';
import type { EntryRepository } from '../ports/entry-repository.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import { publishedEvent } from './enter-event.ts';

interface ProofReaders {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'find' | 'findLastResult'>;
  readonly lotteryEntries: Pick<EntryRepository, 'find' | 'weightsOf'>;
  readonly lotteryDraws: Pick<DrawRecordRepository, 'logOf' | 'registerOf'>;
}

/** The proof of an event: its manifest at once, the list once it is frozen, the outcome once it is drawn. */
export class ReadProof {
  constructor(
    private readonly all: ProofReaders,
    private readonly tools: ProofTools,
  ) {}

  async execute(eventId: string): Promise<ProofBundle> {
    const event = await publishedEvent(this.all.lotteryEvents, eventId);
    const bundle = await proofOf(this.all, this.tools, event);
    if (!bundle) throw LOTTERY_EVENT_UNKNOWN();
    return bundle;
  }
}

/** An entry in the frozen list, with the path from its leaf to the published root (RFC 6962 §2.1.1). */
export interface Inclusion {
  readonly eventId: string;
  readonly uuid: string;
  readonly weight: number;
  readonly leafIndex: number;
  readonly path: readonly string[];
  readonly root: string;
  readonly count: number;
}

/** Whether an entry stands in the frozen list of its event, by its number. */
export class ReadInclusion {
  constructor(
    private readonly all: ProofReaders,
    private readonly tools: Pick<ProofTools, 'crypto'>,
  ) {}

  async execute(uuid: string): Promise<Inclusion> {
    const entry = await this.all.lotteryEntries.find(uuid);
    if (!entry) throw LOTTERY_ENTRY_UNKNOWN();
    const log = await this.all.lotteryDraws.logOf(entry.eventId);
    const lock = eventsOfType(log, 'frozen')[0];
    if (!lock) throw LOTTERY_NOT_FROZEN();
    const entries = await this.all.lotteryEntries.weightsOf(entry.eventId);
    const leafIndex = entries.findIndex(({ id }) => id === entry.id);
    const tree = entryTree(
      entries.map(({ id, weight }) => ({ uuid: id, weight })),
      this.tools.crypto,
    );
    return {
      eventId: entry.eventId,
      uuid: entry.id,
      weight: entry.weight,
      leafIndex,
      path: inclusionPath(tree, leafIndex).map(toHex),
      root: lock.root,
      count: lock.count,
    };
  }
}

/** The last draw with the figures of its frozen list. */
export interface LastDraw {
  readonly event: LotteryEvent;
  readonly lock: Lock;
  readonly winners: number;
  readonly at: Instant;
}

/** The event whose winners were drawn last; null when there is none. */
export class ReadLastDraw {
  constructor(
    private readonly all: ProofReaders,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<LastDraw | null> {
    const event = await this.all.lotteryEvents.findLastResult();
    if (!event) return null;
    const log = await this.all.lotteryDraws.logOf(event.id);
    const lock = eventsOfType(log, 'frozen')[0];
    const picks = eventsOfType(log, 'selected')[0]?.picks ?? [];
    if (!lock) return null;
    const winners = picks.filter(({ prize }) => prize !== null).length;
    return { event, lock, winners, at: this.clock.now() };
  }
}
