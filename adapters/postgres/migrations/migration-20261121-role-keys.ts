import { Migration } from '@mikro-orm/migrations';

/**
 * The users of a role are gathered from the index alone. The old one goes first: that takes the strongest lock, and
 * taking it after a weaker one would end in a deadlock with whoever reads and then writes.
 */
export class Migration20261121RoleKeys extends Migration {
  override name = 'Migration20261121RoleKeys';

  override up(): void {
    this.addSql('drop index if exists "user_account_role"');
    this.addSql(
      `create index if not exists "user_account_role_keys" on "user_account"
       ("role" collate "C", "id") include ("name_key", "email", "created_at") where "deleted_at" is null`,
    );
  }
}
