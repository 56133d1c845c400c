import { isHex, isWellFormed } from './bytes.ts';
import { ENTRY_UUID, isEntry } from './draw-entry.ts';
import { REGISTER_LINE_TYPES } from './entry-register.ts';
import { FORFEIT_REASONS } from './forfeits.ts';
import { ALGORITHMS, MANIFEST_LIMITS, PROTOCOL } from './manifest.ts';
import type { ProofBundle } from './proof-bundle.ts';
import { readWireTime } from './wire-time.ts';

/** Path of the first value that is missing, unknown or malformed; null when the value has the shape. */
type Shape = (value: unknown, path: string) => string | null;

const value =
  (holds: (value: unknown) => boolean): Shape =>
  (candidate, path) =>
    holds(candidate) ? null : path;

const hex = (bytes: number) => value((candidate) => isHex(candidate, bytes));
const integer = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  value(
    (candidate) =>
      Number.isSafeInteger(candidate) &&
      (candidate as number) >= least &&
      (candidate as number) <= most,
  );
const oneOf = (...choices: readonly unknown[]) => value((candidate) => choices.includes(candidate));
const text = value((candidate) => typeof candidate === 'string' && isWellFormed(candidate));
const time = value(
  (candidate) => typeof candidate === 'string' && readWireTime(candidate) !== null,
);
const LONGEST_DER = 64 * 1024;
const base64 = value(
  (candidate) =>
    typeof candidate === 'string' &&
    candidate.length <= LONGEST_DER &&
    candidate.length % 4 === 0 &&
    /^[A-Za-z0-9+/]+={0,2}$/.test(candidate),
);
const uuid = value((candidate) => typeof candidate === 'string' && ENTRY_UUID.test(candidate));
const nullable =
  (shape: Shape): Shape =>
  (candidate, path) =>
    candidate === null ? null : shape(candidate, path);

const isRecord = (candidate: unknown): candidate is Readonly<Record<string, unknown>> =>
  typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);

const list =
  (shape: Shape, most = Infinity): Shape =>
  (candidate, path) => {
    if (!Array.isArray(candidate) || candidate.length > most) return path;
    for (let i = 0; i < candidate.length; i++) {
      const fault = shape(candidate[i], `${path}[${i}]`);
      if (fault !== null) return fault;
    }
    return null;
  };

/** An object with exactly these members, and the optional ones. */
function record(
  members: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): Shape {
  const required = Object.entries(members);
  return (candidate, path) => {
    if (!isRecord(candidate)) return path;
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    for (const [name, shape] of required) {
      const fault = Object.hasOwn(candidate, name) ? shape(candidate[name], at(name)) : at(name);
      if (fault !== null) return fault;
    }
    for (const name of Object.keys(candidate)) {
      if (Object.hasOwn(members, name)) continue;
      const shape = Object.hasOwn(optional, name) ? optional[name] : undefined;
      const fault = shape ? shape(candidate[name], at(name)) : at(name);
      if (fault !== null) return fault;
    }
    return null;
  };
}

/** A list has up to a million entries, so that an entry in order must be passed without a path of its own. */
const entry = record({ uuid, weight: integer(1) });
const entries: Shape = (candidate, path) => {
  if (!Array.isArray(candidate)) return path;
  for (let i = 0; i < candidate.length; i++) {
    const item: unknown = candidate[i];
    const sound = isRecord(item) && Object.keys(item).length === 2 && isEntry(item);
    if (!sound) return entry(item, `${path}[${i}]`);
  }
  return null;
};

/** The shape that fits the value of the member `key`; an unknown value is a fault of that member. */
const variant =
  (key: string, shapes: Readonly<Record<string, Shape>>): Shape =>
  (candidate, path) => {
    const kind = isRecord(candidate) ? candidate[key] : undefined;
    const known = typeof kind === 'string' && Object.hasOwn(shapes, kind);
    return known ? (shapes[kind] as Shape)(candidate, path) : `${path}.${key}`;
  };

