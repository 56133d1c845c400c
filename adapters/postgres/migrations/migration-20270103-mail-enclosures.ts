import { Migration } from '@mikro-orm/migrations';

/** A mail can bring a signed statement, such as the receipt of a withdrawal. */
export class Migration20270103MailEnclosures extends Migration {
  override name = 'Migration20270103MailEnclosures';

  override up(): void {
    this.addSql('alter table "outgoing_mail" add column "enclosure" text null');
  }
}
