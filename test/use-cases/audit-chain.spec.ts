import { describe, expect, it } from '@jest/globals';
import {
  CHAIN_START,
  chainEntry,
  erasureOf,
  pseudonymOf,
  VerifyAudit,
  withoutDetails,
  type AuditEntry,
  type AuditIntegrity,
  type NewAuditEntry,
  type ChainEnd,
} from '@toolyard/core/audit';
import { FakeClock } from '@toolyard/memory';
import fc from 'fast-check';
import { aNote, notes, sha256 } from '../support/audit-notes.ts';

const chained = (note: NewAuditEntry, end: ChainEnd, erasure: string | null = null): AuditEntry =>
  chainEntry(note, { end, salt: `salt ${end.sequence}`, erasure }, sha256);

function chainOf(all: readonly NewAuditEntry[]): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (const note of all) entries.push(chained(note, entries.at(-1) ?? CHAIN_START));
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
    detailsHash: 'e'.repeat(64),
    salt: 'another',
    erasure: 'd'.repeat(64),
    erasedBy: entry.sequence + 1,
    hash: 'f'.repeat(64),
  };
  return { ...entry, [field]: others[field] };
};
const FIELDS = Object.keys(chained(aNote(), CHAIN_START)) as (keyof AuditEntry)[];

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
      const inserted = chained(note, endOf(before));
      const later = chain.slice(at).map((entry) => ({ ...entry, sequence: entry.sequence + 1 }));
      const head = { ...endOf(chain), sequence: chain.length + 1 };
      return verified([...before, inserted, ...later], head);
    }));

  it('an entry written anew with a right hash is found by the one after it', () =>
    fc.assert(
      fc.asyncProperty(middles, async ({ chain, at }) => {
        const forged = chained(aNote({ action: 'forged' }), endOf(chain.slice(0, at)));
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

const PERSON = { id: '0190a5b2-7c3d-7e4f-8a1b-3b1c9a7e52d0' };
const about = (change: Partial<NewAuditEntry> = {}) =>
  aNote({
    actor: { realm: 'user', id: PERSON.id },
    action: 'profile.updated',
    subject: { kind: 'user', id: PERSON.id, name: 'Mei Lin' },
    before: { name: 'Mei', email: 'mei@example.com' },
    ...change,
  });

/** The chain with the details of these entries erased by one more entry. */
function erased(chain: readonly AuditEntry[], ...sequences: readonly number[]): AuditEntry[] {
  const eraser = chain.length + 1;
  const left = chain.map((entry) =>
    sequences.includes(entry.sequence) ? withoutDetails(entry, eraser, PERSON) : entry,
  );
  const gone = left.filter(({ erasedBy }) => erasedBy === eraser);
  const note = aNote({ action: 'account.deleted', before: null, after: null });
  return [...left, chained(note, endOf(chain), erasureOf(gone, sha256))];
}

/** An entry as it was written before details had a hash of their own. */
function earlier(note: NewAuditEntry, end: ChainEnd): AuditEntry {
  const { sequence, previousHash, at, actor, action, subject, before, after, address } = chained(
    note,
    end,
  );
  const sorted = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value;
  const content = { sequence, previousHash, at, actor, action, subject, before, after, address };
  const hash = sha256(JSON.stringify(sorted(content)));
  return { ...content, detailsHash: null, salt: null, erasure: null, erasedBy: null, hash };
}

describe('details of the audit log', () => {
  it('are erased and the chain stays whole; names become one pseudonym', async () => {
    const refused = about({
      actor: { realm: 'visitor', id: null },
      subject: { kind: 'user', id: '', name: 'mei@example.com' },
    });
    const left = erased(chainOf([about(), aNote(), refused]), 1, 3);
    const known = endOf(chainOf([about()]));
    expect((await verified(left, endOf(left), known)).broken).toBeNull();
    expect(JSON.stringify(left)).not.toMatch(/Mei|mei@/);
    const name = pseudonymOf('user', PERSON.id);
    expect(name).toBe('user-3b1c9a7e52d0');
    expect([left[0]?.subject?.name, left[2]?.subject?.name]).toEqual([name, name]);
    expect(left[0]).toMatchObject({ before: null, after: null, address: '', salt: null });
  });

  it('erased by nobody, by a later entry, by more than it says, or altered afterwards, are found', async () => {
    const left = erased(chainOf([about(), about(), aNote()]), 1);
    const end = endOf(left);
    const faultOf = async (change: (entry: AuditEntry) => AuditEntry) =>
      (await verified(left.map(change), end)).broken;
    const onSecond = (change: (entry: AuditEntry) => AuditEntry) => (entry: AuditEntry) =>
      entry.sequence === 2 ? change(entry) : entry;
    for (const [change, broken] of [
      [onSecond((entry) => withoutDetails(entry, 4, PERSON)), { sequence: 1, fault: 'erased' }],
      [onSecond((entry) => withoutDetails(entry, 3, PERSON)), { sequence: 2, fault: 'erased' }],
      [onSecond((entry) => withoutDetails(entry, 9, PERSON)), { sequence: 2, fault: 'erased' }],
      [onSecond((entry) => withoutDetails(entry, 1, PERSON)), { sequence: 2, fault: 'altered' }],
      [
        onSecond((entry) => ({ ...withoutDetails(entry, 4, PERSON), erasedBy: null })),
        { sequence: 2, fault: 'altered' },
      ],
    ] as const)
      expect(await faultOf(change)).toEqual(broken);
    const onFirst = (change: Partial<AuditEntry>) => (entry: AuditEntry) =>
      entry.sequence === 1 ? { ...entry, ...change } : entry;
    for (const change of [
      { before: { name: 'another' } },
      { address: '192.0.2.0/24' },
      { subject: { kind: 'user', id: PERSON.id, name: 'another' } },
      { action: 'another' },
      { at: 0 },
      { erasedBy: null },
    ])
      expect(await faultOf(onFirst(change))).toMatchObject({ sequence: 1 });
  });

  it('of entries from before are erased too: the eraser vouches for what is left', async () => {
    const first = earlier(about(), CHAIN_START);
    const second = earlier(aNote(), first);
    const chain = [first, second, chained(about(), second)];
    expect((await verified(chain, endOf(chain))).broken).toBeNull();
    const left = erased(chain, 1, 3);
    expect((await verified(left, endOf(left), endOf(chain))).broken).toBeNull();
    const altered = left.map((entry) =>
      entry.sequence === 1 ? { ...entry, action: 'another' } : entry,
    );
    expect((await verified(altered, endOf(left))).broken).toEqual({ sequence: 1, fault: 'erased' });
  });
});
