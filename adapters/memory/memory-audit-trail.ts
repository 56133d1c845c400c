import { searchKey, searchText } from '@toolyard/core/accounts';
import {
  CHAIN_START,
  concernsPerson,
  isSameGroup,
  type AuditEntry,
  type AuditFilter,
  type AuditTrail,
  type ChainEnd,
  type GroupedAuditEntry,
  type NamedAccounts,
  type NamedAuditEntry,
} from '@toolyard/core/audit';
import type { Instant } from '@toolyard/core/shared';
import type { MemoryTables } from './memory-tables.ts';

/** Reads the memory's audit log. */
export class MemoryAuditTrail implements AuditTrail {
  constructor(private readonly tables: MemoryTables) {}

  async accountsNamed(text: string, limit: number): Promise<readonly string[]> {
    await Promise.resolve();
    const part = searchText(text);
    if (part === null) return [];
    if (UUID.test(part)) return [part];
    const { admins, users } = this.tables;
    const all = [
      ...[...admins.values()].map(({ id, username, name, email }) => ({
        ...{ id, signInName: username, names: [username, name, email] },
      })),
      ...[...users.values()].map(({ id, name, email }) => ({
        ...{ id, signInName: email, names: [name, email] },
      })),
    ];
    return all
      .filter(({ names }) => names.some((name) => searchKey(name).includes(part)))
      .sort((a, b) => Number(b.signInName === part) - Number(a.signInName === part))
      .slice(0, limit)
      .map(({ id }) => id);
  }

  list(
    filter: AuditFilter,
    before: number | null,
    limit: number,
    named: NamedAccounts = { actor: [], subject: [] },
  ): Promise<readonly NamedAuditEntry[]> {
    const actors = filter.actor === null ? null : [filter.actor, ...named.actor];
    const subjects = filter.subject === null ? null : [filter.subject, ...named.subject];
    const fitting = this.tables.audit
      .filter(({ sequence }) => before === null || sequence < before)
      .filter((entry) => fits(entry, filter))
      .filter(({ actor }) => actors === null || (actor.id !== null && actors.includes(actor.id)))
      .filter(
        ({ subject }) =>
          subjects === null ||
          (subject && (subjects.includes(subject.id) || subject.name === filter.subject)),
      );
    const newest = fitting.toReversed().slice(0, limit);
    return Promise.resolve(newest.map((entry) => this.named(entry)));
  }

  async listGrouped(
    ...[filter, before, limit, named]: Parameters<AuditTrail['listGrouped']>
  ): Promise<readonly GroupedAuditEntry[]> {
    const { audit } = this.tables;
    const isNewest = ({ sequence }: AuditEntry) => {
      const [entry, next] = audit.slice(sequence - 1, sequence + 1);
      return !entry || !next || !isSameGroup(entry, next);
    };
    const sizeOf = ({ sequence }: AuditEntry) => {
      let oldest = sequence;
      while (oldest > 1 && isSameGroup(audit[oldest - 1]!, audit[oldest - 2]!)) oldest--;
      return sequence - oldest + 1;
    };
    const all = await this.list(filter, before, audit.length, named);
    const newest = all.filter(isNewest).slice(0, limit);
    return newest.map((entry) => ({ ...entry, groupSize: sizeOf(entry) }));
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

  private named(entry: AuditEntry): NamedAuditEntry {
    const { realm, id } = entry.actor;
    const admin = realm === 'admin' ? this.tables.admins.get(id ?? '')?.username : undefined;
    const user = realm === 'user' ? this.tables.users.get(id ?? '')?.email : undefined;
    return { ...entry, actorName: admin ?? user ?? null };
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function fits(entry: AuditEntry, filter: AuditFilter): boolean {
  const { realm, action, subjectKind, subjectId, from, to } = filter;
  return (
    (realm === null || entry.actor.realm === realm) &&
    (action === null || entry.action === action) &&
    (subjectKind === null || entry.subject?.kind === subjectKind) &&
    (subjectId === null || entry.subject?.id === subjectId) &&
    (from === null || entry.at >= from) &&
    (to === null || entry.at < to)
  );
}
