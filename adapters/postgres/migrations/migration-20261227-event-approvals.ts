import { Migration } from '@mikro-orm/migrations';

/** Drafts of users are submitted to operators, who approve or decline them. */
export class Migration20261227EventApprovals extends Migration {
  override name = 'Migration20261227EventApprovals';

  override up(): void {
    this.addSql(`alter table "lottery_event"
      add column "approval_state" varchar(10) null,
      add column "submitted_at" timestamptz(3) null,
      add column "submitted_language" varchar(5) null,
      add column "decided_at" timestamptz(3) null,
      add column "decided_by" uuid null,
      add column "decision_reason" varchar(500) null,
      add constraint "lottery_event_approval" check ("approval_state" in ('waiting', 'withdrawn', 'approved', 'declined')),
      add constraint "lottery_event_submission" check (("approval_state" is null) = ("submitted_at" is null) and ("approval_state" is null) = ("submitted_language" is null)),
      add constraint "lottery_event_submitted_language" check ("submitted_language" in ('en', 'zh-CN'))`);
    this.addSql(`create index "lottery_event_submitted" on "lottery_event" ("submitted_at", "id")`);
  }
}
