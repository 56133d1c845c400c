import type { SecondFactor, SecondFactorRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

/** Second factors of one realm, in the table of that name. */
export class MemorySecondFactorRepository implements SecondFactorRepository {
  constructor(
    private readonly tables: MemoryTables,
    private readonly table: 'secondFactors' | 'adminSecondFactors',
  ) {}

  find(ownerId: string): Promise<SecondFactor | null> {
    return Promise.resolve(copyOf(this.tables[this.table].get(ownerId)));
  }

  /** Units of work run sequentially here, so no lock is needed. */
  findLocked(ownerId: string): Promise<SecondFactor | null> {
    return this.find(ownerId);
  }

  async add(factor: SecondFactor): Promise<void> {
    await Promise.resolve();
    if (this.tables[this.table].has(factor.ownerId)) throw VERSION_CONFLICT();
    this.keep(factor);
  }

  async update(changed: SecondFactor): Promise<void> {
    await Promise.resolve();
    const stored = this.tables[this.table].get(changed.ownerId);
    if (stored?.version !== changed.version - 1) throw VERSION_CONFLICT();
    this.keep(changed);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables[this.table] = withoutEntry(this.tables[this.table], ownerId);
  }

  private keep(factor: SecondFactor): void {
    this.tables[this.table] = withEntry(this.tables[this.table], factor.ownerId, factor);
  }
}
