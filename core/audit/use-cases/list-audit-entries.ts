import { CURSOR_INVALID, PAGE_LIMIT, type Page, type PageRequest } from '../../shared/index.ts';
import {
  MAX_NAMED_ACCOUNTS,
  NO_FILTER,
  type AuditFilter,
  type NamedAccounts,
} from '../audit-filter.ts';
import type { AuditTrail, GroupedAuditEntry, NamedAuditEntry } from '../ports/audit-trail.ts';
import { AUDIT_ENTRY_UNKNOWN } from '../audit.errors.ts';

interface AuditPageRequest extends PageRequest {
  /** Lists entries that one action wrote together as one, in lists that are not about a subject. */
  readonly grouped: boolean;
}

interface AuditPage extends Page<GroupedAuditEntry> {
  /** Whether a text of the filter names more accounts than those whose entries are listed. */
  readonly moreAccounts: boolean;
}

/** Audit entries, newest first. The cursor is the sequence number of the last entry. */
export class ListAuditEntries {
  constructor(private readonly trail: Pick<AuditTrail, 'list' | 'listGrouped' | 'accountsNamed'>) {}

  async execute(
    filter: AuditFilter,
    { limit, cursor, grouped }: AuditPageRequest,
  ): Promise<AuditPage> {
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const before = sequenceOf(cursor);
    const { named, moreAccounts } = await findAccounts(filter, this.trail);
    const found =
      grouped && !isAboutSubject(filter)
        ? await this.trail.listGrouped(filter, before, most + 1, named)
        : (await this.trail.list(filter, before, most + 1, named)).map(alone);
    const items = found.slice(0, most);
    const last = found.length > most ? items.at(-1) : undefined;
    return { items, nextCursor: last ? String(last.sequence) : null, moreAccounts };
  }
}

const isAboutSubject = ({ subjectKind, subject, subjectId }: AuditFilter): boolean =>
  subjectKind !== null || subject !== null || subjectId !== null;

const alone = (entry: NamedAuditEntry): GroupedAuditEntry => ({ ...entry, groupSize: 1 });

interface FoundAccounts {
  readonly named: NamedAccounts;
  /** Whether a text names more of them. */
  readonly moreAccounts: boolean;
}

/** The accounts that actor and subject of a filter name. */
export async function findAccounts(
  { actor, subject }: AuditFilter,
  trail: Pick<AuditTrail, 'accountsNamed'>,
): Promise<FoundAccounts> {
  const idsOf = (text: string | null) =>
    text === null ? [] : trail.accountsNamed(text, MAX_NAMED_ACCOUNTS + 1);
  const [actors, subjects] = await Promise.all([idsOf(actor), idsOf(subject)]);
  const first = (ids: readonly string[]) => ids.slice(0, MAX_NAMED_ACCOUNTS);
  return {
    named: { actor: first(actors), subject: first(subjects) },
    moreAccounts: [actors, subjects].some(({ length }) => length > MAX_NAMED_ACCOUNTS),
  };
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
