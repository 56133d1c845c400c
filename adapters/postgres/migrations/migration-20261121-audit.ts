import { Migration } from '@mikro-orm/migrations';

/** The audit log as a hash chain. */
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
      ['name', '"subject_name", "sequence"'],
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
    this.guard();
  }

  /** Entries are added only, and the end moves forwards only; the tables' owner alone can lift that. */
  private guard(): void {
    this.addSql(`create function "audit_append_only"() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only: % refused', tg_table_name, lower(tg_op)
          using errcode = 'insufficient_privilege';
      end $$`);
    for (const [table, operations] of [
      ['audit_entry', 'update or delete or truncate'],
      ['audit_head', 'delete or truncate'],
    ])
      this.addSql(`create trigger "${table}_append_only" before ${operations} on "${table}"
        for each statement execute function "audit_append_only"()`);
    this.addSql(`create trigger "audit_head_forwards" before update on "audit_head"
      for each row when (new."sequence" <= old."sequence")
      execute function "audit_append_only"()`);
  }
}
