import {
  buildManifest,
  drawWinners,
  entryCommitment,
  forfeitPrize,
  freeze,
  nextLine,
  proofBundle,
  registerHead,
  signLock,
  signManifest,
  type BeaconRound,
  type DrawCrypto,
  type DrawEntry,
  type DrawEvent,
  type DrawSigner,
  type Entropy,
  type LogLine,
  type Manifest,
  type ManifestTerms,
  type ProofBundle,
  type RegisterLine,
} from '@toolyard/core/lottery/draw';
import type { Result } from '@toolyard/core/shared';

/** Round 657413 of quicknet, from the tests of drand's own client (github.com/drand/drand-client). */
export const RECORDED_ROUND: BeaconRound = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};

/** Round 123 of quicknet, due at 2023-08-23T15:15:33Z, as api.drand.sh answers it. */
export const EARLIER_ROUND: BeaconRound = {
  round: 123,
  signature:
    'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
  randomness: 'fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc',
};

/** When the recorded round was due: 2023-09-15T11:00:03Z. */
export const ROUND_TIME = Date.UTC(2023, 8, 15, 11, 0, 3);
const MINUTE = 60_000;

export const DRAW_EVENT_ID = '33e83fb1-f2fb-456e-8ce4-fe2edd519ed9';

/** Half a minute before the earlier round. */
const CLOSE = Date.UTC(2023, 7, 23, 15, 15, 3);

export const BEACON_TERMS: ManifestTerms = {
  eventId: DRAW_EVENT_ID,
  opensAt: CLOSE - 7 * 24 * 60 * MINUTE,
  closesAt: CLOSE,
  drawAt: ROUND_TIME,
  rules: [{ en: 'One entry per account.', 'zh-CN': '每个账户限参与一次。' }],
  prizes: [
    { id: 'gold', count: 1 },
    { id: 'silver', count: 2 },
  ],
  alternates: 3,
  maxWeight: 5,
  capacity: 200_000,
  eligibility: { verified_email: true, account_days: 7 },
  entropy: { mode: 'beacon' },
  register: true,
};

/** The seed behind a draw by commitment. */
export const DRAW_SEED = '5e'.repeat(32);

/** Entries with uuids of version 4 that follow from their number, and weights 1 to 5. */
export const testEntries = (count: number): DrawEntry[] =>
  Array.from({ length: count }, (_, index) => {
    const digits = (index * 2_654_435_761 + 97).toString(16).padStart(12, '0').slice(-12);
    const lead = ((index * 2_246_822_519) % 2 ** 32).toString(16).padStart(8, '0');
    return { uuid: `${lead}-0000-4000-8000-${digits}`, weight: 1 + (index % 5) };
  });

/** The value of a rule that must hold here. */
function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw result.error;
  return result.value;
}

interface DrawStory {
  readonly crypto: DrawCrypto;
  readonly signer: DrawSigner;
  readonly terms?: ManifestTerms;
  /** Changes the manifest before it is published. */
  readonly change?: (manifest: Manifest) => Manifest;
  readonly entries?: readonly DrawEntry[];
  /** Changes the register, which takes the entries in the order of their weights, before the list is frozen. */
  readonly registered?: (lines: readonly RegisterLine[]) => readonly RegisterLine[];
  /** The newest round at the freeze; null: the beacon could not be read. */
  readonly newestRound?: BeaconRound | null;
  /** A time stamp of the lock: DER as base64, and when it came. */
  readonly token?: { readonly der: string; readonly at: number };
  /** How far the draw comes. */
  readonly until?: 'published' | 'frozen' | 'selected' | 'forfeited';
}

/** The proof bundle of a draw that ran by the protocol's own functions. */
export function drawFixture({
  crypto,
  signer,
  terms = BEACON_TERMS,
  change = (manifest) => manifest,
  entries = testEntries(12),
  registered = (lines) => lines,
  newestRound = terms.entropy.mode === 'commit' ? null : EARLIER_ROUND,
  token,
  until = 'selected',
}: DrawStory): ProofBundle {
  const log: LogLine[] = [];
  const add = (event: DrawEvent, at: number) => {
    log.push(nextLine(log.at(-1) ?? null, event, at, crypto));
  };
  const manifest = change(valueOf(buildManifest(terms, crypto)));
  const commit = (entry: DrawEntry) => entryCommitment(terms.eventId, entry, crypto);
  const entered = entries
    .toSorted((a, b) => a.weight - b.weight)
    .map((entry): RegisterLine => ({ type: 'entered', commitment: commit(entry) }));
  const register = manifest.register ? registered(entered) : null;
  const head = register && registerHead(terms.eventId, register, crypto);
  const frozen = valueOf(
    freeze(manifest, entries, terms.closesAt + MINUTE, crypto, { register: head, newestRound }),
  );
  const publish = { manifest, manifest_hash: frozen.lock.manifest_hash };
  add({ type: 'published', data: publish }, terms.opensAt - MINUTE);
  if (until !== 'published') add({ type: 'frozen', data: frozen.lock }, terms.closesAt + MINUTE);
  if (token) add({ type: 'stamped', data: { token: token.der } }, token.at);
  if (until === 'selected' || until === 'forfeited') {
    const { mode } = manifest.entropy;
    const entropy: Entropy = {
      beacon: mode === 'commit' ? null : RECORDED_ROUND,
      server_seed: mode === 'beacon' ? null : DRAW_SEED,
    };
    const outcome = valueOf(drawWinners(frozen, entropy, crypto));
    add({ type: 'selected', data: outcome }, terms.drawAt + MINUTE);
    if (until === 'forfeited') {
      const uuid = outcome.picks[0]?.uuid ?? '';
      const loss = { uuid, reason: 'declined' as const, text: 'Gave the prize back' };
      const forfeit = valueOf(forfeitPrize(outcome.picks, [], loss));
      add({ type: 'forfeited', data: forfeit }, terms.drawAt + 2 * MINUTE);
    }
  }
  const record = {
    rules: terms.rules,
    log,
    manifestSignature: signManifest(manifest, signer),
    entries: frozen.entries,
    lockSignature: signLock(frozen.lock, signer),
    register,
  };
  return proofBundle(record, signer, crypto);
}
