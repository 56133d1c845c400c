import type { ToolClickCounter } from '@toolyard/core/tools';
import { withEntry, type MemoryTables } from './memory-tables.ts';

export class MemoryToolClickCounter implements ToolClickCounter {
  constructor(private readonly tables: MemoryTables) {}

  async add(toolKey: string, day: string): Promise<void> {
    await Promise.resolve();
    const key = `${day} ${toolKey}`;
    const count = (this.tables.toolClicks.get(key)?.count ?? 0) + 1;
    const { toolClicks } = this.tables;
    this.tables.toolClicks = withEntry(toolClicks, key, { toolKey, day, count });
  }

  totalsSince(from: string): Promise<Readonly<Record<string, number>>> {
    const totals: Record<string, number> = {};
    for (const { toolKey, day, count } of this.tables.toolClicks.values())
      if (day >= from) totals[toolKey] = (totals[toolKey] ?? 0) + count;
    return Promise.resolve(totals);
  }
}
