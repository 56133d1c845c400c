import { describe, expect, it } from '@jest/globals';
import { nobleCrypto } from '@toolyard/noble';
import {
  DrawCheck,
  eventsOfType,
  nextLine,
  proofBundle,
  signLock,
  signManifest,
  verifyBundle,
  type DrawCrypto,
  type DrawEvent,
  type LogLine,
  type ProofBundle,
} from '@toolyard/core/lottery/draw';
import { BEACON_TERMS, testEntries } from '@toolyard/memory';
import { COMMIT_TERMS, testBundle, testSigner, witnessesOf } from '../support/prize-draw.ts';

/** A value of a bundle that holds no other, and its path. */
type Leaf = { readonly path: string; readonly value: unknown };

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, member]) =>
    leavesOf(
      member,
      Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    ),
  );
}

/** A copy of the bundle whose value at `path` is another. */
function altered(bundle: ProofBundle, path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(bundle)) as Record<string, unknown>;
  const keys = path.split(/\.|\[|\]\.?/).filter((key) => key !== '');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return copy;
}

/** Entries are named without their index, rules as a whole, and texts and times of the log by their line. */
const isNameOf = (name: string, path: string): boolean =>
  name === path ||
  name === path.replace(/^entries\[\d+\]/, 'entries[]') ||
  (name === 'rules' && path.startsWith('rules')) ||
  (/^log\[\d+\]$/.test(name) && path.startsWith(name));

/** The same answers as noble, each computed once. */
function rememberingCrypto(): DrawCrypto {
  const answers = new Map<string, boolean>();
  const once = (key: string, answer: () => boolean) => {
    const known = answers.get(key) ?? answer();
    answers.set(key, known);
    return known;
  };
  return {
    ...nobleCrypto,
    verifyEd25519: (...values) =>
      once(values.join(' '), () => nobleCrypto.verifyEd25519(...values)),
    verifyBls: (...values) => once(values.join(' '), () => nobleCrypto.verifyBls(...values)),
  };
}
const crypto = rememberingCrypto();

const faultsOf = async (candidate: unknown) =>
  (await verifyBundle(candidate, crypto)).steps.flatMap(({ faults }) => faults);

describe('a proof bundle', () => {
  it.each([
    ['a beacon', BEACON_TERMS, ['notAfter']],
    ['a committed seed', COMMIT_TERMS, ['notBefore', 'notAfter']],
    ['RFC 3797', { ...BEACON_TERMS, algorithm: 'rfc3797/1' as const, maxWeight: 1 }, ['notAfter']],
  ])('by %s passes every step that it has', async (_name, terms, lacking) => {
    const entries = testBundle().entries?.map(({ uuid }) => ({ uuid, weight: 1 })) ?? [];
    const bundle = testBundle({ terms, entries, until: 'forfeited' });
    const witnesses = witnessesOf(bundle);
    const { ok, steps } = await verifyBundle(bundle, nobleCrypto, { witnesses });
    expect(steps.filter(({ state }) => state !== 'passed')).toMatchObject(
      lacking.map((step) => ({ step, state: 'absent' })),
    );
    expect(ok).toBe(true);
  });

  it('by beacon and seed is label B, and passes every step', async () => {
    const { entropy } = COMMIT_TERMS;
    const seed_commit = entropy.mode === 'commit' ? entropy.seedCommit : '';
    const bundle = testBundle({
      change: (manifest) =>
        manifest.entropy.mode === 'beacon'
          ? { ...manifest, entropy: { ...manifest.entropy, mode: 'hybrid', seed_commit } }
          : manifest,
    });
    expect(await verifyBundle(bundle, crypto, { witnesses: witnessesOf(bundle) })).toMatchObject({
      witnessed: true,
      label: 'B',
    });
  });

  it('without a log, or with one that publishes nothing, is refused', async () => {
    const bundle = testBundle();
    for (const log of [[], bundle.log.slice(1)])
      expect((await faultsOf({ ...bundle, log })).map(({ field }) => field)[0]).toMatch(/^log/);
  });

  it.each([1, 2, 3, 4, 5, 8, 9, 12])(
    'of %i entries passes with the root from another thread',
    async (count) => {
      const bundle = testBundle({ entries: testEntries(count) });
      const text = JSON.stringify(bundle);
      const other = new DrawCheck(text, crypto);
      const check = (hash: () => string) =>
        new DrawCheck(text, crypto).verify({ root: () => Promise.resolve(hash()) });
      const { verification } = await check(() => other.root());
      expect(verification.ok).toBe(true);
      const { verification: wrong } = await check(() => '0'.repeat(64));
      expect(wrong.steps).toContainEqual(
        expect.objectContaining({ step: 'tree', state: 'failed' }),
      );
    },
  );

  it.each(['', '{}', '{"entries":{}}', '{"entries":[1]}'])(
    'that cannot be read has no root: %j',
    (text) => expect(new DrawCheck(text, crypto).root()).toBe(''),
  );

  it('every altered value is found and named', async () => {
    const token = { der: 'AAAA', at: BEACON_TERMS.closesAt + 120_000 };
    const bundle = testBundle({ until: 'forfeited', token });
    const missed: string[] = [];
    for (const { path, value } of leavesOf(bundle)) {
      const faults = await faultsOf(altered(bundle, path, other(value)));
      const names = faults.map(({ field }) => field);
      if (names.length !== 1 || !isNameOf(names[0] ?? '', path))
        missed.push(`${path}: ${names.join(' ')}`);
    }
    expect(missed).toEqual([]);
  });

  it('every altered byte of the file is found, and the value that it belongs to is named', async () => {
    const text = JSON.stringify(testBundle({ entries: testEntries(4), until: 'forfeited' }));
    const missed: string[] = [];
    // The first and the last byte are those of the whole file.
    for (let at = 1; at < text.length - 1; at++) {
      const byte = String.fromCharCode(text.charCodeAt(at) ^ 1);
      const file = text.slice(0, at) + byte + text.slice(at + 1);
      const { verification } = await new DrawCheck(file, crypto).verify();
      const names = verification.steps.flatMap(({ faults }) => faults.map(({ field }) => field));
      if (names.length === 0 || names[0] === '')
        missed.push(`${at}: ${text.slice(at - 9, at + 9)}`);
    }
    expect(missed).toEqual([]);
  });
});

