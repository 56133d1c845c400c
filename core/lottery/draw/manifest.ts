import {
  ok,
  refuse,
  type FieldError,
  type Instant,
  type Result,
  type Texts,
} from '../../shared/index.ts';
import { QUICKNET, beaconRoundAt } from './beacon.ts';
import { concatBytes, isHex, toHex, utf8 } from './bytes.ts';
import { canonicalBytes, type JsonObject } from './canonical-json.ts';
import { DRAW_MANIFEST_INVALID } from './draw.errors.ts';
import type { Hashing } from './ports/draw-crypto.ts';
import { wireTime } from './wire-time.ts';

/** The name of the protocol, which begins every tag. */
export const PROTOCOL = 'LOT-DRAW/1';

/** The selections of the protocol; the second one stands for draws without weights that prefer a published RFC. */
export const ALGORITHMS = ['fair_pick/1', 'rfc3797/1'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

/**
 * Where the randomness comes from. `beacon`: one round of drand. `commit`: a secret seed whose commitment is published,
 * for installations without internet. `hybrid`: both. A hybrid draw can be verified but not published here: an operator
 * who withholds the seed would gain a second try.
 */
export type EntropyRule =
  | { readonly mode: 'beacon'; readonly chain: string; readonly round: number }
  | { readonly mode: 'commit'; readonly seed_commit: string }
  | {
      readonly mode: 'hybrid';
      readonly chain: string;
      readonly round: number;
      readonly seed_commit: string;
    };

/** A prize of the manifest, `count` times. */
export interface PrizeTerms {
  readonly id: string;
  readonly count: number;
}

/** What is fixed before the first entry. The names are the protocol's; every byte of it is hashed. */
export interface Manifest {
  /** Version of this manifest, from 1. */
  readonly v: number;
  /** Hash of the version before; absent from version 1. */
  readonly prev?: string;
  readonly event_id: string;
  readonly opens_at: string;
  readonly closes_at: string;
  readonly draw_at: string;
  /** `rulesHash` of the published rules. */
  readonly rules_sha256: string;
  /** In the order in which they are filled. */
  readonly prizes: readonly PrizeTerms[];
  /** Number of entries picked behind the winners. */
  readonly alternates: number;
  readonly one_prize_per_account: true;
  readonly max_weight: number;
  /** Maximum number of entries; absent when there is none. */
  readonly capacity?: number;
  /** Who may enter, as the operator's program checks it; absent when everybody may. */
  readonly eligibility?: JsonObject;
  readonly algorithm: Algorithm;
  readonly entropy: EntropyRule;
  /** The draw keeps a register of entries; absent from draws of older installations. */
  readonly register?: true;
  /** Sample data: no real draw, whatever its times say. */
  readonly sample?: true;
}

/** Bounds of a manifest. */
export const MANIFEST_LIMITS = {
  /** Milliseconds between the close and the draw: the time to freeze and publish the list. */
  drawDelay: 10 * 60_000,
  prizes: 100,
  prizeCount: 10_000,
  alternates: 10_000,
  maxWeight: 100,
} as const;

/** What an operator decides about a draw. */
export interface ManifestTerms {
  readonly eventId: string;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly drawAt: Instant;
  readonly rules: readonly Texts[];
  readonly prizes: readonly PrizeTerms[];
  readonly alternates: number;
  readonly maxWeight: number;
  readonly capacity?: number | null;
  readonly eligibility?: JsonObject | null;
  readonly algorithm?: Algorithm;
  readonly entropy:
    | { readonly mode: 'beacon' }
    | { readonly mode: 'commit'; readonly seedCommit: string };
  /** The version that this one replaces. */
  readonly previous?: Manifest | null;
  readonly register?: boolean;
  readonly sample?: boolean;
}

type Sha256 = Pick<Hashing, 'sha256'>;

/** The manifest of a draw; the beacon's round follows from `drawAt`. Refuses with DRAW_MANIFEST_INVALID and the fields. */
export function buildManifest(terms: ManifestTerms, hashing: Sha256): Result<Manifest> {
  const faults = termFaults(terms);
  if (faults.length > 0) return refuse(DRAW_MANIFEST_INVALID({ details: faults }));
  const { entropy, previous, capacity, eligibility } = terms;
  return ok({
    v: previous ? previous.v + 1 : 1,
    ...(previous ? { prev: manifestHash(previous, hashing) } : {}),
    event_id: terms.eventId,
    opens_at: wireTime(terms.opensAt),
    closes_at: wireTime(terms.closesAt),
    draw_at: wireTime(terms.drawAt),
    rules_sha256: rulesHash(terms.rules, hashing),
    prizes: terms.prizes.map(({ id, count }) => ({ id, count })),
    alternates: terms.alternates,
    one_prize_per_account: true,
    max_weight: terms.maxWeight,
    ...(capacity == null ? {} : { capacity }),
    ...(eligibility == null ? {} : { eligibility }),
    algorithm: terms.algorithm ?? 'fair_pick/1',
    entropy:
      entropy.mode === 'beacon'
        ? { mode: 'beacon', chain: QUICKNET.hash, round: beaconRoundAt(terms.drawAt) }
        : { mode: 'commit', seed_commit: entropy.seedCommit },
    ...(terms.register ? { register: true } : {}),
    ...(terms.sample ? { sample: true } : {}),
  });
}

/** The bytes that are hashed and signed: "LOT-DRAW/1/manifest\n" ‖ JCS(manifest). */
export const manifestBytes = (manifest: Manifest): Uint8Array =>
  tagged('manifest', manifest as unknown as JsonObject);

/** SHA-256 of the manifest's bytes, in hexadecimal digits. */
export const manifestHash = (manifest: Manifest, hashing: Sha256): string =>
  toHex(hashing.sha256(manifestBytes(manifest)));

/** SHA-256("LOT-DRAW/1/rules\n" ‖ JCS(rules)) over all rules in every language. */
export const rulesHash = (rules: readonly Texts[], hashing: Sha256): string =>
  toHex(hashing.sha256(tagged('rules', rules)));

/** "LOT-DRAW/1/<tag>\n" ‖ JCS(value): a signature or hash of one kind never passes for another. */
export const tagged = (tag: string, value: Parameters<typeof canonicalBytes>[0]): Uint8Array =>
  concatBytes(utf8(`${PROTOCOL}/${tag}\n`), canonicalBytes(value));

const isCount = (value: number, most: number, least = 1): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

function termFaults(terms: ManifestTerms): FieldError[] {
  const faults: FieldError[] = [];
  const require = (holds: boolean, field: string, en: string, zh: string) => {
    if (!holds) faults.push({ field, message: en, texts: { en, 'zh-CN': zh } });
  };
  const ids = terms.prizes.map(({ id }) => id);
  const limits = MANIFEST_LIMITS;
  require(terms.closesAt >
    terms.opensAt, 'closesAt', 'must be after the opening', '必须晚于开始时间');
  require(terms.drawAt >=
    terms.closesAt +
      limits.drawDelay, 'drawAt', 'must be at least 10 minutes after the close', '必须至少晚于截止时间 10 分钟');
  require(isCount(
    ids.length,
    limits.prizes,
  ), 'prizes', `must be 1 to ${limits.prizes}`, `须为 1 至 ${limits.prizes} 项`);
  require(new Set(ids).size === ids.length, 'prizes', 'have ids of their own', '编号不能重复');
  require(terms.prizes.every(({ count }) =>
    isCount(count, limits.prizeCount),
  ), 'prizes', `have counts from 1 to ${limits.prizeCount}`, `数量须为 1 至 ${limits.prizeCount}`);
  require(isCount(
    terms.alternates,
    limits.alternates,
    0,
  ), 'alternates', `must be 0 to ${limits.alternates}`, `须为 0 至 ${limits.alternates}`);
  require(isCount(
    terms.maxWeight,
    limits.maxWeight,
  ), 'maxWeight', `must be 1 to ${limits.maxWeight}`, `须为 1 至 ${limits.maxWeight}`);
  require(terms.algorithm !== 'rfc3797/1' ||
    terms.maxWeight ===
      1, 'maxWeight', 'must be 1: RFC 3797 has no weights', '须为 1：RFC 3797 不支持权重');
  require(terms.capacity == null ||
    isCount(terms.capacity, Number.MAX_SAFE_INTEGER), 'capacity', 'must be at least 1', '至少为 1');
  require(terms.entropy.mode === 'beacon' ||
    isHex(
      terms.entropy.seedCommit,
      32,
    ), 'entropy', 'needs the commitment to a seed', '需要种子的承诺值');
  return faults;
}
