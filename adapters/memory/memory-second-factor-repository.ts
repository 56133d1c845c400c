import type { SecondFactor, SecondFactorRepository } from '@toolyard/core/accounts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { copyOf, withEntry, withoutEntry, type MemoryTables } from './memory-tables.ts';

export class MemorySecondFactorRepository implements SecondFactorRepository {
  constructor(private readonly tables: MemoryTables) {}

  find(userId: string): Promise<SecondFactor | null> {
    return Promise.resolve(copyOf(this.tables.secondFactors.get(userId)));
  }

  /** Units of work run one after the other here, so nobody else can change it. */
  findLocked(userId: string): Promise<SecondFactor | null> {
    return this.find(userId);
  }

  async add(factor: SecondFactor): Promise<void> {
    await Promise.resolve();
    if (this.tables.secondFactors.has(factor.userId)) throw VERSION_CONFLICT();
    this.keep(factor);
  }

  async update(changed: SecondFactor): Promise<void> {
    await Promise.resolve();
    const kept = this.tables.secondFactors.get(changed.userId);
    if (kept?.version !== changed.version - 1) throw VERSION_CONFLICT();
    this.keep(changed);
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.secondFactors = withoutEntry(this.tables.secondFactors, ownerId);
  }

  private keep(factor: SecondFactor): void {
    this.tables.secondFactors = withEntry(this.tables.secondFactors, factor.userId, factor);
  }
}
