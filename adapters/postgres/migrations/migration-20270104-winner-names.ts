import { Migration } from '@mikro-orm/migrations';

/** Winners keep the shortened name under which they were published; those of before get that of their account now. */
export class Migration20270104WinnerNames extends Migration {
  override name = 'Migration20270104WinnerNames';

  override up(): void {
    this.addSql(
      `alter table "lottery_winner" add column "public_name" varchar(20) not null default '*'`,
    );
    this.addSql(`update "lottery_winner" "w" set "public_name" = case
        when "n"."name" ~ '^[\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\U00020000-\\U000323af]'
          then left("n"."name", 1) || '*'
        when char_length("n"."name") < 3 then left("n"."name", 1) || '***'
        else left("n"."name", 1) || '***' || right("n"."name", 1) end
      from (select "e"."id", btrim("u"."name") as "name" from "lottery_entry" "e"
        join "user_account" "u" on "u"."id" = "e"."account_id") "n"
      where "n"."id" = "w"."entry_id" and "n"."name" <> ''`);
    this.addSql('alter table "lottery_winner" alter column "public_name" drop default');
  }
}
