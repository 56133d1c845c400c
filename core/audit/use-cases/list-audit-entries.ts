import { CURSOR_INVALID, PAGE_LIMIT, type Page, type PageRequest } from '../../shared/index.ts';
import { MAX_NAMED_ACCOUNTS, NO_FILTER, type AuditFilter } from '../audit-filter.ts';
import type { AuditTrail, NamedAuditEntry } from '../ports/audit-trail.ts';
import { AUDIT_ENTRY_UNKNOWN } from '../audit.errors.ts';

interface AuditPage extends Page<NamedAuditEntry> {
  /** Whether a text of the filter names more accounts than those whose entries are listed. */
  readonly moreAccounts: boolean;
}

/** Audit entries, newest first. The cursor is the sequence number of the last entry. */
export class ListAuditEntries {
  constructor(private readonly trail: Pick<AuditTrail, 'list' | 'accountsNamed'>) {}

  async execute(filter: AuditFilter, { limit, cursor }: PageRequest): Promise<AuditPage> {
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const found = await this.trail.list(filter, sequenceOf(cursor), most + 1);
    const items = found.slice(0, most);
    const last = found.length > most ? items.at(-1) : undefined;
    const moreAccounts = await this.namesTooMany(filter);
    return { items, nextCursor: last ? String(last.sequence) : null, moreAccounts };
  }

  private async namesTooMany({ actor, subject }: AuditFilter): Promise<boolean> {
    for (const text of new Set([actor, subject])) {
      if (text === null) continue;
      const named = await this.trail.accountsNamed(text, MAX_NAMED_ACCOUNTS + 1);
      if (named.length > MAX_NAMED_ACCOUNTS) return true;
    }
    return false;
  }
}

function sequenceOf(cursor: string | null): number | null {
  if (cursor === null) return null;
  if (!/^[1-9]\d{0,14}$/.test(cursor)) throw CURSOR_INVALID();
  return Number(cursor);
}

/** All entries by a user or about it, newest first: what its owner may know of the log. */
export class ListEntriesOfUser {
  constructor(private readonly trail: Pick<AuditTrail, 'list'>) {}

  async execute(userId: string): Promise<readonly NamedAuditEntry[]> {
    const by = await this.all({ ...NO_FILTER, realm: 'user', actor: userId });
    const about = await this.all({ ...NO_FILTER, subjectKind: 'user', subject: userId });
    const entries = new Map([...by, ...about].map((entry) => [entry.sequence, entry]));
    return [...entries.values()].sort((a, b) => b.sequence - a.sequence);
  }

  private async all(filter: AuditFilter): Promise<readonly NamedAuditEntry[]> {
    const found: NamedAuditEntry[] = [];
    for (let before: number | null = null; ;) {
      const page: readonly NamedAuditEntry[] = await this.trail.list(filter, before, PAGE_LIMIT);
      found.push(...page);
      before = page.at(-1)?.sequence ?? null;
      if (page.length < PAGE_LIMIT) return found;
    }
  }
}

/** One entry. */
export class ReadAuditEntry {
  constructor(private readonly trail: Pick<AuditTrail, 'find'>) {}

  async execute(sequence: number): Promise<NamedAuditEntry> {
    const found = await this.trail.find(sequence);
    if (!found) throw AUDIT_ENTRY_UNKNOWN();
    return found;
  }
}
