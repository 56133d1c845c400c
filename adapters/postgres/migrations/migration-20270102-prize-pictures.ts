import { Migration } from '@mikro-orm/migrations';

/** Pictures that organisers upload for their prizes. */
export class Migration20270102PrizePictures extends Migration {
  override name = 'Migration20270102PrizePictures';

  override up(): void {
    this.addSql('alter table "lottery_prize" add column "picture" jsonb null');
    this.addSql(`create table "lottery_picture" (
      "event_id" uuid not null,
      "hash" varchar(64) not null,
      constraint "lottery_picture_pkey" primary key ("event_id", "hash"),
      constraint "lottery_picture_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on update no action on delete cascade
    )`);
    this.addSql('create index "lottery_picture_hash" on "lottery_picture" ("hash")');
  }
}
