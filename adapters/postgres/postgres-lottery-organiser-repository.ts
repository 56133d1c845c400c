import {
  LOTTERY_ORGANISER_NAME_TAKEN,
  organiserNameKey,
  type NamedOrganiser,
  type OrganiserName,
  type OrganiserRepository,
  type OrganiserRole,
} from '@toolyard/core/lottery';
import { sql } from 'kysely';
import { db, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import { isDuplicate, type Statements } from './statements.ts';
import {
  LotteryOrganiserNameTable,
  LotteryOrganiserTable,
} from './tables/lottery-organiser.table.ts';

export class PostgresLotteryOrganiserRepository implements OrganiserRepository {
  constructor(private readonly statements: Statements) {}

  async has(userId: string): Promise<boolean> {
    const row = await this.statements.row(
      db.selectFrom('lottery_organiser').select('owner_id').where('owner_id', '=', userId),
    );
    return row !== null;
  }

  list(): Promise<NamedOrganiser[]> {
    return this.statements.rows(
      db
        .selectFrom('lottery_organiser')
        .innerJoin('user_account', 'user_account.id', 'lottery_organiser.owner_id')
        .select((eb) => [
          'lottery_organiser.owner_id as userId',
          'lottery_organiser.granted_by as grantedBy',
          millis(eb.ref('lottery_organiser.granted_at')).as('grantedAt'),
          'user_account.name',
          'user_account.email',
        ])
        .where('user_account.deleted_at', 'is', null)
        .orderBy('lottery_organiser.granted_at', 'desc')
        .orderBy('lottery_organiser.owner_id', 'desc'),
    );
  }

  async add({ userId, grantedBy, grantedAt }: OrganiserRole): Promise<boolean> {
    const added = await this.statements.rows(
      db
        .insertInto('lottery_organiser')
        .values({ owner_id: userId, granted_by: grantedBy, granted_at: toDate(grantedAt) })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .returning('owner_id'),
    );
    return added.length > 0;
  }

  async remove(userId: string): Promise<boolean> {
    if (!isId(userId)) return false;
    const gone = await this.statements.rows(
      db.deleteFrom('lottery_organiser').where('owner_id', '=', userId).returning('owner_id'),
    );
    return gone.length > 0;
  }

  async nameOf(userId: string): Promise<string | null> {
    const row = await this.statements.row(
      db.selectFrom('lottery_organiser_name').select('name').where('owner_id', '=', userId),
    );
    return row?.name ?? null;
  }

  async setName({ userId, name, chosenAt }: OrganiserName): Promise<void> {
    const foreign = await this.statements.row(
      db
        .selectFrom('lottery_event')
        .select('id')
        .where('organiser_realm', '=', 'user')
        .where('organiser_id', '<>', userId)
        .where(sql<string>`lower(normalize(organiser_name, NFKC))`, '=', organiserNameKey(name))
        .where((eb) => eb.or([eb('stage', '<>', 'draft'), eb('approval_state', '=', 'waiting')]))
        .limit(1),
    );
    if (foreign) throw LOTTERY_ORGANISER_NAME_TAKEN();
    const chosen = { name, nameKey: organiserNameKey(name), chosenAt: toDate(chosenAt) };
    await this.statements.lockAccount(userId);
    try {
      const table = LotteryOrganiserNameTable;
      if ((await this.statements.update(table, { owner: userId }, chosen)) === 0)
        await this.statements.insert(table, { owner: userId, ...chosen });
    } catch (cause) {
      if (isDuplicate(cause)) throw LOTTERY_ORGANISER_NAME_TAKEN({ cause });
      throw cause;
    }
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(LotteryOrganiserNameTable, { owner });
    await this.statements.erase(LotteryOrganiserTable, { owner });
  }
}
