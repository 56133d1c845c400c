import { Migration } from '@mikro-orm/migrations';

/** Sessions of brokers are stored sealed. The earlier ones, of the simulated broker, stood in clear and are deleted. */
export class Migration20261125BrokerageSecrets extends Migration {
  override name = 'Migration20261125BrokerageSecrets';

  override up(): void {
    this.addSql('delete from "brokerage_connection"');
    this.addSql('delete from "brokerage_authorisation"');
    this.addSql(`alter table "brokerage_connection"
      drop column "session_key",
      add column "sealed_credentials" text not null,
      add column "renew_at" timestamptz(3) null`);
    this.addSql(
      'create index "brokerage_connection_renewal" on "brokerage_connection" ("renew_at")',
    );
    this.addSql(`alter table "brokerage_authorisation"
      drop column "state_hash",
      add column "session_id" uuid not null,
      add column "provider" varchar(40) not null,
      add column "reference_hash" varchar(64) not null,
      add column "cookie_hash" varchar(64) not null,
      add column "sealed_secret" text null`);
    this.addSql(`alter table "brokerage_authorisation"
      add constraint "brokerage_authorisation_reference" unique ("reference_hash")`);
  }
}
