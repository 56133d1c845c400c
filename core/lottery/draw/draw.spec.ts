import { describe, expect, it } from '@jest/globals';
import { beaconRoundAt, beaconRoundTime } from './beacon.ts';
import { canonicalJson } from './canonical-json.ts';
import { awardsAfter, forfeitPrize, type Forfeit } from './forfeits.ts';
import { jsonFault } from './json-fault.ts';
import { buildManifest, type ManifestTerms } from './manifest.ts';
import { maskedName } from './masked-name.ts';
import type { DrawPick } from './select-winners.ts';
import { readWireTime, wireTime } from './wire-time.ts';
import { isWellFormed, utf8 } from './bytes.ts';

describe('canonical JSON (RFC 8785)', () => {
  it.each([
    [
      'members by UTF-16 code units',
      { '\u20ac': 1, '\r': 2, '\ud83d\ude00': 3, '\ufb33': 4, 1: 5 },
      '{"\\r":2,"1":5,"€":1,"😀":3,"\ufb33":4}',
    ],
    [
      'no white space, nested',
      { b: [1, null, true], a: { c: 'x' } },
      '{"a":{"c":"x"},"b":[1,null,true]}',
    ],
  ])('%s', (_name, value, json) => expect(canonicalJson(value)).toBe(json));

  it.each([
    ['a fraction', 1.5],
    ['an integer beyond 2^53', 2 ** 53],
    ['a lone surrogate', '\ud83d'],
  ])('%s is refused', (_name, value) => expect(() => canonicalJson(value)).toThrow(TypeError));
});

describe('UTF-8 (RFC 3629)', () => {
  it('one to four bytes', () =>
    expect([...utf8('A\u00a2\u20ac\u{10348}')]).toEqual([
      ...[0x41, 0xc2, 0xa2, 0xe2, 0x82, 0xac, 0xf0, 0x90, 0x8d, 0x88],
    ]));
  it('a lone surrogate is not well formed, a pair is', () =>
    expect([isWellFormed('\udc00'), isWellFormed('\ud83d\ude00')]).toEqual([false, true]));
});

describe('rounds of the beacon', () => {
  it('round 1 is due at genesis, each later one after 3 seconds', () => {
    expect(beaconRoundTime(1)).toBe(1_692_803_367_000);
    expect(beaconRoundTime(11)).toBe(1_692_803_397_000);
  });
  it('the first round at a moment is due at it or less than 3 seconds later', () => {
    for (const after of [0, 1, 2_999, 3_000, 123_456_789]) {
      const at = 1_692_803_367_000 + after;
      const due = beaconRoundTime(beaconRoundAt(at));
      expect(due - at).toBeGreaterThanOrEqual(0);
      expect(due - at).toBeLessThan(3_000);
    }
  });
  it('before genesis it is round 1', () => expect(beaconRoundAt(0)).toBe(1));
});

it('a wire time reads back; other spellings of it do not', () => {
  expect(wireTime(Date.UTC(2026, 11, 8))).toBe('2026-12-08T00:00:00Z');
  expect(wireTime(1)).toBe('1970-01-01T00:00:00.001Z');
  expect(readWireTime('2026-12-08T00:00:00Z')).toBe(Date.UTC(2026, 11, 8));
  for (const text of ['2026-12-08', '2026-12-08T00:00:00.000Z', '2026-02-30T00:00:00Z', 'soon'])
    expect(readWireTime(text)).toBeNull();
});

describe('a winner’s public name', () => {
  it.each([
    ['张伟', '张*'],
    ['Johnson', 'J***n'],
    ['Al', 'A***'],
    [' ', '*'],
    ['😀bc', '😀***c'],
  ])('%s is shown as %s', (name, shown) => expect(maskedName(name)).toBe(shown));
});

