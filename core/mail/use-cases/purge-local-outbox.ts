import type { Clock } from '../../shared/index.ts';
import type { LocalOutbox } from '../ports/local-outbox.ts';

/** Days to retain mail in the local outbox. */
const OUTBOX_RETENTION_DAYS = 30;

const DAY = 86_400_000;

/** Deletes expired mail of the local outbox and returns the number. */
export class PurgeLocalOutbox {
  constructor(
    private readonly folder: Pick<LocalOutbox, 'eraseBefore'>,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    return this.folder.eraseBefore(this.clock.now() - OUTBOX_RETENTION_DAYS * DAY);
  }
}
