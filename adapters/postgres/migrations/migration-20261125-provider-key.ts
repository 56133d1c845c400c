import { Migration } from '@mikro-orm/migrations';

/** The key of the market data provider that was entered in the console. */
export class Migration20261125ProviderKey extends Migration {
  override name = 'Migration20261125ProviderKey';

  override up(): void {
    this.addSql(`create table "provider_key" (
      "id" int not null,
      "provider" varchar(20) not null,
      "plan" varchar(20) not null,
      "sealed_key" text not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "provider_key_id" check ("id" = 1),
      constraint "provider_key_provider" check ("provider" in ('polygon', 'alpaca')),
      constraint "provider_key_plan" check ("plan" in ('free', 'paid'))
    )`);
  }
}
