import { Migration } from '@mikro-orm/migrations';

/** Recipes of the Code Generator that accounts have saved. */
export class Migration20261224CodeRecipes extends Migration {
  override name = 'Migration20261224CodeRecipes';

  override up(): void {
    this.addSql(`create table "code_recipe" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "version" int not null,
      "name" text not null,
      "recipe" jsonb not null,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "code_recipe_version" check ("version" >= 1)
    )`);
    this.addSql(
      'alter table "code_recipe" add constraint "code_recipe_owner_id_foreign" foreign key ("owner_id") references "user_account" ("id") on delete cascade',
    );
    this.addSql(
      'create index "code_recipe_owner" on "code_recipe" ("owner_id", "updated_at", "id")',
    );
  }
}
