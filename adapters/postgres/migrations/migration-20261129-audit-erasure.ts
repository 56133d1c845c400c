import { Migration } from '@mikro-orm/migrations';

/** What an erasure must leave as it was. */
const LEFT = [
  'sequence',
  'at',
  'actor_realm',
  'actor_id',
  'action',
  'subject_kind',
  'subject_id',
  'previous_hash',
  'hash',
  'details_hash',
  'erasure',
];
const rowOf = (row: string): string => `(${LEFT.map((name) => `${row}."${name}"`).join(', ')})`;

/**
 * Details of audit entries can be erased, once, and nothing else of an entry can change. Entries of before keep their
 * hashes: the entry that erases their details vouches for what is left of them.
 */
export class Migration20261129AuditErasure extends Migration {
  override name = 'Migration20261129AuditErasure';

  override up(): void {
    this.addSql(`alter table "audit_entry" add column "details_hash" varchar(64) null,
      add column "salt" varchar(32) null,
      add column "erasure" varchar(64) null,
      add column "erased_by" bigint null`);
    this.addSql(`create index "audit_entry_personal" on "audit_entry" ("at", "sequence")
      where "erased_by" is null and ("actor_realm" in ('user', 'visitor') or "address" <> ''
        or "subject_kind" in ('user', 'admin'))`);
    this.addSql('drop trigger "audit_entry_append_only" on "audit_entry"');
    this.addSql(`create trigger "audit_entry_append_only" before delete or truncate on "audit_entry"
      for each statement execute function "audit_append_only"()`);
    this.addSql(`create trigger "audit_entry_erasure_only" before update on "audit_entry"
      for each row when (not (old."erased_by" is null and new."erased_by" > old."sequence"
        and new."salt" is null and new."before" is null and new."after" is null and new."address" = ''
        and ${rowOf('new')} is not distinct from ${rowOf('old')}))
      execute function "audit_append_only"()`);
  }
}
