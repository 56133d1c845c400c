import { Migration } from '@mikro-orm/migrations';

/** What readers of the learning centre did: lessons and steps, quizzes, questions to review. */
export class Migration20261126Learning extends Migration {
  override name = 'Migration20261126Learning';

  override up(): void {
    this.addSql(`create table "learning_event" (
      "owner_id" uuid not null,
      "kind" varchar(20) not null,
      "course_id" varchar(60) not null,
      "lesson_id" varchar(60) not null,
      "step_id" varchar(60) not null,
      "at" timestamptz(3) not null,
      primary key ("owner_id", "kind", "course_id", "lesson_id", "step_id"),
      constraint "learning_event_kind" check ("kind" in ('lesson_started', 'step_passed')),
      constraint "learning_event_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`create table "quiz_attempt" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "course_id" varchar(60) not null,
      "seed" int not null,
      "question_ids" jsonb not null,
      "started_at" timestamptz(3) not null,
      "result" jsonb null,
      primary key ("id"),
      constraint "quiz_attempt_seed" check ("seed" >= 0),
      constraint "quiz_attempt_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
    this.addSql(`create index "quiz_attempt_owner" on "quiz_attempt" ("owner_id", "id")`);
    this.addSql(`create table "review_card" (
      "owner_id" uuid not null,
      "course_id" varchar(60) not null,
      "question_id" varchar(60) not null,
      "seed" int not null,
      "due_at" timestamptz(3) not null,
      "memory" jsonb not null,
      primary key ("owner_id", "course_id", "question_id"),
      constraint "review_card_seed" check ("seed" >= 0),
      constraint "review_card_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
  }
}
