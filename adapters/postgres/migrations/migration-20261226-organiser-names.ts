import { Migration } from '@mikro-orm/migrations';

/** Events of operators are run by the site: their usernames are no business of the public. */
export class Migration20261226OrganiserNames extends Migration {
  override name = 'Migration20261226OrganiserNames';

  override up(): void {
    this.addSql(
      `update "lottery_event" set "organiser_name" = 'Toolyard' where "organiser_realm" = 'admin'`,
    );
  }
}
