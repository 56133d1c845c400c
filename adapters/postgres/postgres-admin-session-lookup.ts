import type { Admin, AdminSessionLookup, Session } from '@toolyard/core/accounts';
import DataLoader from 'dataloader';
import { SELECT_ADMINS } from './postgres-admin-repository.ts';
import { selectSessions } from './postgres-session-repository.ts';
import { isId } from './row-values.ts';
import type { Statements } from './statements.ts';

interface Waiting {
  readonly sessionId: string;
  readonly adminId: string;
}

interface Found {
  readonly session: Session | null;
  readonly admin: Admin | null;
}

const NOBODY: Found = { session: null, admin: null };

const FOUND = `select
  (select row_to_json(found) from (${selectSessions('admin_session')} where id = asked.session) found) as session,
  (select row_to_json(found) from (${SELECT_ADMINS} and id = asked.admin) found) as admin
  from unnest(?::uuid[], ?::uuid[]) with ordinality as asked (session, admin, place) order by place`;

/** Reads within the same turn of the event loop share one statement. */
export class PostgresAdminSessionLookup implements AdminSessionLookup {
  private readonly turn = new DataLoader((waiting: readonly Waiting[]) => this.findAll(waiting), {
    cacheKeyFn: ({ sessionId, adminId }) => `${sessionId} ${adminId}`,
    batchScheduleFn: (send) => setImmediate(send),
  });

  constructor(private readonly statements: Statements) {}

  async find(sessionId: string, adminId: string): Promise<Found> {
    return isId(sessionId) && isId(adminId) ? this.turn.load({ sessionId, adminId }) : NOBODY;
  }

  private findAll(waiting: readonly Waiting[]): Promise<Found[]> {
    this.turn.clearAll();
    return this.statements.prepared<Found>(FOUND, [
      waiting.map(({ sessionId }) => sessionId),
      waiting.map(({ adminId }) => adminId),
    ]);
  }
}
