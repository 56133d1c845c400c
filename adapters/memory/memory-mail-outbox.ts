import type { MailOutbox, OutgoingMail } from '@toolyard/core/mail';
import type { Instant } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryMailOutbox implements MailOutbox {
  constructor(private readonly tables: MemoryTables) {}

  async add(mail: OutgoingMail): Promise<void> {
    await Promise.resolve();
    this.tables.mails = withEntry(this.tables.mails, mail.id, mail);
  }

  async addAll(mails: readonly OutgoingMail[]): Promise<void> {
    await Promise.resolve();
    const added = structuredClone(mails).map((mail) => [mail.id, mail] as const);
    this.tables.mails = new Map([...this.tables.mails, ...added]);
  }

  /** Units of work run sequentially here, so no lock is needed. */
  findDueLocked(at: Instant): Promise<OutgoingMail | null> {
    const [oldest] = [...this.tables.mails.values()]
      .filter(({ dueAt }) => dueAt <= at)
      .sort((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1));
    return Promise.resolve(copyOf(oldest));
  }

  listTo(to: string): Promise<readonly OutgoingMail[]> {
    const all = [...this.tables.mails.values()].filter(({ address }) => address === to);
    return Promise.resolve(structuredClone(all));
  }

  async update({ id, dueAt, attempts }: OutgoingMail): Promise<void> {
    await Promise.resolve();
    const stored = this.tables.mails.get(id);
    if (stored)
      this.tables.mails = withEntry(this.tables.mails, id, { ...stored, dueAt, attempts });
  }

  async remove(id: string): Promise<void> {
    await Promise.resolve();
    this.tables.mails = withoutEntry(this.tables.mails, id);
  }
}
