import type { MailOutbox, OutgoingMail } from '@toolyard/core/mail';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, millis } from './query-builder.ts';
import { toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { OutgoingMailTable } from './tables/outgoing-mail.table.ts';

const selectMails = () =>
  db
    .selectFrom('outgoing_mail')
    .select((eb) => [
      'id',
      'kind',
      'account_id as accountId',
      'subject_id as subjectId',
      'address',
      'language',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('due_at')).as('dueAt'),
      'attempts',
      'enclosure',
    ]);

const toRow = (mail: OutgoingMail) => ({
  ...mail,
  createdAt: toDate(mail.createdAt),
  dueAt: toDate(mail.dueAt),
});

export class PostgresMailOutbox implements MailOutbox {
  constructor(private readonly statements: Statements) {}

  async add(mail: OutgoingMail): Promise<void> {
    await this.statements.insert(OutgoingMailTable, toRow(mail));
  }

  async addAll(mails: readonly OutgoingMail[]): Promise<void> {
    await this.statements.insertAll(OutgoingMailTable, mails.map(toRow));
  }

  findDueLocked(at: Instant): Promise<OutgoingMail | null> {
    return this.statements.row(
      selectMails()
        .where('due_at', '<=', toDate(at))
        .orderBy('due_at')
        .orderBy('id')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    );
  }

  listTo(address: string): Promise<readonly OutgoingMail[]> {
    return this.statements.rows(selectMails().where('address', '=', address));
  }

  async update({ id, dueAt, attempts }: OutgoingMail): Promise<void> {
    await this.statements.update(OutgoingMailTable, { id }, { dueAt: toDate(dueAt), attempts });
  }

  async remove(id: string): Promise<void> {
    await this.statements.erase(OutgoingMailTable, { id });
  }
}
