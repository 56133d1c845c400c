import { Migration } from '@mikro-orm/migrations';

/** Columns of a session: device, network, rotations and last authentication. */
export class Migration20261121SessionDetails extends Migration {
  override name = 'Migration20261121SessionDetails';

  override up(): void {
    this.addSql(`alter table "session"
      add column "rotations" int not null default 0,
      add column "authenticated_at" timestamptz(3) null,
      add column "device" varchar(100) not null default '',
      add column "address" varchar(45) not null default ''`);
    this.addSql(`update "session" set "authenticated_at" = "created_at"`);
    this.addSql(`alter table "session"
      alter column "authenticated_at" set not null,
      alter column "rotations" drop default,
      alter column "device" drop default,
      alter column "address" drop default`);
  }
}
