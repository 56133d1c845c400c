import type { Instant } from '../shared/index.ts';
import type { AuditRealm } from './audit-entry.ts';

/** Filter of audit entries; null matches all. */
export interface AuditFilter {
  readonly realm: AuditRealm | null;
  /** The actor's id, or a part of its name, e-mail or username. */
  readonly actor: string | null;
  readonly action: string | null;
  readonly subjectKind: string | null;
  /** The subject's id or its whole name, or a part of the name, e-mail or username of an account. */
  readonly subject: string | null;
  /** The subject's id alone: a name may be another's id. */
  readonly subjectId: string | null;
  /** From this moment on. */
  readonly from: Instant | null;
  /** Before this moment. */
  readonly to: Instant | null;
}

/** Maximum number of accounts that a text of a filter stands for. */
export const MAX_NAMED_ACCOUNTS = 50;

/** Ids of the accounts that the texts of a filter name. */
export interface NamedAccounts {
  readonly actor: readonly string[];
  readonly subject: readonly string[];
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
