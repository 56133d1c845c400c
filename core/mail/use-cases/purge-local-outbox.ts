import type { Clock } from '../../shared/index.ts';
import type { LocalOutbox } from '../ports/local-outbox.ts';

/** For how many days letters stay where there is no mail server. */
export const OUTBOX_RETENTION_DAYS = 30;

const DAY = 86_400_000;

/** Deletes letters that were put aside long ago, and says how many. */
export class PurgeLocalOutbox {
  constructor(
    private readonly folder: Pick<LocalOutbox, 'eraseBefore'>,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    return this.folder.eraseBefore(this.clock.now() - OUTBOX_RETENTION_DAYS * DAY);
  }
}
