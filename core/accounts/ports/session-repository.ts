import type { Session } from '../session.ts';

/** Where sessions are kept. test/conformance/session-repository states what every adapter must do. */
export interface SessionRepository {
  find(id: string): Promise<Session | null>;
  /** As `find`; inside a unit of work nobody else changes the session until that ends. */
  findLocked(id: string): Promise<Session | null>;
  add(session: Session): Promise<void>;
  /** Stores `changed` where the kept version is `changed.version - 1`; else refuses with VERSION_CONFLICT. */
  update(changed: Session): Promise<void>;
}