/** JSON with integers as its only numbers. */
const json: Shape = (candidate, path) => {
  if (candidate === null || typeof candidate === 'boolean') return null;
  if (typeof candidate === 'number') return integer(-Number.MAX_SAFE_INTEGER)(candidate, path);
  if (typeof candidate === 'string') return text(candidate, path);
  if (Array.isArray(candidate)) return list(json)(candidate, path);
  return jsonObject(candidate, path);
};

const jsonObject: Shape = (candidate, path) => {
  if (!isRecord(candidate)) return path;
  for (const [name, member] of Object.entries(candidate)) {
    const fault = text(name, path) ?? json(member, `${path}.${name}`);
    if (fault !== null) return fault;
  }
  return null;
};

const chain = { chain: hex(32), round: integer(1) };
const signedRound = { round: integer(1), signature: hex(48), randomness: hex(32) };

const manifest = record(
  {
    v: integer(1),
    event_id: value(
      (candidate) => typeof candidate === 'string' && /^[0-9a-f-]{36}$/.test(candidate),
    ),
    opens_at: time,
    closes_at: time,
    draw_at: time,
    rules_sha256: hex(32),
    prizes: list(
      record({ id: text, count: integer(1, MANIFEST_LIMITS.prizeCount) }),
      MANIFEST_LIMITS.prizes,
    ),
    alternates: integer(0, MANIFEST_LIMITS.alternates),
    one_prize_per_account: oneOf(true),
    max_weight: integer(1),
    algorithm: oneOf(...ALGORITHMS),
    entropy: variant('mode', {
      beacon: record({ mode: text, ...chain }),
      commit: record({ mode: text, seed_commit: hex(32) }),
      hybrid: record({ mode: text, ...chain, seed_commit: hex(32) }),
    }),
  },
  {
    prev: hex(32),
    capacity: integer(1),
    eligibility: jsonObject,
    register: oneOf(true),
    sample: oneOf(true),
  },
);

const lock = record(
  {
    event_id: text,
    manifest_hash: hex(32),
    frozen_at: time,
    entry_hash: hex(32),
    root: hex(32),
    count: integer(0),
    weight_total: integer(0),
    round: nullable(integer(1)),
  },
  {
    register: record({ n: integer(0), hash: hex(32) }),
    newest_round: record({ ...chain, ...signedRound }),
  },
);

const register = record({
  lines: list(record({ type: oneOf(...REGISTER_LINE_TYPES), commitment: hex(32) })),
  signature: hex(64),
});

const entropy = record({
  beacon: nullable(record(signedRound)),
  server_seed: nullable(hex(32)),
});

const picks = list(
  record({
    rank: integer(1),
    prize: nullable(text),
    alternate: nullable(integer(1)),
    uuid,
  }),
);

const line = (type: string, data: Shape) =>
  record({ n: integer(1), at: time, type: oneOf(type), data, hash: hex(32) });
const end = record({ reason: text });

const log = list(
  variant('type', {
    published: line('published', record({ manifest, manifest_hash: hex(32) })),
    frozen: line('frozen', lock),
    stamped: line('stamped', record({ token: base64 })),
    selected: line('selected', record({ entropy, seed: hex(32), picks })),
    forfeited: line(
      'forfeited',
      record({ uuid, prize: text, reason: oneOf(...FORFEIT_REASONS), text, next: nullable(uuid) }),
    ),
    cancelled: line('cancelled', end),
    failed: line('failed', end),
  }),
);

const bundle = record(
  {
    protocol: oneOf(PROTOCOL),
    public_key: hex(32),
    rules: list(record({ en: text, 'zh-CN': text })),
    manifest,
    manifest_hash: hex(32),
    manifest_signature: hex(64),
    entries: nullable(entries),
    lock: nullable(lock),
    lock_signature: nullable(hex(64)),
    entropy: nullable(entropy),
    seed: nullable(hex(32)),
    picks: nullable(picks),
    log,
    log_signature: hex(64),
  },
  { register },
);

/** A bundle from JSON, or the path of the first value that is missing, unknown or malformed ('' = the whole). */
export function readBundle(
  candidate: unknown,
): { readonly bundle: ProofBundle } | { readonly field: string } {
  const field = bundle(candidate, '');
  return field === null ? { bundle: candidate as ProofBundle } : { field };
}