describe('forfeits', () => {
  const pick = (rank: number, prize: string | null, uuid: string): DrawPick => ({
    rank,
    prize,
    alternate: prize === null ? rank - 2 : null,
    uuid,
  });
  const picks = [
    pick(1, 'gold', 'a'),
    pick(2, 'silver', 'b'),
    pick(3, null, 'c'),
    pick(4, null, 'd'),
  ];
  const lose = (uuid: string, before: readonly Forfeit[]): Forfeit[] => {
    const forfeit = forfeitPrize(picks, before, { uuid, reason: 'declined', text: '' });
    if (!forfeit.ok) throw forfeit.error;
    return [...before, forfeit.value];
  };

  it('alternates move up in their order, also after one of them, until none is left', () => {
    const forfeits = lose('d', lose('c', lose('a', lose('b', []))));
    expect(forfeits.map(({ prize, next }) => [prize, next])).toEqual([
      ['silver', 'c'],
      ['gold', 'd'],
      ['silver', null],
      ['gold', null],
    ]);
    expect(awardsAfter(picks, forfeits).map(({ uuid }) => uuid)).toEqual([null, null]);
  });

  it('ten thousand prizes that ten thousand winners decline go to the alternates in order, in one pass', () => {
    const count = 10_000;
    const many = Array.from({ length: 2 * count }, (_, i) =>
      pick(i + 1, i < count ? 'gold' : null, `u${i}`),
    );
    const forfeits = Array.from({ length: count }, (_, i): Forfeit => ({
      ...{ uuid: `u${i}`, prize: 'gold', reason: 'declined', text: '' },
      next: `u${count + i}`,
    }));
    const awards = awardsAfter(many, forfeits);
    expect(awards.every(({ uuid }, i) => uuid === `u${count + i}`)).toBe(true);
  });

  it('who holds no prize cannot forfeit one, nor twice', () => {
    expect(() => lose('c', [])).toThrow('holds no prize');
    expect(() => lose('a', lose('a', []))).toThrow('holds no prize');
  });

  it('a forfeit that skips an alternate does not follow', () => {
    const [forfeit] = lose('a', []);
    expect(() => awardsAfter(picks, [{ ...(forfeit as Forfeit), next: 'd' }])).toThrow(RangeError);
  });
});

describe('the terms of a draw', () => {
  const terms: ManifestTerms = {
    eventId: '33e83fb1-f2fb-456e-8ce4-fe2edd519ed9',
    opensAt: 1_700_000_000_000,
    closesAt: 1_700_000_600_000,
    drawAt: 1_700_001_200_000,
    rules: [],
    prizes: [{ id: 'p', count: 1 }],
    alternates: 0,
    maxWeight: 1,
    entropy: { mode: 'beacon' },
  };
  const hashing = { sha256: () => new Uint8Array(32) };

  it('in order make a manifest; the beacon’s round follows from the time of the draw', () => {
    const built = buildManifest(terms, hashing);
    expect(built.ok && built.value.entropy).toMatchObject({
      mode: 'beacon',
      round: beaconRoundAt(terms.drawAt),
    });
  });

  it('a next version names the one before', () => {
    const first = buildManifest(terms, hashing);
    const next = buildManifest({ ...terms, previous: first.ok ? first.value : null }, hashing);
    expect(next.ok && [next.value.v, next.value.prev]).toEqual([2, '00'.repeat(32)]);
  });

  it.each<[string, Partial<ManifestTerms>, string]>([
    ['a close before the opening', { closesAt: 1 }, 'closesAt'],
    ['a draw within ten minutes of the close', { drawAt: terms.closesAt + 599_999 }, 'drawAt'],
    ['no prize', { prizes: [] }, 'prizes'],
    ['a prize twice', { prizes: [...terms.prizes, ...terms.prizes] }, 'prizes'],
    ['a count of zero', { prizes: [{ id: 'p', count: 0 }] }, 'prizes'],
    ['a fraction of an alternate', { alternates: 0.5 }, 'alternates'],
    ['a weight above the maximum', { maxWeight: 101 }, 'maxWeight'],
    ['RFC 3797 with weights', { algorithm: 'rfc3797/1', maxWeight: 2 }, 'maxWeight'],
    ['no capacity at all', { capacity: 0 }, 'capacity'],
    ['a malformed commitment', { entropy: { mode: 'commit', seedCommit: 'x' } }, 'entropy'],
  ])('%s is refused by its field', (_name, change, field) => {
    const built = buildManifest({ ...terms, ...change }, hashing);
    expect(built).toMatchObject({ ok: false, error: { code: 'DRAW_MANIFEST_INVALID' } });
    expect(!built.ok && built.error.details).toContainEqual(expect.objectContaining({ field }));
  });
});

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{"a":[1,{"b":2}]}', null],
    [' [ ] ', null],
    ['{"a":1,"b":"x}', 'b'],
    ['{"a":[1,x]}', 'a[1]'],
    ['{"a":{"b":1"c":2}}', 'a.b'],
    ['{"a":1,b":2}', 'b'],
    ['{"a";1}', 'a'],
    ['', ''],
    ['{}x', ''],
  ])('of %s is %p', (text, path) => expect(jsonFault(text)?.path ?? null).toBe(path));
});
