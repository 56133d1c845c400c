import type { Clock, Instant } from '../../shared/index.ts';
import type { LotteryEvent } from '../lottery-event.ts';
import { LOTTERY_EVENT_UNKNOWN } from '../lottery.errors.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';

export interface ReadEventAnswer {
  /** The moment of the answer. */
  readonly at: Instant;
  readonly event: LotteryEvent;
}

/** One event. */
export class ReadEvent {
  constructor(
    private readonly events: Pick<LotteryEventRepository, 'find'>,
    private readonly clock: Clock,
  ) {}

  async execute(id: string): Promise<ReadEventAnswer> {
    const event = await this.events.find(id);
    if (!event) throw LOTTERY_EVENT_UNKNOWN();
    return { at: this.clock.now(), event };
  }
}
