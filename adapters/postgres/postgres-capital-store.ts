import {
  FIRST_CAPITAL_LEDGER,
  untouchedLedger,
  type CapitalLedger,
  type CapitalStore,
} from '@toolyard/core/options/capital';
import { moneyOf, VERSION_CONFLICT } from '@toolyard/core/shared';
import { db, float8, jsonb, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { CapitalLedgerTable } from './tables/capital-ledger.table.ts';

const selectOwned = (ownerId: string) =>
  db
    .selectFrom('capital_ledger')
    .select((eb) => [
      'owner_id as ownerId',
      'version',
      float8(eb.ref('starting_capital')).as('startingCapital'),
      'entries',
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('owner_id', '=', ownerId);

export class PostgresCapitalStore implements CapitalStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<CapitalLedger | null> {
    const row = isId(ownerId) ? await this.statements.row(selectOwned(ownerId)) : null;
    return row && { ...row, startingCapital: moneyOf(row.startingCapital) };
  }

  async put(changed: CapitalLedger): Promise<void> {
    const isFirst = changed.version === FIRST_CAPITAL_LEDGER + 1;
    if (await (isFirst ? this.added(changed) : this.replaced(changed))) return;
    const current = (await this.findOwned(changed.ownerId)) ?? untouchedLedger(changed.ownerId);
    throw VERSION_CONFLICT({ details: { current } });
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(CapitalLedgerTable, { owner });
  }

  private async added(ledger: CapitalLedger): Promise<boolean> {
    const { ownerId, version, startingCapital, entries, updatedAt } = ledger;
    const added = await this.statements.rows(
      db
        .insertInto('capital_ledger')
        .values({
          owner_id: ownerId,
          version,
          starting_capital: startingCapital,
          entries: jsonb(entries),
          updated_at: toDate(updatedAt),
        })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .returning('owner_id'),
    );
    return added.length > 0;
  }

  private async replaced({ ownerId: owner, ...changed }: CapitalLedger): Promise<boolean> {
    const { version, startingCapital, entries, updatedAt } = changed;
    const seen = { owner, version: version - 1 };
    const change = { version, startingCapital, entries, updatedAt: toDate(updatedAt) };
    return (await this.statements.update(CapitalLedgerTable, seen, change)) > 0;
  }
}
