import type { Admin, AdminSessionLookup, Session } from '@toolyard/core/accounts';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { selectAdmins } from './postgres-admin-repository.ts';
import { selectSessions } from './postgres-session-repository.ts';
import { builtOnce } from './query-builder.ts';
import { isId } from './row-values.ts';
import type { Statements } from './statements.ts';

interface Lookup {
  readonly sessionId: string;
  readonly adminId: string;
}

interface Caller {
  readonly session: Session | null;
  readonly admin: Admin | null;
}

const NOT_FOUND: Caller = { session: null, admin: null };

const session = selectSessions('admin_session').where(
  'id',
  '=',
  sql.ref<string>('requested.session'),
);
const admin = selectAdmins().where('id', '=', sql.ref<string>('requested.admin'));

interface LookupIds {
  readonly sessionIds: readonly string[];
  readonly adminIds: readonly string[];
}

const callersOf = builtOnce(
  ({ sessionIds, adminIds }: LookupIds) => sql<Caller>`select
    (select row_to_json(found) from ${session} found) as session,
    (select row_to_json(found) from ${admin} found) as admin
    from unnest(${sessionIds}::uuid[], ${adminIds}::uuid[])
      with ordinality as requested (session, admin, position) order by position`,
);

/** Batches lookups: those within one tick of the event loop share a statement. */
export class PostgresAdminSessionLookup implements AdminSessionLookup {
  private readonly loader = new DataLoader((lookups: readonly Lookup[]) => this.findAll(lookups), {
    cacheKeyFn: ({ sessionId, adminId }) => `${sessionId} ${adminId}`,
    batchScheduleFn: (send) => setImmediate(send),
  });

  constructor(private readonly statements: Statements) {}

  async find(sessionId: string, adminId: string): Promise<Caller> {
    return isId(sessionId) && isId(adminId) ? this.loader.load({ sessionId, adminId }) : NOT_FOUND;
  }

  private findAll(lookups: readonly Lookup[]): Promise<Caller[]> {
    this.loader.clearAll();
    const sessionIds = lookups.map(({ sessionId }) => sessionId);
    const adminIds = lookups.map(({ adminId }) => adminId);
    return this.statements.prepared(callersOf({ sessionIds, adminIds }));
  }
}
