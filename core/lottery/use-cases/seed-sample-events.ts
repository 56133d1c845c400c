import type { Clock, UnitOfWork } from '../../shared/index.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import { sampleEvents } from '../sample-events.ts';

interface Repositories {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'isEmpty' | 'addIfNew'>;
}

/** Gives an empty lottery its sample events; servers that start at once add them once. */
export class SeedSampleEvents {
  constructor(
    private readonly work: UnitOfWork<Repositories>,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    await this.work.run(async ({ lotteryEvents }) => {
      if (!(await lotteryEvents.isEmpty())) return;
      for (const event of sampleEvents(this.clock.now())) await lotteryEvents.addIfNew(event);
    });
  }
}
