import { Migration } from '@mikro-orm/migrations';

/** Every text is English or Chinese. */
export class Migration20261123Languages extends Migration {
  override name = 'Migration20261123Languages';

  override up(): void {
    // Letters to owners of accounts were Chinese where no language was stated.
    this.addSql(`update "outgoing_mail" set "language" = 'zh-CN' where "language" = 'und'`);
    this.addSql(`alter table "outgoing_mail" drop constraint "outgoing_mail_language"`);
    this.addSql(`alter table "outgoing_mail" add constraint "outgoing_mail_language"
      check ("language" in ('en', 'zh-CN'))`);
  }
}
