import { ALERT_UNKNOWN, type AlertRepository, type AlertRule } from '@toolyard/core/options/alerts';
import type { Instant } from '@toolyard/core/shared';
import { MemoryOwnedRecords } from './memory-owned-records.ts';
import { copyOf, type MemoryTables } from './memory-tables.ts';

const newestFirst = (a: AlertRule, b: AlertRule): number =>
  b.createdAt - a.createdAt || b.id.localeCompare(a.id);

export class MemoryAlertRepository
  extends MemoryOwnedRecords<AlertRule>
  implements AlertRepository
{
  constructor(private readonly tables: MemoryTables) {
    super(ALERT_UNKNOWN, newestFirst);
  }

  protected get records(): MemoryTables['alerts'] {
    return this.tables.alerts;
  }

  protected set records(next: MemoryTables['alerts']) {
    this.tables.alerts = next;
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
}
