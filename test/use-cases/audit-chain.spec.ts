import { describe, expect, it } from '@jest/globals';
import {
  CHAIN_START,
  chainEntry,
  VerifyAudit,
  type AuditEntry,
  type AuditIntegrity,
  type NewAuditEntry,
  type ChainEnd,
} from '@toolyard/core/audit';
import { FakeClock } from '@toolyard/memory';
import fc from 'fast-check';
import { aNote, notes, sha256 } from '../support/audit-notes.ts';

function chainOf(all: readonly NewAuditEntry[]): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (const note of all) entries.push(chainEntry(note, entries.at(-1) ?? CHAIN_START, sha256));
  return entries;
}

const endOf = (chain: readonly AuditEntry[]): ChainEnd => {
  const { sequence, hash } = chain.at(-1) ?? CHAIN_START;
  return { sequence, hash };
};

/** Verifies what a table holds, whose end is kept beside it. */
function verified(
  stored: readonly AuditEntry[],
  head: ChainEnd | null,
  known?: ChainEnd,
): Promise<AuditIntegrity> {
  const rows = stored.toSorted((a, b) => a.sequence - b.sequence);
  const trail = {
    head: () => Promise.resolve(head),
    following: (sequence: number, limit: number) =>
      Promise.resolve(rows.filter((row) => row.sequence > sequence).slice(0, limit)),
    list: () => Promise.resolve(rows.slice(-1).map((row) => ({ ...row, actorName: null }))),
  };
  return new VerifyAudit(trail, sha256, new FakeClock()).execute(known);
}

const chains = fc.array(notes, { minLength: 3, maxLength: 12 }).map(chainOf);
/** A chain and the place of an entry that is neither the first nor the last. */
const middles = chains.chain((chain) =>
  fc.record({ chain: fc.constant(chain), at: fc.integer({ min: 1, max: chain.length - 2 }) }),
);

const changed = (entry: AuditEntry, field: keyof AuditEntry): AuditEntry => {
  const others: { readonly [Field in keyof AuditEntry]: AuditEntry[Field] } = {
    sequence: entry.sequence + 1000,
    at: entry.at + 1,
    actor: { realm: 'system', id: 'somebody else' },
    action: `${entry.action}!`,
    subject: { kind: 'tool', id: 'x', name: `not ${entry.subject?.name}` },
    before: { other: entry.before },
    after: { other: entry.after },
    address: `${entry.address}.`,
    previousHash: 'f'.repeat(64),
    hash: 'f'.repeat(64),
  };
  return { ...entry, [field]: others[field] };
};
const FIELDS = Object.keys(chainEntry(aNote(), CHAIN_START, sha256)) as (keyof AuditEntry)[];

const finding = async <T>(
  arbitrary: fc.Arbitrary<T>,
  look: (value: T) => Promise<AuditIntegrity>,
): Promise<void> => {
  const property = fc.asyncProperty(arbitrary, async (value) => {
    expect((await look(value)).broken).not.toBeNull();
  });
  await fc.assert(property, { numRuns: 40 });
};

