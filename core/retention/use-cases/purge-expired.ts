import type { Clock } from '../../shared/index.ts';
import type { RecordPurger } from '../ports/record-purger.ts';
import { PURGEABLE_KINDS, RETENTION_DAYS, type PurgeableKind } from '../retention.ts';

const DAY = 86_400_000;

/** Deletes all expired records and returns their number per kind. */
export class PurgeExpired {
  constructor(
    private readonly purger: RecordPurger,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Partial<Record<PurgeableKind, number>>> {
    const swept: Partial<Record<PurgeableKind, number>> = {};
    for (const what of PURGEABLE_KINDS) {
      const count = await this.purgeKind(what);
      if (count > 0) swept[what] = count;
    }
    return swept;
  }

  private async purgeKind(what: PurgeableKind): Promise<number> {
    const before = this.clock.now() - RETENTION_DAYS[what] * DAY;
    for (let all = 0; ;) {
      const part = await this.purger.purge(what, before);
      if (part === 0) return all;
      all += part;
    }
  }
}
