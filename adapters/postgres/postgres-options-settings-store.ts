import {
  FIRST_OPTIONS_SETTINGS,
  settingsIn,
  untouchedOptionsSettings,
  withoutCapital,
  type StoredOptionsSettings,
  type OptionsSettingsStore,
} from '@toolyard/core/options/settings';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { db, jsonb, millis } from './query-builder.ts';
import { isId, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { OptionsSettingsTable } from './tables/options-settings.table.ts';

const selectOwned = (ownerId: string) =>
  db
    .selectFrom('options_settings')
    .select((eb) => [
      'owner_id as ownerId',
      'version',
      'settings',
      millis(eb.ref('updated_at')).as('updatedAt'),
    ])
    .where('owner_id', '=', ownerId);

export class PostgresOptionsSettingsStore implements OptionsSettingsStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<StoredOptionsSettings | null> {
    if (!isId(ownerId)) return null;
    const row = await this.statements.row(selectOwned(ownerId));
    // A setting that came later than the row has its default.
    return row && { ...row, settings: withoutCapital(settingsIn(row.settings)) };
  }

  async put(changed: StoredOptionsSettings): Promise<void> {
    const isFirst = changed.version === FIRST_OPTIONS_SETTINGS + 1;
    if (await (isFirst ? this.added(changed) : this.replaced(changed))) return;
    const { ownerId } = changed;
    const current = (await this.findOwned(ownerId)) ?? untouchedOptionsSettings(ownerId);
    throw VERSION_CONFLICT({ details: { current } });
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(OptionsSettingsTable, { owner });
  }

  private async added(stored: StoredOptionsSettings): Promise<boolean> {
    const { ownerId, version, settings, updatedAt } = stored;
    const added = await this.statements.rows(
      db
        .insertInto('options_settings')
        .values({
          owner_id: ownerId,
          version,
          settings: jsonb(settings),
          updated_at: toDate(updatedAt),
        })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .returning('owner_id'),
    );
    return added.length > 0;
  }

  private async replaced({ ownerId: owner, ...stored }: StoredOptionsSettings): Promise<boolean> {
    const { version, settings, updatedAt } = stored;
    const seen = { owner, version: version - 1 };
    const change = { version, settings, updatedAt: toDate(updatedAt) };
    return (await this.statements.update(OptionsSettingsTable, seen, change)) > 0;
  }
}
