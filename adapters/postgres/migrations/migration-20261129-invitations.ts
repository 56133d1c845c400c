import { Migration } from '@mikro-orm/migrations';

/** Invitations by mail, passwords that must be changed, and the last sign-in, as far as sessions tell of it. */
export class Migration20261129Invitations extends Migration {
  override name = 'Migration20261129Invitations';

  override up(): void {
    this.addSql(`alter table "user_account"
      add column "must_change_password" boolean not null default false,
      add column "invited_at" timestamptz(3) null,
      add column "last_login_at" timestamptz(3) null`);
    this.addSql(`update "user_account" u set "last_login_at" = s."at"
      from (select "owner_id", max("created_at") as "at" from "session" group by "owner_id") s
      where s."owner_id" = u."id"`);
    this.addSql(`create table "invitation" (
      "owner_id" uuid not null,
      "token_hash" varchar(64) not null,
      "created_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null,
      "used_at" timestamptz(3) null,
      primary key ("owner_id"),
      constraint "invitation_token" unique ("token_hash"),
      constraint "invitation_span" check ("expires_at" > "created_at"),
      constraint "invitation_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade
    )`);
  }
}
