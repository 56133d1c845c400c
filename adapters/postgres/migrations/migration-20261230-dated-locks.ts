import { Migration } from '@mikro-orm/migrations';

/** Frozen lists name the newest round of the beacon; those of before do not. */
export class Migration20261230DatedLocks extends Migration {
  override name = 'Migration20261230DatedLocks';

  override up(): void {
    this.addSql('alter table "lottery_event" add column "is_dated" boolean not null default false');
  }
}
