import { Migration } from '@mikro-orm/migrations';

/** Entries about accounts are found without reading the whole log. */
export class Migration20261202AuditSubjectIds extends Migration {
  override name = 'Migration20261202AuditSubjectIds';

  override up(): void {
    this.addSql(
      'create index "audit_entry_subject_id" on "audit_entry" ("subject_id", "sequence")',
    );
  }
}
