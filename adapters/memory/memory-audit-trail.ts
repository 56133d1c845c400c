import {
  CHAIN_START,
  concernsPerson,
  type AuditEntry,
  type AuditFilter,
  type AuditTrail,
  type ChainEnd,
  type NamedAuditEntry,
} from '@toolyard/core/audit';
import type { Instant } from '@toolyard/core/shared';
import type { MemoryTables } from './memory-tables.ts';

/** Reads the memory's audit log. */
export class MemoryAuditTrail implements AuditTrail {
  constructor(private readonly tables: MemoryTables) {}

  list(
    filter: AuditFilter,
    before: number | null,
    limit: number,
  ): Promise<readonly NamedAuditEntry[]> {
    const fitting = this.tables.audit
      .filter(({ sequence }) => before === null || sequence < before)
      .map((entry) => this.named(entry))
      .filter((entry) => fits(entry, filter) && this.isSubject(entry, filter.subject));
    return Promise.resolve(fitting.toReversed().slice(0, limit));
  }

  find(sequence: number): Promise<NamedAuditEntry | null> {
    const found = this.tables.audit.find((entry) => entry.sequence === sequence);
    return Promise.resolve(found ? this.named(found) : null);
  }

  following(sequence: number, limit: number): Promise<readonly AuditEntry[]> {
    const later = this.tables.audit.filter((entry) => entry.sequence > sequence);
    return Promise.resolve(later.slice(0, limit));
  }

  head(): Promise<ChainEnd> {
    const { sequence, hash } = this.tables.audit.at(-1) ?? CHAIN_START;
    return Promise.resolve({ sequence, hash });
  }

  hasPersonalBefore(at: Instant): Promise<boolean> {
    const isLeft = (entry: AuditEntry) =>
      entry.at < at && entry.erasedBy === null && concernsPerson(entry);
    return Promise.resolve(this.tables.audit.some(isLeft));
  }

  private isSubject({ subject }: AuditEntry, text: string | null): boolean {
    if (text === null || subject?.id === text || subject?.name === text) return true;
    const typed = text.trim().toLowerCase();
    const id = subject?.id ?? '';
    const { admins, users } = this.tables;
    return admins.get(id)?.username === typed || users.get(id)?.email === typed || id === typed;
  }

  private named(entry: AuditEntry): NamedAuditEntry {
    const { realm, id } = entry.actor;
    const admin = realm === 'admin' ? this.tables.admins.get(id ?? '')?.username : undefined;
    const user = realm === 'user' ? this.tables.users.get(id ?? '')?.email : undefined;
    return { ...entry, actorName: admin ?? user ?? null };
  }
}

function fits(entry: NamedAuditEntry, filter: AuditFilter): boolean {
  const { realm, actor, action, subjectKind, subjectId, from, to } = filter;
  const typed = actor?.trim().toLowerCase();
  return (
    (realm === null || entry.actor.realm === realm) &&
    (actor === null || entry.actor.id === typed || entry.actorName === typed) &&
    (action === null || entry.action === action) &&
    (subjectKind === null || entry.subject?.kind === subjectKind) &&
    (subjectId === null || entry.subject?.id === subjectId) &&
    (from === null || entry.at >= from) &&
    (to === null || entry.at < to)
  );
}
