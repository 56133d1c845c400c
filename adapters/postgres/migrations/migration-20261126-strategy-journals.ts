import { Migration } from '@mikro-orm/migrations';

/** A strategy has a note and tags of its owner. */
export class Migration20261126StrategyJournals extends Migration {
  override name = 'Migration20261126StrategyJournals';

  override up(): void {
    this.addSql(`alter table "strategy"
      add column "journal_note" text not null default '',
      add column "journal_tags" jsonb not null default '[]'`);
    this.addSql(`alter table "strategy"
      alter column "journal_note" drop default,
      alter column "journal_tags" drop default`);
    this.addSql(`alter table "strategy" add constraint "strategy_journal_note"
      check (char_length("journal_note") <= 2000)`);
    this.addSql(`alter table "strategy" add constraint "strategy_journal_tags"
      check (jsonb_array_length("journal_tags") <= 10)`);
  }
}
