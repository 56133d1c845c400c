import type { Clock, UnitOfWork } from '../../shared/index.ts';
import { attempted, isSpent, type OutgoingMail } from '../outgoing-mail.ts';
import type { LetterWriter } from '../ports/letter-writer.ts';
import type { MailRepositories } from '../ports/mail-outbox.ts';
import type { Mailer } from '../ports/mailer.ts';

/** Sends what is due, one after the other. Several servers may do so at once; a mail goes out at least once. */
export class SendDueMail {
  constructor(
    private readonly work: UnitOfWork<MailRepositories>,
    private readonly writer: LetterWriter,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** Rejects with the mailer's fault; the mail that met it waits for its next attempt, the others for the next call. */
  async execute(): Promise<void> {
    for (let mail = await this.next(); mail; mail = await this.next()) {
      const letter = await this.writer.write(mail);
      if (letter) await this.mailer.send({ to: mail.address, ...letter });
      const { id } = mail;
      await this.work.run(({ mails }) => mails.remove(id));
    }
  }

  /** The next attempt is written down before this one is made: should nobody come back from it, another server goes on. */
  private next(): Promise<OutgoingMail | null> {
    return this.work.run(async ({ mails }) => {
      const at = this.clock.now();
      for (;;) {
        const due = await mails.findDueLocked(at);
        if (!due) return null;
        if (!isSpent(due)) {
          const held = attempted(due, at);
          await mails.update(held);
          return held;
        }
        await mails.remove(due.id);
      }
    });
  }
}
