import { readFileSync } from 'node:fs';
import { nobleCrypto } from '@toolyard/noble';
import {
  QUICKNET,
  beaconRoundAt,
  canonicalJson,
  checkBeaconRound,
  drawSeed,
  entryHash,
  entryLeaves,
  entryRoot,
  entryTree,
  fairPick,
  fromHex,
  inclusionPath,
  leafHash,
  manifestHash,
  merkleRoot,
  merkleTree,
  rfc3797Key,
  rfc3797Select,
  rootOfPath,
  seedCommit,
  selectWinners,
  toHex,
  type BeaconChain,
  type DrawEntry,
  type DrawPick,
  type Manifest,
} from '@toolyard/core/lottery/draw';
import { summarise, type ReferenceResult, type RowCheck } from './reference-suite.ts';

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** 0 for equal JSON values, else Infinity. */
const exact = (name: string, ours: unknown, theirs: unknown): RowCheck => ({
  name,
  error: JSON.stringify(ours) === JSON.stringify(theirs) ? 0 : Infinity,
});

const sorted = (entries: readonly DrawEntry[]): DrawEntry[] =>
  entries.map(({ uuid, weight }) => ({ uuid, weight })).sort((a, b) => (a.uuid < b.uuid ? -1 : 1));

interface Rfc3797File {
  readonly sources: readonly (readonly number[])[];
  readonly key: string;
  readonly pool: number;
  readonly rows: readonly { readonly md5: string; readonly selected: number }[];
}

/** draw/rfc3797-section6.json: the key string, each digest and each selection. */
export function checkRfc3797(path: string): ReferenceResult {
  const { sources, key, pool, rows } = read<Rfc3797File>(path);
  const digests: string[] = [];
  const md5 = (message: Uint8Array) => {
    const digest = nobleCrypto.md5(message);
    digests.push(toHex(digest).toUpperCase());
    return digest;
  };
  const ours = rfc3797Key(sources.map((values) => values.map(BigInt)));
  const selected = rfc3797Select(ours, pool, rows.length, { md5 });
  return summarise([
    exact('key', ours, key),
    ...rows.flatMap((row, step) => [
      exact(`digest ${step + 1}`, digests[step], row.md5),
      exact(`selection ${step + 1}`, selected[step], row.selected),
    ]),
  ]);
}

interface Rfc6962File {
  readonly leaves_hex: readonly string[];
  readonly roots: readonly string[];
  readonly inclusion_size8: readonly { readonly index: number; readonly path: readonly string[] }[];
}

/** draw/rfc6962-merkle.json: the root of each size, each audit path, and that the path leads to the root. */
export function checkRfc6962(path: string): ReferenceResult {
  const { leaves_hex, roots, inclusion_size8 } = read<Rfc6962File>(path);
  const leaves = leaves_hex.map((hex) => leafHash(fromHex(hex), nobleCrypto));
  const treeOf = (size: number) => {
    const hashes = new Uint8Array(32 * size);
    leaves.slice(0, size).forEach((leaf, index) => hashes.set(leaf, 32 * index));
    return merkleTree(hashes, nobleCrypto);
  };
  const tree = treeOf(leaves.length);
  return summarise([
    ...roots.map((root, size) =>
      exact(`root of ${size}`, toHex(merkleRoot(treeOf(size), nobleCrypto)), root),
    ),
    ...inclusion_size8.flatMap(({ index, path: audit }) => {
      const leaf = leaves[index] as Uint8Array;
      const root = rootOfPath(leaf, index, leaves.length, audit.map(fromHex), nobleCrypto);
      return [
        exact(`path of ${index}`, inclusionPath(tree, index).map(toHex), audit),
        exact(`root by path ${index}`, root && toHex(root), roots.at(-1)),
      ];
    }),
  ]);
}

interface FairPickFile {
  readonly vectors: readonly {
    readonly name: string;
    readonly entries: readonly { readonly id: string; readonly weight: number }[];
    readonly seed_hex: string;
    readonly winner_count: number;
    readonly expected_winners: readonly string[];
  }[];
}

/** draw/fair-pick-published.json: the winners of each vector. */
export const checkFairPick = (path: string): ReferenceResult =>
  summarise(
    read<FairPickFile>(path).vectors.map((vector) => {
      const entries = sorted(vector.entries.map(({ id, weight }) => ({ uuid: id, weight })));
      const winners = fairPick(entries, vector.seed_hex, vector.winner_count, nobleCrypto);
      return exact(vector.name, winners, vector.expected_winners);
    }),
  );

