import { fromHex } from './bytes.ts';
import { QUICKNET, beaconRoundAt, beaconRoundTime, checkBeaconRound } from './beacon.ts';
import { eventsOfType } from './draw-log.ts';
import { drawSeed, entropyFault, type EntropyFault } from './entropy.ts';
import type { EntryListFault } from './entry-list.ts';
import { firstForfeitFault } from './forfeits.ts';
import { isStampTimely } from './lock-stamp.ts';
import { freezeFault, lockBytes, roundOf } from './lock.ts';
import { isHeadSigned, orderFault } from './log-check.ts';
import { registerHead, registerHeadBytes } from './entry-register.ts';
import { MANIFEST_LIMITS, manifestBytes, manifestHash, rulesHash } from './manifest.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';
import type { StampedTime, StampFault } from './ports/timestamp-authority.ts';
import type { ProofBundle } from './proof-bundle.ts';
import { registerFaults } from './register-check.ts';
import type { DrawPick } from './select-winners.ts';
import type { Problem, VerificationStep } from './verification.ts';
import { keyConfirmed, lineOfHead, listConfirmed, type Witnesses } from './witnesses.ts';

/** What the steps check. */
export interface DrawFacts {
  /** The bundle, its copies put right by the log. */
  readonly bundle: ProofBundle;
  readonly crypto: DrawCrypto;
  /** Null before the freeze, and for a list in order. */
  readonly listFault: EntryListFault | null;
  /** Computed from the entries; null before the freeze and for a list that breaks a limit. */
  readonly entryHash: string | null;
  readonly root: string | null;
  /** Computed from entries and seed; null before the draw. */
  readonly picks: readonly DrawPick[] | null;
  readonly witnesses: Witnesses;
  /** The time stamp of the lock, or what is wrong with it; null without one, and where it was not checked. */
  readonly stamp: StampedTime | StampFault | null;
}

/** The path of a wrong value, and what is wrong with it. */
export type Finding = readonly [field: string, problem: Problem];

/** What a step finds; `waiting` when the draw has not come to it yet, `unwitnessed` when only a witness could tell. */
type Check = (facts: DrawFacts) => readonly Finding[] | 'waiting' | 'unwitnessed' | 'absent';

/** Collects findings: `expect(holds, field, problem)` adds one when it does not hold. */
function findings(collect: (expect: (holds: boolean, ...finding: Finding) => void) => void) {
  const found: Finding[] = [];
  collect((holds, ...finding) => {
    if (!holds) found.push(finding);
  });
  return found;
}

const checkLogOrder: Check = ({ bundle: { log }, witnesses: { head } }) => {
  const field = orderFault(log);
  if (field !== null) return [[field, 'order']];
  return head === undefined || lineOfHead(head, log) ? [] : [['log', 'witness']];
};

/** One key for all: when no signature fits, the key is the altered value. */
const checkSignatures: Check = ({ bundle, crypto }) => {
  const key = fromHex(bundle.public_key);
  const isSigned = (signature: string, message: Uint8Array) =>
    crypto.verifyEd25519(fromHex(signature), message, key);
  const { lock, lock_signature, manifest, manifest_signature, register } = bundle;
  const signatures: [string, boolean][] = [
    ['manifest_signature', isSigned(manifest_signature, manifestBytes(manifest))],
  ];
  if (lock)
    signatures.push([
      'lock_signature',
      lock_signature !== null && isSigned(lock_signature, lockBytes(lock)),
    ]);
  if (register) {
    const { event_id } = manifest;
    const sealed = lock?.register ?? registerHead(event_id, register.lines, crypto);
    const isSound = isSigned(register.signature, registerHeadBytes(event_id, sealed));
    signatures.push(['register.signature', isSound]);
  }
  const head = bundle.log.at(-1);
  signatures.push(['log_signature', head !== undefined && isHeadSigned(bundle, head.hash, crypto)]);
  const wrong = signatures.filter(([, holds]) => !holds);
  if (wrong.length === signatures.length) return [['public_key', 'signature']];
  return wrong.map(([field]) => [field, 'signature']);
};

const checkKey: Check = ({ bundle, crypto, witnesses }) => {
  const confirmed = keyConfirmed(witnesses, bundle, crypto);
  if (confirmed === null) return 'unwitnessed';
  return confirmed ? [] : [['public_key', 'witness']];
};

const isEmpty = (found: ReturnType<Check>): boolean => Array.isArray(found) && found.length === 0;

