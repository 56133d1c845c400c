import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import type {
  CorporateActionCheck,
  CorporateActionChecks,
} from '@toolyard/core/options/corporate-actions';
import type { Instant } from '@toolyard/core/shared';
import { withEntry, type MemoryTables } from './memory-tables.ts';

const isOn = (symbol: string) => (name: string) => {
  const contract = parseOptionSymbol(name);
  return name === symbol || (contract.ok && contract.value.underlying === symbol);
};

export class MemoryCorporateActionChecks implements CorporateActionChecks {
  constructor(private readonly tables: MemoryTables) {}

  named(): Promise<string[]> {
    return Promise.resolve([...new Set([...this.byOwner().values()].flat())]);
  }

  async setSymbols(symbols: readonly string[], at: Instant): Promise<void> {
    await Promise.resolve();
    const checks = symbols.map((symbol): [string, CorporateActionCheck] => {
      const added = { symbol, handledTo: null, dueAt: at };
      return [symbol, this.tables.corporateActionChecks.get(symbol) ?? added];
    });
    this.tables.corporateActionChecks = new Map(checks);
  }

  async takeDue(at: Instant, until: Instant, limit: number): Promise<CorporateActionCheck[]> {
    const due = [...this.tables.corporateActionChecks.values()]
      .filter(({ dueAt }) => dueAt <= at)
      .sort((a, b) => a.dueAt - b.dueAt || a.symbol.localeCompare(b.symbol))
      .slice(0, limit);
    for (const check of due) await this.update({ ...check, dueAt: until });
    return structuredClone(due);
  }

  async update(check: CorporateActionCheck): Promise<void> {
    await Promise.resolve();
    const { corporateActionChecks: stored } = this.tables;
    if (stored.has(check.symbol))
      this.tables.corporateActionChecks = withEntry(stored, check.symbol, check);
  }

  ownersOf(symbol: string): Promise<string[]> {
    const owners = [...this.byOwner()].filter(([, names]) => names.some(isOn(symbol)));
    return Promise.resolve(owners.map(([owner]) => owner));
  }

  /** Symbols and contracts that an account names. */
  private byOwner(): ReadonlyMap<string, readonly string[]> {
    const names = new Map<string, readonly string[]>();
    const add = (owner: string, more: readonly string[]) =>
      names.set(owner, [...(names.get(owner) ?? []), ...more]);
    for (const { ownerId, lists } of this.tables.watchlists.values())
      add(
        ownerId,
        lists.flatMap(({ symbols }) => symbols),
      );
    for (const { ownerId, condition } of this.tables.alerts.values())
      add(ownerId, 'symbol' in condition ? [condition.symbol] : []);
    for (const { ownerId, symbol, status } of this.tables.strategies.values())
      add(ownerId, status === 'completed' ? [] : [symbol]);
    return names;
  }
}
