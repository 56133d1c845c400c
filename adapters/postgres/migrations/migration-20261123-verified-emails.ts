import { Migration } from '@mikro-orm/migrations';

/** Which e-mail addresses are confirmed, and the links by which they are. */
export class Migration20261123VerifiedEmails extends Migration {
  override name = 'Migration20261123VerifiedEmails';

  override up(): void {
    this.addSql('alter table "user_account" add column "email_verified_at" timestamptz(3) null');
    this.addSql('alter table "outgoing_mail" add column "account_id" uuid null');
    this.addSql(`create table "email_confirmation" (
      "owner_id" uuid not null,
      "email" varchar(254) not null,
      "token_hash" varchar(64) not null,
      "created_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      primary key ("owner_id"),
      constraint "email_confirmation_token" unique ("token_hash"),
      constraint "email_confirmation_email" check (char_length("email") between 3 and 254),
      constraint "email_confirmation_span" check ("expires_at" > "created_at"),
      constraint "email_confirmation_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
  }
}
