import type { DroppedMailCounter, DropReason, OutgoingMail } from '@toolyard/core/mail';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Counts and logs mails that were never sent; the log names their kind, not whom they were for. */
export class MailWatch implements DroppedMailCounter {
  constructor(
    private readonly logger: Pick<Logger, 'warn' | 'error'>,
    private readonly metrics: Pick<Metrics, 'mailDropped'>,
  ) {}

  count({ kind, attempts }: OutgoingMail, reason: DropReason): void {
    this.metrics.mailDropped(reason);
    if (reason === 'undeliverable')
      this.logger.error({ kind, attempts }, 'a mail could not be delivered: all attempts failed');
    else this.logger.warn({ kind }, 'a mail was dropped: it was obsolete before it was sent');
  }
}
