import { describe, expect, it } from '@jest/globals';
import { nobleCrypto } from '@toolyard/noble';
import {
  DrawCheck,
  verifyBundle,
  type DrawCrypto,
  type ProofBundle,
} from '@toolyard/core/lottery/draw';
import { BEACON_TERMS, testEntries } from '@toolyard/memory';
import { COMMIT_TERMS, testBundle } from '../support/prize-draw.ts';

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
    ['a beacon', BEACON_TERMS],
    ['a committed seed', COMMIT_TERMS],
    ['RFC 3797', { ...BEACON_TERMS, algorithm: 'rfc3797/1' as const, maxWeight: 1 }],
  ])('by %s passes every step', async (_name, terms) => {
    const entries = testBundle().entries?.map(({ uuid }) => ({ uuid, weight: 1 })) ?? [];
    const bundle = testBundle({ terms, entries, until: 'forfeited' });
    const { ok, steps } = await verifyBundle(bundle, nobleCrypto);
    expect(steps.filter(({ state }) => state !== 'passed')).toEqual([]);
    expect(ok).toBe(true);
  });

  it('every altered value is found and named', async () => {
    const bundle = testBundle({ until: 'forfeited' });
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
