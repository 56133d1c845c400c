import { DomainError, type Clock, type UnitOfWork } from '../../shared/index.ts';
import {
  eventsOfType,
  isStampTimely,
  lockBytes,
  TIMESTAMP_INVALID,
  TIMESTAMP_UNAVAILABLE,
  type DrawCrypto,
  type TimestampAuthority,
} from '../draw/index.ts';
import { appendLogLine, manifestInForce, type DrawRepositories } from '../draw-record.ts';
import { changedEvent } from '../event-changes.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';

interface StampRepositories extends DrawRepositories {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'findLocked' | 'update'>;
}

interface StampPorts {
  readonly clock: Clock;
  readonly crypto: DrawCrypto;
  /** Null: the installation gets no time stamps. */
  readonly timestamps: TimestampAuthority | null;
}

const BATCH = 100;

/**
 * Gets time stamps for frozen lists that have none, until their draws are due. Several servers may run it at once; each
 * list is stamped once.
 */
export class StampLocks {
  constructor(
    private readonly work: UnitOfWork<StampRepositories>,
    private readonly events: Pick<LotteryEventRepository, 'listUnstamped'>,
    private readonly ports: StampPorts,
  ) {}

  /**
   * Stamps what waits and returns how many lists. Rejects with TIMESTAMP_UNAVAILABLE at the first request that is not
   * answered, and with TIMESTAMP_INVALID after the other lists were served.
   */
  async execute(): Promise<number> {
    const { timestamps, clock } = this.ports;
    if (!timestamps) return 0;
    let stamped = 0;
    let refusal: DomainError | null = null;
    for (const id of await this.events.listUnstamped(clock.now(), BATCH))
      try {
        if (await this.stamp(id, timestamps)) stamped += 1;
      } catch (fault) {
        if (!(fault instanceof DomainError) || fault.code === TIMESTAMP_UNAVAILABLE.code)
          throw fault;
        refusal = fault;
      }
    if (refusal) throw refusal;
    return stamped;
  }

  /** The authority is called before the unit of work, which holds a connection of the database. */
  private async stamp(id: string, authority: TimestampAuthority): Promise<boolean> {
    const log = await this.work.run(({ lotteryDraws }) => lotteryDraws.logOf(id));
    const manifest = manifestInForce(log);
    const lock = eventsOfType(log, 'frozen')[0];
    if (!manifest || !lock) return false;
    const { stamp, time } = await authority.stamp(lockBytes(lock));
    if (!isStampTimely(time, lock, manifest)) throw TIMESTAMP_INVALID();
    return this.work.run(async (all) => {
      const event = await all.lotteryEvents.findLocked(id);
      if (event?.stage !== 'frozen' || event.stampedAt !== null) return false;
      const at = this.ports.clock.now();
      await all.lotteryEvents.update(changedEvent(event, { stampedAt: time.at }, at));
      await appendLogLine(all, this.ports, id, at, { type: 'stamped', data: stamp });
      return true;
    });
  }
}
