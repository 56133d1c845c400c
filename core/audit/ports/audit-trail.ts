import type { Instant } from '../../shared/index.ts';
import type { AuditEntry, ChainEnd } from '../audit-entry.ts';
import type { AuditFilter, NamedAccounts } from '../audit-filter.ts';

/** An entry for people: with the actor's name, while the actor's account exists. */
export interface NamedAuditEntry extends AuditEntry {
  /** An admin's username or a user's e-mail; null where there is no account. */
  readonly actorName: string | null;
}

/** The newest of the entries that one action wrote together, for all of them. */
export interface GroupedAuditEntry extends NamedAuditEntry {
  /** Number of the entries, this one included. */
  readonly groupSize: number;
}

/** Reads what was done. test/conformance/audit-trail states what every adapter must do. */
export interface AuditTrail {
  /**
   * Ids of at most `limit` accounts whose name, e-mail or username contains the text, those that sign in by it first. An
   * id stands for itself alone. Deleted accounts have no names.
   */
  accountsNamed(text: string, limit: number): Promise<readonly string[]>;
  /**
   * At most `limit` entries that the filter lets through, newest first; only those below `before`, unless it is null. A
   * text stands for the accounts in `named`, and for what has it as its id or, for subjects, as its whole name.
   */
  list(
    filter: AuditFilter,
    before: number | null,
    limit: number,
    named?: NamedAccounts,
  ): Promise<readonly NamedAuditEntry[]>;
  /** As `list`, with entries of one group (`isSameGroup`) as one. For filters without a subject, which pass whole groups. */
  listGrouped(
    filter: AuditFilter,
    before: number | null,
    limit: number,
    named?: NamedAccounts,
  ): Promise<readonly GroupedAuditEntry[]>;
  find(sequence: number): Promise<NamedAuditEntry | null>;
  /** The at most `limit` entries with the lowest numbers above `sequence`, ascending. */
  following(sequence: number, limit: number): Promise<readonly AuditEntry[]>;
  /** Whether an entry of before this moment that concerns a person has its details. */
  hasPersonalBefore(at: Instant): Promise<boolean>;
  /** The recorded end of the log; null when there is none. */
  head(): Promise<ChainEnd | null>;
}