type Event = DrawEvent & { readonly at: string };

/** The bundle of an organiser who changes the record and makes chain and signatures anew. */
function forged(change: (events: Event[]) => Event[]): ProofBundle {
  const bundle = testBundle({ until: 'forfeited' });
  const log: LogLine[] = [];
  for (const { at, ...event } of change(
    bundle.log.map(({ n: _n, hash: _hash, ...event }) => event),
  ))
    log.push(nextLine(log.at(-1) ?? null, event, Date.parse(at), nobleCrypto));
  const manifest = eventsOfType(log, 'published').at(-1)?.manifest ?? bundle.manifest;
  const lock = eventsOfType(log, 'frozen')[0];
  const record = {
    rules: bundle.rules,
    log,
    manifestSignature: signManifest(manifest, testSigner),
    entries: bundle.entries,
    lockSignature: lock ? signLock(lock, testSigner) : null,
    register: bundle.register!.lines,
  };
  return proofBundle(record, testSigner, nobleCrypto);
}

/** The events with one of a type changed. */
const changing =
  <Type extends Event['type']>(
    type: Type,
    change: (event: Extract<Event, { type: Type }>) => Extract<Event, { type: Type }>,
  ) =>
  (events: Event[]): Event[] =>
    events.map((event) =>
      event.type === type ? change(event as Extract<Event, { type: Type }>) : event,
    );

describe('an organizer who forges the whole record', () => {
  const LATE = '2023-09-15T11:00:03Z';

  it.each<[string, string, (events: Event[]) => Event[]]>([
    ['draws a second time', 'log[3].type', (events) => [...events.slice(0, 3), ...events.slice(2)]],
    [
      'picks another winner',
      'picks[0].uuid',
      changing('selected', (event) => {
        const [first, second, ...rest] = event.data.picks;
        const swapped = [
          { ...first!, uuid: second!.uuid },
          { ...second!, uuid: first!.uuid },
        ];
        return { ...event, data: { ...event.data, picks: [...swapped, ...rest] } };
      }),
    ],
    [
      'freezes the list when the round is public',
      'lock.frozen_at',
      changing('frozen', (event) => ({
        ...event,
        at: LATE,
        data: { ...event.data, frozen_at: LATE },
      })),
    ],
    [
      'publishes after the opening',
      'log[0].at',
      changing('published', (event) => ({ ...event, at: event.data.manifest.closes_at })),
    ],
    [
      'leaves an alternate out',
      'log[3].data.next',
      changing('forfeited', (event) => ({ ...event, data: { ...event.data, next: null } })),
    ],
    [
      'chooses another round',
      'manifest.entropy.round',
      changing('published', (event) => {
        const { entropy } = event.data.manifest;
        const round = entropy.mode === 'beacon' ? entropy.round + 1 : 0;
        const manifest = { ...event.data.manifest, entropy: { ...entropy, round } };
        return {
          ...event,
          data: { ...event.data, manifest },
        };
      }),
    ],
    [
      'locks another root',
      'lock.root',
      changing('frozen', (event) => ({ ...event, data: { ...event.data, root: '0'.repeat(64) } })),
    ],
    [
      'locks another count',
      'lock.count',
      changing('frozen', (event) => ({ ...event, data: { ...event.data, count: 13 } })),
    ],
    [
      'invents a seed',
      'seed',
      changing('selected', (event) => ({
        ...event,
        data: { ...event.data, seed: '0'.repeat(64) },
      })),
    ],
  ])('%s: %s is named', async (_name, field, change) => {
    const faults = await faultsOf(forged(change));
    expect(faults.map((fault) => fault.field)).toContain(field);
  });

  it('a cancelled draw holds, without winners', async () => {
    const cancelled = forged((events) => [
      ...events.slice(0, 1),
      { type: 'cancelled', at: '2023-09-14T00:00:00Z', data: { reason: 'No prize any more' } },
    ]);
    const { ok, stage, awards } = await verifyBundle(cancelled, crypto);
    expect([ok, stage, awards]).toEqual([true, 'cancelled', []]);
  });
});

/** Another value of the same kind: one character of a text, one more for a number. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') {
    const at = value.length - 2;
    const character = value[at] === '1' ? '2' : '1';
    return value.slice(0, at) + character + value.slice(at + 1);
  }
  return typeof value === 'boolean' ? !value : 1;
}