const checkTiming: Check = (facts) => {
  const { bundle, witnesses } = facts;
  if (!bundle.lock) return 'waiting';
  const confirmed = listConfirmed(witnesses, bundle);
  if (confirmed === null) return isEmpty(checkNotAfter(facts)) ? [] : 'unwitnessed';
  return confirmed ? [] : [['lock.root', 'witness']];
};

const checkRules: Check = ({ bundle, crypto }) =>
  rulesHash(bundle.rules, crypto) === bundle.manifest.rules_sha256 ? [] : [['rules', 'hash']];

const checkManifest: Check = ({ bundle, crypto }) =>
  findings((expect) => {
    const { manifest, manifest_hash, log } = bundle;
    const { entropy } = manifest;
    expect(manifest_hash === manifestHash(manifest, crypto), 'manifest_hash', 'hash');
    const [opens, closes, draws] = [manifest.opens_at, manifest.closes_at, manifest.draw_at].map(
      (time) => Date.parse(time),
    ) as [number, number, number];
    expect(closes > opens, 'manifest.closes_at', 'time');
    expect(draws >= closes + MANIFEST_LIMITS.drawDelay, 'manifest.draw_at', 'time');
    if (entropy.mode !== 'commit') {
      expect(entropy.chain === QUICKNET.hash, 'manifest.entropy.chain', 'mode');
      expect(entropy.round === beaconRoundAt(draws), 'manifest.entropy.round', 'round');
    }
    log.forEach((line, index) => {
      if (line.type !== 'published') return;
      const { manifest: version, manifest_hash: hash } = line.data;
      const at = `log[${index}]`;
      expect(hash === manifestHash(version, crypto), `${at}.data.manifest_hash`, 'hash');
      expect(version.v === index + 1, `${at}.data.manifest.v`, 'order');
      expect(version.event_id === manifest.event_id, `${at}.data.manifest.event_id`, 'order');
      const before = log[index - 1];
      const previous = before?.type === 'published' ? before.data.manifest_hash : undefined;
      expect(version.prev === previous, `${at}.data.manifest.prev`, 'hash');
      expect(Date.parse(line.at) <= Date.parse(version.opens_at), `${at}.at`, 'time');
    });
  });

const checkFreeze: Check = ({ bundle, crypto }) => {
  const { manifest, lock } = bundle;
  if (!lock) return 'waiting';
  return findings((expect) => {
    expect(lock.event_id === manifest.event_id, 'lock.event_id', 'hash');
    expect(lock.manifest_hash === manifestHash(manifest, crypto), 'lock.manifest_hash', 'hash');
    expect(lock.round === roundOf(manifest), 'lock.round', 'round');
    expect(freezeFault(manifest, Date.parse(lock.frozen_at)) === null, 'lock.frozen_at', 'time');
    const line = bundle.log.findIndex(({ type }) => type === 'frozen');
    expect(bundle.log[line]?.at === lock.frozen_at, `log[${line}].at`, 'time');
  });
};

const checkNotBefore: Check = ({ bundle: { lock, manifest }, crypto }) => {
  if (!lock) return 'waiting';
  const newest = lock.newest_round;
  if (!newest) return 'absent';
  const at = 'lock.newest_round';
  if (newest.chain !== QUICKNET.hash) return [[`${at}.chain`, 'mode']];
  const due = beaconRoundTime(newest.round);
  const isTimely = due >= Date.parse(manifest.closes_at) && due <= Date.parse(lock.frozen_at);
  if (!isTimely) return [[`${at}.round`, 'time']];
  const fault = checkBeaconRound(newest, crypto);
  return fault ? [[`${at}.${fault}`, BEACON_PROBLEMS[fault]]] : [];
};

/** A genuine time stamp proves as much as whoever signed it; who that is, a reader knows from elsewhere. */
const checkNotAfter: Check = ({ bundle, stamp, witnesses }) => {
  const line = bundle.log.findIndex(({ type }) => type === 'stamped');
  const { lock } = bundle;
  if (line < 0 || !lock) return bundle.picks ? 'absent' : 'waiting';
  if (stamp === null) return 'unwitnessed';
  const field = `log[${line}].data.token`;
  if (typeof stamp === 'string') return [[field, STAMP_PROBLEMS[stamp]]];
  if (!isStampTimely(stamp, lock, bundle.manifest)) return [[field, 'time']];
  if (stamp.authority) return [];
  return witnesses.authority === undefined ? 'unwitnessed' : [[field, 'witness']];
};

