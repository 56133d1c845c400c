import { Migration } from '@mikro-orm/migrations';

/** What an icon shows; ids as long as the titles that they are made of. */
export class Migration20261121ToolIcons extends Migration {
  override name = 'Migration20261121ToolIcons';

  override up(): void {
    this.addSql(`alter table "tool" add column "icon_alt" varchar(120) not null default ''`);
    this.addSql(`alter table "tool" alter column "slug" type varchar(100)`);
  }
}
