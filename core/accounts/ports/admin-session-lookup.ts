import type { Admin } from '../admin.ts';
import type { Session } from '../sessions/session.ts';

/** What every call of the console asks for, in one reading. */
export interface AdminSessionLookup {
  /** The session of that id and the admin of that id, whatever they have to do with each other; disabled admins too. */
  find(
    sessionId: string,
    adminId: string,
  ): Promise<{ readonly session: Session | null; readonly admin: Admin | null }>;
}
