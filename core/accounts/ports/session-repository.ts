import type { Session } from '../sessions/session.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Stores sessions. test/conformance/session-repository states what every adapter must do. */
export interface SessionRepository extends OwnedRecords {
  find(id: string): Promise<Session | null>;
  /** As `find`, and locks the session until the unit of work ends. */
  findLocked(id: string): Promise<Session | null>;
  /** All sessions of the owner that are not revoked, in no particular order. */
  listOwned(ownerId: string): Promise<readonly Session[]>;
  /** As `listOwned`, and locks the sessions of the owner until the unit of work ends. */
  listLocked(ownerId: string): Promise<readonly Session[]>;
  /** The sessions of the owner that were revoked and are still stored, in no particular order. */
  listRevoked(ownerId: string): Promise<readonly Session[]>;
  add(session: Session): Promise<void>;
  /** Stores `changed` where the kept version is `changed.version - 1`; else refuses with VERSION_CONFLICT. */
  update(changed: Session): Promise<void>;
}