const STAMP_PROBLEMS = {
  malformed: 'malformed',
  imprint: 'imprint',
  signature: 'stampSignature',
} as const;

const BEACON_PROBLEMS = { signature: 'beaconSignature', randomness: 'randomness' } as const;

/** When hash and root both differ, the entries were altered; when one does, that value was. */
const checkList: Check = ({ bundle, listFault, entryHash, root }) => {
  const { entries, lock } = bundle;
  if (!lock) return entries === null ? 'waiting' : [['entries', 'order']];
  if (!entries) return [['entries', 'malformed']];
  if (listFault) return [[listFault.field, listFault.problem]];
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  if (entryHash !== lock.entry_hash && root !== lock.root) {
    if (entries.length !== lock.count) return [['entries', 'hash']];
    return [[total === lock.weight_total ? 'entries[].uuid' : 'entries[].weight', 'hash']];
  }
  return findings((expect) => {
    expect(entryHash === lock.entry_hash, 'lock.entry_hash', 'hash');
    expect(entries.length === lock.count, 'lock.count', 'computed');
    expect(total === lock.weight_total, 'lock.weight_total', 'computed');
  });
};

const checkTree: Check = ({ bundle: { lock }, root, entryHash }) => {
  if (!lock) return 'waiting';
  const altered = entryHash === lock.entry_hash ? 'lock.root' : 'entries';
  return root === lock.root ? [] : [[altered, 'hash']];
};

const checkRegister: Check = ({ bundle, crypto, witnesses }) =>
  registerFaults(bundle, crypto, witnesses);

const checkEntropy: Check = ({ bundle: { entropy, manifest }, crypto }) => {
  if (!entropy) return 'waiting';
  const fault = entropyFault(manifest, entropy, crypto);
  return fault ? [[fault.field, ENTROPY_PROBLEMS[fault.problem]]] : [];
};

const ENTROPY_PROBLEMS: Readonly<Record<EntropyFault['problem'], Problem>> = {
  missing: 'mode',
  notForeseen: 'mode',
  otherRound: 'round',
  ...BEACON_PROBLEMS,
  seedCommit: 'commitment',
};

/** The seed of a draw that has its randomness. */
export function seedOf({ entropy, lock }: ProofBundle, crypto: DrawCrypto): string | null {
  if (!entropy || !lock) return null;
  const parts = {
    drandRandomness: entropy.beacon?.randomness ?? null,
    entryHash: lock.entry_hash,
    serverSeed: entropy.server_seed,
  };
  return drawSeed(parts, crypto);
}

const checkSeed: Check = ({ bundle, crypto }) => {
  if (!bundle.entropy) return 'waiting';
  return seedOf(bundle, crypto) === bundle.seed ? [] : [['seed', 'computed']];
};

const checkWinners: Check = ({ bundle, picks }) => {
  const published = bundle.picks;
  if (!published) return 'waiting';
  const computed = picks ?? [];
  if (computed.length !== published.length) return [['picks', 'computed']];
  return findings((expect) => {
    for (const [index, pick] of published.entries())
      for (const member of ['rank', 'prize', 'alternate', 'uuid'] as const)
        expect(pick[member] === computed[index]?.[member], `picks[${index}].${member}`, 'computed');
  });
};

const checkForfeits: Check = ({ bundle: { log, picks } }) => {
  if (!picks) return 'waiting';
  const forfeits = eventsOfType(log, 'forfeited');
  const fault = firstForfeitFault(picks, forfeits);
  if (!fault) return [];
  const line = log.findIndex(({ data }) => data === forfeits[fault.index]);
  return [[`log[${line}].data.${fault.member}`, 'computed']];
};

/** The check of each step; `shape` has been passed by whatever has the type of a bundle. */
export const STEP_CHECKS: Readonly<Record<VerificationStep, Check>> = {
  shape: () => [],
  log: checkLogOrder,
  signatures: checkSignatures,
  key: checkKey,
  rules: checkRules,
  manifest: checkManifest,
  freeze: checkFreeze,
  notBefore: checkNotBefore,
  notAfter: checkNotAfter,
  list: checkList,
  tree: checkTree,
  register: checkRegister,
  timing: checkTiming,
  entropy: checkEntropy,
  seed: checkSeed,
  winners: checkWinners,
  forfeits: checkForfeits,
};
