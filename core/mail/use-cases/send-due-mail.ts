import type { Clock, UnitOfWork } from '../../shared/index.ts';
import { withNextAttempt, hasNoAttemptsLeft, type OutgoingMail } from '../outgoing-mail.ts';
import type { DroppedMailCounter } from '../ports/dropped-mail-counter.ts';
import type { MailRenderer } from '../ports/mail-renderer.ts';
import type { MailRepositories } from '../ports/mail-outbox.ts';
import type { Mailer } from '../ports/mailer.ts';

/** Sends due mail one by one. Several servers may run it concurrently; delivery is at least once. */
export class SendDueMail {
  constructor(
    private readonly work: UnitOfWork<MailRepositories>,
    private readonly writer: MailRenderer,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly dropped: DroppedMailCounter,
  ) {}

  /**
   * Rejects with the mailer's fault; the mail that met it waits for its next attempt, the others for the next call. A mail
   * that cannot be rendered waits too, and holds up no other: the call rejects after the last one.
   */
  async execute(): Promise<void> {
    const faults: unknown[] = [];
    for (let mail = await this.next(); mail; mail = await this.next()) {
      const { id, address: to, language } = mail;
      const letter = await this.writer.render(mail).catch((fault: unknown) => {
        faults.push(fault);
        return 'unrendered' as const;
      });
      if (letter === 'unrendered') continue;
      if (letter) await this.mailer.send({ to, language, ...letter });
      else this.dropped.count(mail, 'obsolete');
      await this.work.run(({ mails }) => mails.remove(id));
    }
    if (faults.length > 0) throw faults[0];
  }

  /** The next attempt is stored before this one starts, so that another server continues after a crash. */
  private async next(): Promise<OutgoingMail | null> {
    const { held, spent } = await this.work.run(async ({ mails }) => {
      const at = this.clock.now();
      const spent: OutgoingMail[] = [];
      for (;;) {
        const due = await mails.findDueLocked(at);
        if (!due) return { held: null, spent };
        if (!hasNoAttemptsLeft(due)) {
          const held = withNextAttempt(due, at);
          await mails.update(held);
          return { held, spent };
        }
        await mails.remove(due.id);
        spent.push(due);
      }
    });
    for (const mail of spent) this.dropped.count(mail, 'undeliverable');
    return held;
  }
}
