import {
  FIRST_OPTIONS_SETTINGS,
  settingsIn,
  untouchedOptionsSettings,
  type StoredOptionsSettings,
  type OptionsSettingsStore,
} from '@toolyard/core/options/settings';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { isId, millis, toDate } from './row-values.ts';
import type { Statements } from './statements.ts';
import { OptionsSettingsTable } from './tables/options-settings.table.ts';

const SELECT = `select owner_id as "ownerId", version, settings, ${millis('updated_at')} as "updatedAt"
  from options_settings where owner_id = ?`;

const ADD = `insert into options_settings (owner_id, version, settings, updated_at) values (?, ?, ?, ?)
  on conflict (owner_id) do nothing returning 1 as one`;

export class PostgresOptionsSettingsStore implements OptionsSettingsStore {
  constructor(private readonly statements: Statements) {}

  async findOwned(ownerId: string): Promise<StoredOptionsSettings | null> {
    if (!isId(ownerId)) return null;
    const row = await this.statements.row<StoredOptionsSettings>(SELECT, [ownerId]);
    // A setting that came later than the row has its default.
    return row && { ...row, settings: settingsIn(row.settings) };
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
    const row = [ownerId, version, JSON.stringify(settings), toDate(updatedAt)];
    return (await this.statements.rows(ADD, row)).length > 0;
  }

  private async replaced({ ownerId: owner, ...stored }: StoredOptionsSettings): Promise<boolean> {
    const { version, settings, updatedAt } = stored;
    const seen = { owner, version: version - 1 };
    const change = { version, settings, updatedAt: toDate(updatedAt) };
    return (await this.statements.update(OptionsSettingsTable, seen, change)) > 0;
  }
}
