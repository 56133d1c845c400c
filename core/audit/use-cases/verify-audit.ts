import type { Clock, Instant } from '../../shared/index.ts';
import { chainFault, type ChainFault } from '../audit-chain.ts';
import { CHAIN_START, type AuditEntry, type ChainEnd, type Digest } from '../audit-entry.ts';
import { nextErasure } from '../erasure.ts';
import { NO_FILTER } from '../audit-filter.ts';
import type { AuditTrail } from '../ports/audit-trail.ts';

/** The first break of a chain. */
export interface ChainBreak {
  readonly sequence: number;
  readonly fault: ChainFault;
}

export interface AuditIntegrity {
  /** The recorded end of the log when the check began. */
  readonly end: ChainEnd;
  /** Null when the chain is whole. */
  readonly broken: ChainBreak | null;
  readonly checkedAt: Instant;
}

const AT_ONCE = 1000;

/** Verifies the whole chain while writes continue. */
export class VerifyAudit {
  constructor(
    private readonly trail: Pick<AuditTrail, 'head' | 'following' | 'list'>,
    private readonly digest: Digest,
    private readonly clock: Clock,
  ) {}

  /** `known` is a chain end that was recorded outside this database. */
  async execute(known: ChainEnd | null = null): Promise<AuditIntegrity> {
    const head = await this.trail.head();
    const end = head ?? CHAIN_START;
    const broken = head
      ? ((await this.checkChain(head, known)) ?? (await this.findEntryBeyondHead()))
      : { sequence: 1, fault: 'end' as const };
    return { end, broken, checkedAt: this.clock.now() };
  }

  /** Whether the log has not grown since that check. */
  async isCurrent({ end }: AuditIntegrity): Promise<boolean> {
    const head = await this.trail.head();
    return head?.hash === end.hash;
  }

  private async checkChain(head: ChainEnd, known: ChainEnd | null): Promise<ChainBreak | null> {
    let end: ChainEnd = CHAIN_START;
    const erasures = new Erasures(this.digest);
    while (end.sequence < head.sequence) {
      const page = await this.trail.following(end.sequence, AT_ONCE);
      if (page.length === 0) return { sequence: end.sequence + 1, fault: 'missing' };
      for (const entry of page) {
        if (end.sequence === head.sequence) break;
        const fault = chainFault(end, entry, this.digest);
        if (fault) return { sequence: end.sequence + 1, fault };
        if (entry.sequence === known?.sequence && entry.hash !== known.hash)
          return { sequence: entry.sequence, fault: 'replaced' };
        const wronglyErased = erasures.meet(entry);
        if (wronglyErased) return { sequence: wronglyErased, fault: 'erased' };
        end = entry;
      }
    }
    if (end.hash !== head.hash) return { sequence: end.sequence, fault: 'end' };
    if (known && known.sequence > end.sequence)
      return { sequence: end.sequence + 1, fault: 'missing' };
    return this.findErasedByNobody(erasures);
  }

  /** The head is read after the entries: who erased one of them meanwhile has moved it. */
  private async findErasedByNobody(erasures: Erasures): Promise<ChainBreak | null> {
    const head = await this.trail.head();
    const sequence = erasures.firstBeyond(head?.sequence ?? 0);
    return sequence === null ? null : { sequence, fault: 'erased' };
  }

  /** The head is read after the newest entry, since each write moves both. */
  private async findEntryBeyondHead(): Promise<ChainBreak | null> {
    const [newest] = await this.trail.list(NO_FILTER, null, 1);
    const head = await this.trail.head();
    return newest && newest.sequence > (head?.sequence ?? 0)
      ? { sequence: newest.sequence, fault: 'beyond' }
      : null;
  }
}

/** Compares the entries without details with what the entries that erased them say. */
class Erasures {
  private readonly open = new Map<number, { readonly first: number; readonly running: string }>();

  constructor(private readonly digest: Digest) {}

  /** Takes the next entry; returns the number of the first one that it did not erase, else null. */
  meet(entry: AuditEntry): number | null {
    const erased = this.open.get(entry.sequence);
    this.open.delete(entry.sequence);
    if ((erased?.running ?? null) !== entry.erasure) return erased?.first ?? entry.sequence;
    if (entry.erasedBy !== null) {
      const others = this.open.get(entry.erasedBy);
      const running = nextErasure(others?.running ?? null, entry, this.digest);
      this.open.set(entry.erasedBy, { first: others?.first ?? entry.sequence, running });
    }
    return null;
  }

  /** The number of the first entry that was erased by one beyond the end. */
  firstBeyond(end: number): number | null {
    const beyond = [...this.open].filter(([eraser]) => eraser > end);
    return beyond.length === 0 ? null : Math.min(...beyond.map(([, { first }]) => first));
  }
}
