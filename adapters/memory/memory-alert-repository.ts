import { ALERT_UNKNOWN, type AlertRepository, type AlertRule } from '@toolyard/core/options/alerts';
import { VERSION_CONFLICT, type Instant } from '@toolyard/core/shared';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

const newestFirst = (a: AlertRule, b: AlertRule): number =>
  b.createdAt - a.createdAt || b.id.localeCompare(a.id);

export class MemoryAlertRepository implements AlertRepository {
  constructor(private readonly tables: MemoryTables) {}

  listOwned(ownerId: string): Promise<AlertRule[]> {
    const owned = [...this.tables.alerts.values()].filter((rule) => rule.ownerId === ownerId);
    return Promise.resolve(structuredClone(owned.sort(newestFirst)));
  }

  findOwned(ownerId: string, id: string): Promise<AlertRule | null> {
    const found = this.tables.alerts.get(id);
    return Promise.resolve(found?.ownerId === ownerId ? copyOf(found) : null);
  }

  async countLocked(ownerId: string): Promise<number> {
    return (await this.listOwned(ownerId)).length;
  }

  async add(rule: AlertRule): Promise<void> {
    await Promise.resolve();
    this.tables.alerts = withEntry(this.tables.alerts, rule.id, rule);
  }

  async update(changed: AlertRule): Promise<void> {
    await this.expect(changed, changed.version - 1);
    await this.add(changed);
  }

  async remove(removed: Pick<AlertRule, 'ownerId' | 'id' | 'version'>): Promise<void> {
    await this.expect(removed, removed.version);
    this.tables.alerts = withoutEntry(this.tables.alerts, removed.id);
  }

  listDueLocked(at: Instant, limit: number): Promise<AlertRule[]> {
    const due = [...this.tables.alerts.values()]
      .filter(({ dueAt, paused, phase }) => dueAt <= at && !paused && phase !== 'done')
      .sort((a, b) => a.dueAt - b.dueAt || a.id.localeCompare(b.id));
    return Promise.resolve(structuredClone(due.slice(0, limit)));
  }

  listLocked(ids: readonly string[]): Promise<AlertRule[]> {
    return Promise.resolve(ids.flatMap((id) => copyOf(this.tables.alerts.get(id)) ?? []));
  }

  async updateChecked(rules: readonly AlertRule[]): Promise<void> {
    await Promise.resolve();
    const changed = new Map(this.tables.alerts);
    for (const { id, phase, subject, value, quotedAt, checkedAt, firedAt, dueAt } of rules) {
      const stored = changed.get(id);
      const checked = { phase, subject, value, quotedAt, checkedAt, firedAt, dueAt };
      if (stored) changed.set(id, { ...stored, ...checked });
    }
    this.tables.alerts = changed;
  }

  async eraseOwned(ownerId: string): Promise<void> {
    await Promise.resolve();
    this.tables.alerts = withoutOwned(this.tables.alerts, (rule) => rule.ownerId === ownerId);
  }

  private async expect(
    { ownerId, id }: Pick<AlertRule, 'ownerId' | 'id'>,
    version: number,
  ): Promise<void> {
    const current = await this.findOwned(ownerId, id);
    if (!current) throw ALERT_UNKNOWN();
    if (current.version !== version) throw VERSION_CONFLICT({ details: { current } });
  }
}
