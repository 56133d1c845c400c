import { Migration } from '@mikro-orm/migrations';

/** What happens to a strategy after its plan: steps, and what changed hands in each. */
export class Migration20261121StrategyLife extends Migration {
  override name = 'Migration20261121StrategyLife';

  override up(): void {
    this.addSql(`alter table "strategy" add column "sample" boolean not null default false`);
    this.addSql(`alter table "strategy" alter column "sample" drop default`);
    this.addSql(`alter table "strategy_leg" drop constraint "strategy_leg_kind",
      add constraint "strategy_leg_kind" check (("kind" = 'option' and "option_type" is not null and coalesce("strike", 0) > 0 and "expiry" is not null) or ("kind" = 'stock' and "option_type" is null and "strike" is null and "expiry" is null and "multiplier" = 1))`);
    this.addSql(`create table "strategy_step" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "strategy_id" uuid not null,
      "ordinal" smallint not null,
      "at" timestamptz(3) not null,
      "kind" varchar(20) not null,
      "spot" bigint not null,
      "value" bigint null,
      "at_risk" bigint null,
      "note" varchar(500) not null,
      primary key ("id"),
      constraint "strategy_step_place" unique ("strategy_id", "ordinal"),
      constraint "strategy_step_ordinal" check ("ordinal" >= 0 and "ordinal" <= 499),
      constraint "strategy_step_kind" check ("kind" in ('opened', 'added', 'closedLeg', 'rolled', 'adjusted', 'stockTraded', 'closed', 'expired', 'assigned', 'exercised')),
      constraint "strategy_step_spot" check ("spot" >= 0),
      constraint "strategy_step_at_risk" check ("at_risk" >= 0),
      constraint "strategy_step_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade,
      constraint "strategy_step_strategy_id_foreign" foreign key ("strategy_id")
        references "strategy" ("id") on delete cascade
    )`);
    this.addSql(`create index "strategy_step_owner" on "strategy_step" ("owner_id")`);
    this.addSql(`create table "strategy_fill" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "step_id" uuid not null,
      "ordinal" smallint not null,
      "kind" varchar(10) not null,
      "symbol" varchar(60) not null,
      "option_type" varchar(4) null,
      "strike" bigint null,
      "expiry" date null,
      "multiplier" int not null,
      "quantity" bigint not null,
      "price" bigint not null,
      "commission" bigint not null,
      "cause" varchar(20) not null,
      "iv" double precision null,
      "delta" double precision null,
      primary key ("id"),
      constraint "strategy_fill_place" unique ("step_id", "ordinal"),
      constraint "strategy_fill_ordinal" check ("ordinal" >= 0 and "ordinal" <= 999),
      constraint "strategy_fill_kind" check (("kind" = 'option' and "option_type" is not null and coalesce("strike", 0) > 0 and "expiry" is not null) or ("kind" = 'stock' and "option_type" is null and "strike" is null and "expiry" is null and "multiplier" = 1)),
      constraint "strategy_fill_option_type" check ("option_type" in ('call', 'put')),
      constraint "strategy_fill_multiplier" check ("multiplier" >= 1 and "multiplier" <= 100000),
      constraint "strategy_fill_quantity" check ("quantity" <> 0),
      constraint "strategy_fill_price" check ("price" >= 0 and "price" <= 10000000000),
      constraint "strategy_fill_commission" check ("commission" >= 0 and "commission" <= 10000000000),
      constraint "strategy_fill_cause" check ("cause" in ('trade', 'expiry', 'exercise', 'assignment')),
      constraint "strategy_fill_owner_id_foreign" foreign key ("owner_id")
        references "user_account" ("id") on delete cascade,
      constraint "strategy_fill_step_id_foreign" foreign key ("step_id")
        references "strategy_step" ("id") on delete cascade
    )`);
    this.addSql(`create index "strategy_fill_owner" on "strategy_fill" ("owner_id")`);
  }
}