interface WallopFile {
  readonly compute_seed: readonly {
    readonly name: string;
    readonly entry_hash: string;
    readonly drand_randomness: string;
    readonly weather_value: string | null;
    readonly expected_jcs?: string;
    readonly expected_seed_hex: string;
  }[];
  readonly entry_hash: readonly {
    readonly name: string;
    readonly draw_id: string;
    readonly entries: readonly DrawEntry[];
    readonly expected_hash: string;
    readonly expected_jcs: string;
  }[];
  readonly end_to_end: {
    readonly input: {
      readonly drand_randomness: string;
      readonly weather_value: string;
      readonly draw_id: string;
      readonly entries: readonly DrawEntry[];
      readonly winner_count: number;
    };
    readonly expected: {
      readonly entry_hash: string;
      readonly seed_hex: string;
      readonly winners: readonly string[];
    };
  };
}

const sha256Hex = (text: string): string =>
  toHex(nobleCrypto.sha256(new TextEncoder().encode(text)));

/** Wallop's seed with its weather reading, a source that our draws do not use: the same canonical JSON and hash. */
const weatherSeed = (drand_randomness: string, entry_hash: string, weather_value: string) => {
  const json = canonicalJson({ weather_value, entry_hash, drand_randomness });
  return { json, seed: sha256Hex(json) };
};

/** draw/wallop-seed-and-entry-hash.json: canonical JSON and hash of seeds and entry lists, and the draw from end to end. */
export function checkWallop(path: string): ReferenceResult {
  const { compute_seed, entry_hash, end_to_end } = read<WallopFile>(path);
  const { input, expected } = end_to_end;
  const entries = sorted(input.entries);
  const hash = entryHash(input.draw_id, entries, nobleCrypto);
  const { seed } = weatherSeed(input.drand_randomness, hash, input.weather_value);
  return summarise([
    ...compute_seed.flatMap((vector) => {
      const { drand_randomness, weather_value } = vector;
      if (weather_value === null) {
        const parts = { drandRandomness: drand_randomness, entryHash: vector.entry_hash };
        return [exact(vector.name, drawSeed(parts, nobleCrypto), vector.expected_seed_hex)];
      }
      const ours = weatherSeed(drand_randomness, vector.entry_hash, weather_value);
      return [
        exact(`${vector.name}, JSON`, ours.json, vector.expected_jcs),
        exact(vector.name, ours.seed, vector.expected_seed_hex),
      ];
    }),
    ...entry_hash.flatMap((vector) => {
      const list = sorted(vector.entries);
      const json = canonicalJson({
        entries: list.map((entry) => ({ ...entry })),
        draw_id: vector.draw_id,
      });
      return [
        exact(`${vector.name}, JSON`, json, vector.expected_jcs),
        exact(vector.name, entryHash(vector.draw_id, list, nobleCrypto), vector.expected_hash),
      ];
    }),
    exact('end to end, entry hash', hash, expected.entry_hash),
    exact('end to end, seed', seed, expected.seed_hex),
    exact(
      'end to end, winners',
      fairPick(entries, seed, input.winner_count, nobleCrypto),
      expected.winners,
    ),
  ]);
}

interface DrandFile {
  readonly chains: Readonly<
    Record<
      string,
      {
        readonly public_key: string;
        readonly period: number;
        readonly genesis_time: number;
        readonly hash: string;
        readonly schemeID: BeaconChain['scheme'];
      }
    >
  >;
  readonly valid: readonly DrandRound[];
  readonly must_reject: readonly (DrandRound & { readonly why: string })[];
  readonly round_at: readonly {
    readonly time: string;
    readonly latest_round: number;
    readonly first_round_at_or_after: number;
  }[];
}
interface DrandRound {
  readonly chain: string;
  readonly round: number;
  readonly signature: string;
  readonly randomness: string;
  readonly previous_signature?: string;
}

