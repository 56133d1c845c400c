import { Migration } from '@mikro-orm/migrations';

/** What was done, by whom, in one chain. */
export class Migration20261121Audit extends Migration {
  override name = 'Migration20261121Audit';

  override up(): void {
    this.addSql(`create table "audit_entry" (
      "sequence" bigint not null,
      "at" timestamptz(3) not null,
      "actor_realm" varchar(10) not null,
      "actor_id" uuid null,
      "action" varchar(60) not null,
      "subject_kind" varchar(40) null,
      "subject_id" varchar(100) null,
      "subject_name" varchar(254) null,
      "before" jsonb null,
      "after" jsonb null,
      "address" varchar(45) not null,
      "previous_hash" varchar(64) not null,
      "hash" varchar(64) not null,
      primary key ("sequence")
    )`);
    for (const [name, columns] of [
      ['actor', '"actor_id", "sequence"'],
      ['subject', '"subject_kind", "subject_id", "sequence"'],
      ['action', '"action", "sequence"'],
      ['at', '"at", "sequence"'],
    ])
      this.addSql(`create index "audit_entry_${name}" on "audit_entry" (${columns})`);
    this.addSql(`create table "audit_head" (
      "id" smallint not null,
      "sequence" bigint not null,
      "hash" varchar(64) not null,
      primary key ("id"),
      constraint "audit_head_one" check ("id" = 1)
    )`);
    this.addSql(
      `insert into "audit_head" ("id", "sequence", "hash") values (1, 0, repeat('0', 64))`,
    );
  }
}
