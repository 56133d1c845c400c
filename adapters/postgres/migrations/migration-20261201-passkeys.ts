import { Migration } from '@mikro-orm/migrations';

/** Passkeys of users and of admins. */
export class Migration20261201Passkeys extends Migration {
  override name = 'Migration20261201Passkeys';

  override up(): void {
    for (const [table, owners] of [
      ['passkey', 'user_account'],
      ['admin_passkey', 'admin_account'],
    ] as const)
      this.addTable(table, owners);
  }

  private addTable(table: string, owners: string): void {
    this.addSql(`create table "${table}" (
      "id" uuid not null,
      "credential_id" varchar(1400) not null,
      "public_key" varchar(2000) not null,
      "counter" bigint not null,
      "transports" jsonb not null,
      "name" varchar(100) not null,
      "created_at" timestamptz(3) not null,
      "last_used_at" timestamptz(3) null,
      "owner_id" uuid not null,
      primary key ("id"),
      constraint "${table}_name" check (char_length("name") >= 1 and char_length("name") <= 100),
      constraint "${table}_counter" check ("counter" >= 0)
    )`);
    this.addSql(
      `alter table "${table}" add constraint "${table}_owner_id_foreign" foreign key ("owner_id") references "${owners}" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "${table}" add constraint "${table}_credential" unique ("credential_id")`,
    );
    this.addSql(`create index "${table}_owner" on "${table}" ("owner_id", "created_at", "id")`);
  }
}
