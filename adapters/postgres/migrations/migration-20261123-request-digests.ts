import { Migration } from '@mikro-orm/migrations';

/** Digests of requests are keyed from now on; the earlier ones, which a guess can be checked against, are deleted. */
export class Migration20261123RequestDigests extends Migration {
  override name = 'Migration20261123RequestDigests';

  override up(): void {
    this.addSql('delete from "idempotency_key"');
  }
}
