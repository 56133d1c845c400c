import { Migration } from '@mikro-orm/migrations';

/** The public registers of entries. Events that were published before have none. */
export class Migration20261228EntryRegisters extends Migration {
  override name = 'Migration20261228EntryRegisters';

  override up(): void {
    this.addSql(`create table "lottery_register" (
      "event_id" uuid not null,
      "sequence" int not null,
      "hash" varchar(64) not null,
      "entry_id" uuid null,
      "type" varchar(10) null,
      "commitment" varchar(64) null,
      primary key ("event_id", "sequence"),
      constraint "lottery_register_entry" unique ("entry_id", "type"),
      constraint "lottery_register_type" check ("type" in ('entered', 'withdrawn', 'erased')),
      constraint "lottery_register_line" check (("sequence" = 0) = ("entry_id" is null) and ("sequence" = 0) = ("type" is null) and ("sequence" = 0) = ("commitment" is null) and "sequence" >= 0),
      constraint "lottery_register_event_id_foreign" foreign key ("event_id")
        references "lottery_event" ("id") on delete cascade
    )`);
    this.addSql(`create trigger "lottery_register_append_only" before update or delete on "lottery_register"
      for each row execute function "audit_append_only"()`);
    this.addSql(`create trigger "lottery_register_no_truncate" before truncate on "lottery_register"
      for each statement execute function "audit_append_only"()`);
  }
}
