import type { Instant } from '../shared/index.ts';
import type { AuditRealm } from './audit-entry.ts';

/** Filter of audit entries; null matches all. */
export interface AuditFilter {
  readonly realm: AuditRealm | null;
  /** The actor's id, or the name that signs in: an admin's username, a user's e-mail. */
  readonly actor: string | null;
  readonly action: string | null;
  readonly subjectKind: string | null;
  /** The subject's id or its name, or the name that an account signs in by. */
  readonly subject: string | null;
  /** The subject's id alone: a name may be another's id. */
  readonly subjectId: string | null;
  /** From this moment on. */
  readonly from: Instant | null;
  /** Before this moment. */
  readonly to: Instant | null;
}

export const NO_FILTER: AuditFilter = {
  realm: null,
  actor: null,
  action: null,
  subjectKind: null,
  subject: null,
  subjectId: null,
  from: null,
  to: null,
};
