import type { Admin, AdminSessionLookup, Session } from '@toolyard/core/accounts';
import { copyOf, type MemoryTables } from './memory-tables.ts';

export class MemoryAdminSessionLookup implements AdminSessionLookup {
  constructor(private readonly tables: MemoryTables) {}

  find(
    sessionId: string,
    adminId: string,
  ): Promise<{ session: Session | null; admin: Admin | null }> {
    const { adminSessions, admins } = this.tables;
    return Promise.resolve({
      session: copyOf(adminSessions.get(sessionId)),
      admin: copyOf(admins.get(adminId)),
    });
  }
}
