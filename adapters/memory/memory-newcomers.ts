import type { Newcomers } from '@toolyard/core/admin';
import type { Instant } from '@toolyard/core/shared';
import type { MemoryTables } from './memory-tables.ts';

export class MemoryNewcomers implements Newcomers {
  constructor(private readonly tables: MemoryTables) {}

  countUsersSince(at: Instant): Promise<number> {
    const users = [...this.tables.users.values()];
    return Promise.resolve(users.filter(({ createdAt }) => createdAt >= at).length);
  }
}
