import { Migration } from '@mikro-orm/migrations';

/** Recorded steps can be corrected and taken back; the changes are kept beside the steps in force. */
export class Migration20261124StepCorrections extends Migration {
  override name = 'Migration20261124StepCorrections';

  override up(): void {
    this.addSql(`alter table "strategy" add column "corrections" jsonb not null default '[]'`);
    this.addSql(`alter table "strategy" alter column "corrections" drop default`);
  }
}