/** draw/drand.json: our pinned chain, valid rounds, rounds that must be rejected, and the round of a time. */
export function checkDrand(path: string): ReferenceResult {
  const { chains, valid, must_reject, round_at } = read<DrandFile>(path);
  const chainOf = (name: string): BeaconChain => {
    const chain = chains[name];
    if (!chain) throw new Error(`no chain ${name}`);
    const { hash, public_key, genesis_time, period, schemeID } = chain;
    return { hash, publicKey: public_key, genesis: genesis_time, period, scheme: schemeID };
  };
  const faultOf = (row: DrandRound) =>
    checkBeaconRound(row, nobleCrypto, chainOf(row.chain), row.previous_signature);
  return summarise([
    exact(
      'pinned chain',
      canonicalJson({ ...QUICKNET }),
      canonicalJson({ ...chainOf('quicknet') }),
    ),
    ...valid.map((row) => exact(`${row.chain} ${row.round}`, faultOf(row), null)),
    ...must_reject.map((row) => exact(row.why, faultOf(row) !== null, true)),
    ...round_at.flatMap((row) => {
      const first = beaconRoundAt(Date.parse(row.time));
      // The latest round at a time is the one before the first round that is due after it.
      const latest = beaconRoundAt(Date.parse(row.time) + 1) - 1;
      return [
        exact(`first round from ${row.time}`, first, row.first_round_at_or_after),
        exact(`latest round at ${row.time}`, latest, row.latest_round),
      ];
    }),
  ]);
}

interface DrawCase {
  readonly name: string;
  readonly manifest: Manifest;
  readonly manifest_hash: string;
  readonly server_seed: string | null;
  readonly drand_randomness: string | null;
  readonly entries: readonly DrawEntry[] | { readonly n: number };
  readonly expected: {
    readonly entry_hash: string;
    readonly entry_root: string;
    readonly seed: string;
    readonly winners: readonly DrawPick[];
    readonly unfilled_prizes: number;
  };
  readonly receipt: {
    readonly leaf_index: number;
    readonly uuid: string;
    readonly path: readonly string[];
  } | null;
}

/** The thousand entries of the case that gives a rule: uuids from SHA-256("entry/pub-g/" ‖ i), weight 1 + i mod 5. */
const ruledEntries = (count: number): DrawEntry[] =>
  Array.from({ length: count }, (_, i) => {
    const h = sha256Hex(`entry/pub-g/${i}`);
    const uuid = `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20, 32)}`;
    return { uuid, weight: 1 + (i % 5) };
  });

/** draw/lot-draw-1.json: every hash, seed, winner and receipt of the end-to-end draws. */
export function checkLotDraw(path: string): ReferenceResult {
  const { cases } = read<{ readonly cases: readonly DrawCase[] }>(path);
  return summarise(cases.flatMap(checkCase));
}

function checkCase(draw: DrawCase): RowCheck[] {
  const { name, manifest, server_seed, drand_randomness, expected, receipt } = draw;
  const entries = sorted('n' in draw.entries ? ruledEntries(draw.entries.n) : draw.entries);
  const hash = entryHash(manifest.event_id, entries, nobleCrypto);
  const parts = { drandRandomness: drand_randomness, serverSeed: server_seed, entryHash: hash };
  const seed = drawSeed(parts, nobleCrypto);
  const winners = selectWinners(manifest, entries, seed, nobleCrypto);
  const prizes = manifest.prizes.reduce((sum, { count }) => sum + count, 0);
  const row = (what: string, ours: unknown, theirs: unknown) =>
    exact(`${name}: ${what}`, ours, theirs);
  const rows = [
    row('manifest hash', manifestHash(manifest, nobleCrypto), draw.manifest_hash),
    row('entry hash', hash, expected.entry_hash),
    row('root', entryRoot(entries, nobleCrypto), expected.entry_root),
    row('seed', seed, expected.seed),
    row('winners', winners, expected.winners),
    row(
      'unfilled prizes',
      prizes - winners.filter(({ prize }) => prize !== null).length,
      expected.unfilled_prizes,
    ),
  ];
  if (manifest.entropy.mode !== 'beacon')
    rows.push(
      row(
        'seed commitment',
        seedCommit(manifest.event_id, server_seed ?? '', nobleCrypto),
        manifest.entropy.seed_commit,
      ),
    );
  if (receipt) rows.push(...receiptRows(row, entries, receipt, expected.entry_root));
  return rows;
}

function receiptRows(
  row: (what: string, ours: unknown, theirs: unknown) => RowCheck,
  entries: readonly DrawEntry[],
  { leaf_index, uuid, path }: NonNullable<DrawCase['receipt']>,
  expectedRoot: string,
): RowCheck[] {
  const index = entries.findIndex((entry) => entry.uuid === uuid);
  const tree = entryTree(entries, nobleCrypto);
  const leaf = entryLeaves(entries.slice(index, index + 1), nobleCrypto);
  const root = rootOfPath(leaf, leaf_index, entries.length, path.map(fromHex), nobleCrypto);
  return [
    row('receipt index', index, leaf_index),
    row('receipt path', inclusionPath(tree, index).map(toHex), path),
    row('root by receipt', root && toHex(root), expectedRoot),
  ];
}
