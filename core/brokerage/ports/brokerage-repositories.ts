import type { AccountRepositories } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { ConnectionStore } from './connection-store.ts';

/** What a unit of work of the brokerage hands out. */
export interface BrokerageRepositories extends Pick<AccountRepositories, 'users'> {
  readonly connections: ConnectionStore;
  readonly audit: AuditLog;
}
