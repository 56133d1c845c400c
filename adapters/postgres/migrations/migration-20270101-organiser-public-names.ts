import { Migration } from '@mikro-orm/migrations';

/** Accounts choose the name that they run events under. Events that exist keep theirs. */
export class Migration20270101OrganiserPublicNames extends Migration {
  override name = 'Migration20270101OrganiserPublicNames';

  override up(): void {
    this.addSql(`create table "lottery_organiser_name" (
      "owner_id" uuid not null,
      "name" varchar(60) not null,
      "name_key" text not null,
      "chosen_at" timestamptz(3) not null,
      constraint "lottery_organiser_name_pkey" primary key ("owner_id"),
      constraint "lottery_organiser_name_key" unique ("name_key"),
      constraint "lottery_organiser_name_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on update no action on delete cascade
    )`);
  }
}
