import type { Session } from '../sessions/session.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Where sessions are kept. test/conformance/session-repository states what every adapter must do. */
export interface SessionRepository extends OwnedRecords {
  find(id: string): Promise<Session | null>;
  /** As `find`; inside a unit of work nobody else changes the session until that ends. */
  findLocked(id: string): Promise<Session | null>;
  /** Every session of the owner that nobody revoked, in no promised order. */
  listOwned(ownerId: string): Promise<readonly Session[]>;
  /** As `listOwned`; inside a unit of work nobody else opens, changes or ends one of them until that ends. */
  listLocked(ownerId: string): Promise<readonly Session[]>;
  add(session: Session): Promise<void>;
  /** Stores `changed` where the kept version is `changed.version - 1`; else refuses with VERSION_CONFLICT. */
  update(changed: Session): Promise<void>;
}
