import type { SignupCounter } from '@toolyard/core/admin';
import type { Instant } from '@toolyard/core/shared';
import type { MemoryTables } from './memory-tables.ts';

export class MemorySignupCounter implements SignupCounter {
  constructor(private readonly tables: MemoryTables) {}

  countSince(at: Instant): Promise<number> {
    const users = [...this.tables.users.values()];
    return Promise.resolve(users.filter(({ createdAt }) => createdAt >= at).length);
  }
}
