import type { MailOutbox, OutgoingMail } from '@toolyard/core/mail';
import type { Instant } from '@toolyard/core/shared';
import { millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { OutgoingMailTable } from './tables/outgoing-mail.table.ts';

const SELECT_OLDEST_DUE = `select id, kind, account_id as "accountId", address, language, ${millis('created_at')} as "createdAt",
  ${millis('due_at')} as "dueAt", attempts from outgoing_mail where due_at <= ?
  order by due_at, id limit 1 for update skip locked`;

export class PostgresMailOutbox implements MailOutbox {
  constructor(private readonly statements: Statements) {}

  async add(mail: OutgoingMail): Promise<void> {
    await this.statements.insert(OutgoingMailTable, {
      ...mail,
      createdAt: toDate(mail.createdAt),
      dueAt: toDate(mail.dueAt),
    });
  }

  findDueLocked(at: Instant): Promise<OutgoingMail | null> {
    return this.statements.row(SELECT_OLDEST_DUE, [toDate(at)]);
  }

  async update({ id, dueAt, attempts }: OutgoingMail): Promise<void> {
    await this.statements.update(OutgoingMailTable, { id }, { dueAt: toDate(dueAt), attempts });
  }

  async remove(id: string): Promise<void> {
    await this.statements.erase(OutgoingMailTable, { id });
  }
}
