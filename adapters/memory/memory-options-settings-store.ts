import {
  untouchedOptionsSettings,
  type StoredOptionsSettings,
  type OptionsSettingsStore,
} from '@toolyard/core/options/settings';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryOptionsSettingsStore implements OptionsSettingsStore {
  constructor(private readonly tables: MemoryTables) {}

  findOwned(ownerId: string): Promise<StoredOptionsSettings | null> {
    return Promise.resolve(copyOf(this.tables.optionsSettings.get(ownerId)));
  }

  async put(changed: StoredOptionsSettings): Promise<void> {
    const { ownerId, version } = changed;
    const current = (await this.findOwned(ownerId)) ?? untouchedOptionsSettings(ownerId);
    if (current.version !== version - 1) throw VERSION_CONFLICT({ details: { current } });
    this.tables.optionsSettings = withEntry(this.tables.optionsSettings, ownerId, changed);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.optionsSettings = withoutEntry(this.tables.optionsSettings, ownerId);
  }
}