describe('the chain of the audit log', () => {
  it('as it was written is whole, also when it is empty', async () => {
    expect(await verified([], CHAIN_START)).toMatchObject({ broken: null, end: CHAIN_START });
    await fc.assert(
      fc.asyncProperty(chains, async (chain) => {
        const { broken, end } = await verified(chain, endOf(chain), endOf(chain.slice(0, 2)));
        expect({ broken, end }).toEqual({ broken: null, end: endOf(chain) });
      }),
    );
  });

  it('is the same whatever order the keys of a state are read in', async () => {
    const chain = chainOf([aNote({ after: { b: { y: 1, x: [2, { q: 1, p: 2 }] }, a: null } })]);
    const read = chain.map((entry) => ({
      ...entry,
      after: { a: null, b: { x: [2, { p: 2, q: 1 }], y: 1 } },
    }));
    expect((await verified(read, endOf(chain))).broken).toBeNull();
  });

  it('is of what JSON keeps, not of what was handed over', () => {
    const after = { gone: undefined, at: new Date(0), list: [undefined, -0] };
    const [entry] = chainOf([aNote({ after })]);
    expect(entry?.after).toEqual({ at: '1970-01-01T00:00:00.000Z', list: [null, 0] });
  });

  it.each(FIELDS)('a changed %s in the middle is found', (field) =>
    finding(middles, ({ chain, at }) =>
      verified(
        chain.map((entry, place) => (place === at ? changed(entry, field) : entry)),
        endOf(chain),
      ),
    ),
  );

  it('a removed entry is found, by its number', () =>
    fc.assert(
      fc.asyncProperty(middles, async ({ chain, at }) => {
        const { broken } = await verified(chain.toSpliced(at, 1), endOf(chain));
        expect(broken).toEqual({ sequence: at + 1, fault: 'missing' });
      }),
    ));

  it('a removed entry is found when the rest was numbered anew', () =>
    finding(middles, ({ chain, at }) => {
      const rest = chain
        .toSpliced(at, 1)
        .map((entry, place) => ({ ...entry, sequence: place + 1 }));
      return verified(rest, { ...endOf(chain), sequence: rest.length });
    }));

  it('two that changed places are found', () =>
    finding(middles, ({ chain, at }) => {
      const [one, other] = [chain[at], chain[at + 1]];
      if (!one || !other) throw new Error('no such place');
      const swapped = [
        { ...other, sequence: one.sequence },
        { ...one, sequence: other.sequence },
      ];
      return verified(chain.toSpliced(at, 2, ...swapped), endOf(chain));
    }));

  it('an inserted entry is found, also one with a right hash', () =>
    finding(fc.record({ place: middles, note: notes }), ({ place: { chain, at }, note }) => {
      const before = chain.slice(0, at);
      const inserted = chainEntry(note, endOf(before), sha256);
      const later = chain.slice(at).map((entry) => ({ ...entry, sequence: entry.sequence + 1 }));
      const head = { ...endOf(chain), sequence: chain.length + 1 };
      return verified([...before, inserted, ...later], head);
    }));

  it('an entry written anew with a right hash is found by the one after it', () =>
    fc.assert(
      fc.asyncProperty(middles, async ({ chain, at }) => {
        const forged = chainEntry(aNote({ action: 'forged' }), endOf(chain.slice(0, at)), sha256);
        const { broken } = await verified(chain.toSpliced(at, 1, forged), endOf(chain));
        expect(broken).toEqual({ sequence: at + 2, fault: 'unlinked' });
      }),
    ));

  it('a cut end is found against the head', () =>
    fc.assert(
      fc.asyncProperty(middles, async ({ chain, at }) => {
        const { broken } = await verified(chain.slice(0, at), endOf(chain));
        expect(broken).toEqual({ sequence: at + 1, fault: 'missing' });
      }),
    ));

  it('a last entry written anew is found against the head', async () => {
    const chain = chainOf([aNote(), aNote(), aNote()]);
    const forged = chainOf([aNote(), aNote(), aNote({ action: 'forged' })]);
    const { broken } = await verified(forged, endOf(chain));
    expect(broken).toEqual({ sequence: 3, fault: 'end' });
  });

  it('entries behind the head are found, and a head that is gone', async () => {
    const chain = chainOf([aNote(), aNote(), aNote()]);
    const { broken } = await verified(chain, endOf(chain.slice(0, 2)));
    expect(broken).toEqual({ sequence: 3, fault: 'beyond' });
    expect((await verified(chain, null)).broken).toEqual({ sequence: 1, fault: 'end' });
  });

  it('a log that was cut, or written anew from the start, together with its head is found against a known end', async () => {
    const chain = chainOf([aNote(), aNote(), aNote()]);
    const known = endOf(chain.slice(0, 2));
    const cut = chain.slice(0, 1);
    expect((await verified(cut, endOf(cut))).broken).toBeNull();
    expect((await verified(cut, endOf(cut), known)).broken?.fault).toBe('missing');
    const anew = chainOf([aNote({ action: 'forged' }), aNote(), aNote()]);
    expect((await verified(anew, endOf(anew))).broken).toBeNull();
    const { broken } = await verified(anew, endOf(anew), known);
    expect(broken).toEqual({ sequence: 2, fault: 'replaced' });
  });
});
