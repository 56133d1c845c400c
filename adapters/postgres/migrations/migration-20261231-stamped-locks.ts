import { Migration } from '@mikro-orm/migrations';

/** When a time-stamping authority saw the frozen list of an event. */
export class Migration20261231StampedLocks extends Migration {
  override name = 'Migration20261231StampedLocks';

  override up(): void {
    this.addSql('alter table "lottery_event" add column "stamped_at" timestamptz(3) null');
  }
}
