import type { Admin, AdminCallers, Session } from '@toolyard/core/accounts';
import { SELECT_ADMINS } from './postgres-admin-repository.ts';
import { selectSessions } from './postgres-session-repository.ts';
import { isId } from './row-values.ts';
import type { Statements } from './statements.ts';

const NOBODY = { session: null, admin: null };

const FOUND = `select
  (select row_to_json(found) from (${selectSessions('admin_session')} where id = ?) found) as session,
  (select row_to_json(found) from (${SELECT_ADMINS} and id = ?) found) as admin`;

export class PostgresAdminCallers implements AdminCallers {
  constructor(private readonly statements: Statements) {}

  async find(
    sessionId: string,
    adminId: string,
  ): Promise<{ session: Session | null; admin: Admin | null }> {
    if (!isId(sessionId) || !isId(adminId)) return NOBODY;
    const ids = [sessionId, adminId];
    return (
      (await this.statements.row<{ session: Session | null; admin: Admin | null }>(FOUND, ids)) ??
      NOBODY
    );
  }
}
