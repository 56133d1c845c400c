import type { Clock } from '../../shared/index.ts';
import type { Sweeper } from '../ports/record-purger.ts';
import { PERISHABLES, RETENTION_DAYS, type Perishable } from '../retention.ts';

const DAY = 86_400_000;

/** Deletes everything that was kept for its time, and says how much of what. */
export class SweepPerished {
  constructor(
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Partial<Record<Perishable, number>>> {
    const swept: Partial<Record<Perishable, number>> = {};
    for (const what of PERISHABLES) {
      const count = await this.sweepAll(what);
      if (count > 0) swept[what] = count;
    }
    return swept;
  }

  private async sweepAll(what: Perishable): Promise<number> {
    const before = this.clock.now() - RETENTION_DAYS[what] * DAY;
    for (let all = 0; ;) {
      const part = await this.sweeper.sweep(what, before);
      if (part === 0) return all;
      all += part;
    }
  }
}
