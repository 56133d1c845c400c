import { Migration } from '@mikro-orm/migrations';

/** Attempts to sign in, by what they are counted under. */
export class Migration20261121Attempts extends Migration {
  override name = 'Migration20261121Attempts';

  override up(): void {
    this.addSql(`create table "attempt" (
      "key" varchar(100) not null,
      "count" int not null,
      "until" timestamptz(3) not null,
      primary key ("key"),
      constraint "attempt_count" check ("count" >= 1)
    )`);
    this.addSql(`create index "attempt_until" on "attempt" ("until")`);
  }
}
