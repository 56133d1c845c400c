import {
  untouchedLedger,
  type CapitalLedger,
  type CapitalStore,
} from '@toolyard/core/options/capital';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryCapitalStore implements CapitalStore {
  constructor(private readonly tables: MemoryTables) {}

  findOwned(ownerId: string): Promise<CapitalLedger | null> {
    return Promise.resolve(copyOf(this.tables.capital.get(ownerId)));
  }

  async put(changed: CapitalLedger): Promise<void> {
    const current = (await this.findOwned(changed.ownerId)) ?? untouchedLedger(changed.ownerId);
    if (current.version !== changed.version - 1) throw VERSION_CONFLICT({ details: { current } });
    this.tables.capital = withEntry(this.tables.capital, changed.ownerId, changed);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.capital = withoutEntry(this.tables.capital, ownerId);
  }
}
