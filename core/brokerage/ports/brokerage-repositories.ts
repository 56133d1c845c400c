import type { AccountRepositories } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { ConnectionStore } from './connection-store.ts';

/** Repositories of the brokerage within a unit of work. */
export interface BrokerageRepositories extends Pick<AccountRepositories, 'users' | 'sessions'> {
  readonly connections: ConnectionStore;
  readonly audit: AuditLog;
}
