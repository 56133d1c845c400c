import { describe, expect, it } from '@jest/globals';
import {
  BEACON_TERMS,
  DRAW_SEED,
  EARLIER_ROUND,
  RECORDED_ROUND,
  testEntries,
} from '@toolyard/memory';
import { nobleCrypto, nobleSigner } from '@toolyard/noble';
import {
  DrawCheck,
  entryCommitment,
  labelTexts,
  nextLine,
  proofBundle,
  readReceipt,
  readWitnesses,
  registerHead,
  signLock,
  signReceipt,
  signWithdrawal,
  verifyBundle,
  type BeaconRound,
  type DrawEntry,
  type Lock,
  type LogLine,
  type Manifest,
  type ManifestTerms,
  type Problem,
  type ProofBundle,
  type RegisterLine,
  type VerificationStep,
  type Witnesses,
} from '@toolyard/core/lottery/draw';
import { COMMIT_TERMS, testBundle, testSigner } from '../support/prize-draw.ts';

/** Anybody who has read docs/draw.md, with a key of their own. */
const forger = nobleSigner(new Uint8Array(32).fill(9));

const honest = testBundle({ until: 'forfeited' });
const entries = honest.entries!;
const OWN = '99999999-0000-4000-8000-000000000001';

const hashOf = (type: string): string => honest.log.find((line) => line.type === type)!.hash;
const saved = {
  root: { root: honest.lock!.root },
  head: { head: hashOf('frozen') },
  key: { key: testSigner.publicKey },
} satisfies Record<string, Witnesses>;

/** Other entries beside the forger's own until it wins: a known beacon value makes this quick. */
function winningEntries(): DrawEntry[] {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const others = testEntries(12 + tries).slice(tries);
    const list = [...others, { uuid: OWN, weight: 5 }];
    if (testBundle({ entries: list, signer: forger }).picks?.[0]?.uuid === OWN) return list;
  }
  throw new Error('never won');
}

const terms = (change: Partial<ManifestTerms>): ProofBundle =>
  testBundle({ signer: forger, terms: { ...BEACON_TERMS, ...change } });
const manifest = (change: (manifest: Manifest) => Manifest): ProofBundle =>
  testBundle({ signer: forger, change });
const listed = (list: readonly DrawEntry[], signer = forger): ProofBundle =>
  testBundle({ entries: list, signer });
const seedCommit =
  COMMIT_TERMS.entropy.mode === 'commit' ? COMMIT_TERMS.entropy.seedCommit : DRAW_SEED;

const MINUTE = 60_000;

/** A forged proof in which every hash and signature fits, what an honest witness holds, and the step that it breaks. */
const FORGED: readonly [string, () => ProofBundle, Witnesses, VerificationStep][] = [
  ['entries tried until one’s own wins', () => listed(winningEntries()), saved.root, 'timing'],
  ['an entry added', () => listed([...entries, { uuid: OWN, weight: 1 }]), saved.root, 'timing'],
  ['an entry removed', () => listed(entries.slice(1)), saved.root, 'timing'],
  [
    'a weight raised',
    () => listed(entries.map((entry) => ({ ...entry, weight: 5 }))),
    saved.root,
    'timing',
  ],
  ['no entry left', () => listed([]), saved.root, 'timing'],
  ['another key', () => testBundle({ signer: forger }), saved.key, 'key'],
  [
    'another key, before a receipt',
    () => testBundle({ signer: forger }),
    { receipt: signReceipt(honest.manifest.event_id, entries[0]!, 0, testSigner) },
    'key',
  ],
  [
    'another event under its name',
    () => terms({ eventId: '11111111-2222-4333-8444-555555555555' }),
    saved.head,
    'log',
  ],
  ['other prizes', () => terms({ prizes: [{ id: 'gold', count: 2 }] }), saved.head, 'log'],
  ['other rules', () => terms({ rules: [{ en: 'None.', 'zh-CN': '无。' }] }), saved.head, 'log'],
  ['another opening', () => terms({ opensAt: BEACON_TERMS.opensAt - MINUTE }), saved.head, 'log'],
  ['another close', () => terms({ closesAt: BEACON_TERMS.closesAt - 20_000 }), saved.head, 'log'],
  [
    'another time of the draw',
    () => terms({ drawAt: BEACON_TERMS.drawAt - 1_000 }),
    saved.head,
    'log',
  ],
  ['other alternates', () => terms({ alternates: 1 }), saved.head, 'log'],
  ['another largest weight', () => terms({ maxWeight: 9 }), saved.head, 'log'],
  ['no capacity', () => terms({ capacity: null }), saved.head, 'log'],
  ['other people admitted', () => terms({ eligibility: { account_days: 0 } }), saved.head, 'log'],
  [
    'a seed of one’s own in place of the beacon',
    () => testBundle({ signer: forger, terms: COMMIT_TERMS }),
    saved.head,
    'log',
  ],
  [
    'a seed of one’s own beside the beacon',
    () =>
      manifest((given) =>
        given.entropy.mode === 'beacon'
          ? { ...given, entropy: { ...given.entropy, mode: 'hybrid', seed_commit: seedCommit } }
          : given,
      ),
    saved.head,
    'log',
  ],
  [
    'another algorithm',
    () =>
      testBundle({
        signer: forger,
        entries: entries.map(({ uuid }) => ({ uuid, weight: 1 })),
        terms: { ...BEACON_TERMS, algorithm: 'rfc3797/1', maxWeight: 1 },
      }),
    saved.head,
    'log',
  ],
  [
    'the organizer’s own second list, once the beacon is known',
    () => listed([...entries, { uuid: OWN, weight: 5 }], testSigner),
    { ...saved.key, ...saved.root },
    'timing',
  ],
  [
    'a log whose last lines the organizer cut off',
    () => testBundle({ until: 'selected' }),
    { ...saved.key, head: hashOf('forfeited') },
    'log',
  ],
];

/** The honest proof up to its freeze, with another lock, every hash and signature fitting. */
function withLock(lock: Lock, signer = testSigner): ProofBundle {
  const [published] = honest.log as [LogLine];
  const at = Date.parse(lock.frozen_at);
  const log = [published, nextLine(published, { type: 'frozen', data: lock }, at, nobleCrypto)];
  const { rules, manifest_signature: manifestSignature, register } = honest;
  const record = { rules, log, manifestSignature, entries, register: register!.lines };
  return proofBundle({ ...record, lockSignature: signLock(lock, signer) }, signer, nobleCrypto);
}

describe('forged proofs', () => {
  it.each(FORGED)(
    '%s: no fault inside it, and yet it does not pass; a witness names the step',
    async (_name, forge, witnesses, step) => {
      const bundle = forge();
      const alone = await verifyBundle(bundle, nobleCrypto);
      expect(alone).toMatchObject({ ok: true, witnessed: false, label: 'C' });
      const unknown = alone.steps.filter(({ state }) => state === 'unwitnessed');
      expect(unknown.map((each) => each.step)).toEqual(['key', 'timing']);

      const held = await verifyBundle(bundle, nobleCrypto, { witnesses });
      expect(held).toMatchObject({ ok: false, witnessed: false });
      expect(held.steps.filter(({ state }) => state === 'failed')).toEqual([
        {
          step,
          state: 'failed',
          faults: [expect.objectContaining({ step, problem: 'witness' })],
        },
      ]);
    },
  );

  it('what the honest draw’s witnesses saw is in its own proof', async () => {
    const witnesses = { ...saved.root, ...saved.head, ...saved.key };
    expect(await verifyBundle(honest, nobleCrypto, { witnesses })).toMatchObject({
      ok: true,
      witnessed: true,
      label: 'A',
    });
    const commit = testBundle({ terms: COMMIT_TERMS });
    expect(
      await verifyBundle(commit, nobleCrypto, {
        witnesses: { ...saved.key, root: commit.lock!.root },
      }),
    ).toMatchObject({ witnessed: true, label: 'C' });
  });

  it('a head from before the freeze or after the draw does not show that the list was there first', async () => {
    for (const head of [hashOf('published'), hashOf('selected'), hashOf('forfeited')]) {
      const witnesses = { ...saved.key, head };
      expect(await verifyBundle(honest, nobleCrypto, { witnesses })).toMatchObject({
        ok: true,
        witnessed: false,
      });
    }
  });

  it('a receipt that nobody signed witnesses nothing', async () => {
    const receipt = {
      ...signReceipt(honest.manifest.event_id, entries[0]!, 0, testSigner),
      signature: '0'.repeat(128),
    };
    const witnesses = { ...saved.root, receipt };
    const { steps } = await verifyBundle(honest, nobleCrypto, { witnesses });
    expect(steps.find(({ step }) => step === 'key')?.state).toBe('unwitnessed');
  });

  it('typed witnesses are read in capitals and with spaces; each malformed one is named', () => {
    const receipt = signReceipt(honest.manifest.event_id, entries[0]!, 0, testSigner);
    const { root } = saved.root;
    expect(
      readWitnesses({
        root: ` ${root.toUpperCase()}\n`,
        head: ' ',
        receipt: JSON.stringify(receipt),
      }),
    ).toEqual({
      witnesses: { root, receipt },
      malformed: [],
    });
    const wrong = { root: root.slice(1), head: 'g'.repeat(64), key: '{}', receipt: root };
    expect(readWitnesses(wrong)).toEqual({
      witnesses: {},
      malformed: ['root', 'head', 'key', 'receipt'],
    });
  });

  it('a signed receipt whose entry is missing is told from a number that nobody ever got', async () => {
    const check = new DrawCheck(JSON.stringify(listed(entries.slice(1), testSigner)), nobleCrypto);
    await check.verify();
    const receipt = signReceipt(honest.manifest.event_id, entries[0]!, 0, testSigner);
    expect(check.find(JSON.stringify(receipt))).toEqual({ found: false, reason: 'dropped' });
    expect(check.find(entries[0]!.uuid)).toEqual({ found: false, reason: 'unknown' });
    const foreign = signReceipt(honest.manifest.event_id, entries[0]!, 0, forger);
    expect(check.find(JSON.stringify(foreign))).toEqual({ found: false, reason: 'unknown' });
  });

  it('of a draw without a register nothing tells a dropped entry from a withdrawn one', async () => {
    const { register: _, ...terms } = BEACON_TERMS;
    const older = testBundle({ terms, entries: entries.slice(1) });
    const check = new DrawCheck(JSON.stringify(older), nobleCrypto);
    const { verification } = await check.verify({
      witnesses: { ...saved.key, root: older.lock!.root },
    });
    expect(verification).toMatchObject({ ok: true, witnessed: true, label: 'A' });
    expect(verification.steps.find(({ step }) => step === 'register')?.state).toBe('absent');
    const receipt = signReceipt(honest.manifest.event_id, entries[0]!, 0, testSigner);
    expect(check.find(JSON.stringify(receipt))).toEqual({ found: false, reason: 'unlisted' });
  });

  it('a member that stands twice is refused: two readers would see two proofs', async () => {
    const text = JSON.stringify(honest);
    const twice = text.replace('"protocol":', '"protocol":"LOT-DRAW/9","protocol":');
    const { verification } = await new DrawCheck(twice, nobleCrypto).verify();
    expect(verification.steps[0]).toEqual({
      step: 'shape',
      state: 'failed',
      faults: [{ step: 'shape', field: 'protocol', problem: 'duplicate' }],
    });
    const inside = text.replace('"weight":1', '"weight":1,"weight":1');
    const again = await new DrawCheck(inside, nobleCrypto).verify();
    expect(again.verification.steps[0]?.faults[0]).toMatchObject({
      field: expect.stringMatching(/^entries\[\d+\]\.weight$/),
      problem: 'duplicate',
    });
  });
});

/** A lock that names another round, signed by the organiser. */
const dated = (newestRound: BeaconRound | null, terms = BEACON_TERMS): ProofBundle =>
  testBundle({ until: 'forfeited', newestRound, terms });

const DATED: readonly [string, () => ProofBundle, string, Problem][] = [
  [
    'a round that nobody signed',
    () => dated({ ...EARLIER_ROUND, round: 124 }),
    'lock.newest_round.signature',
    'beaconSignature',
  ],
  [
    'other randomness than its signature has',
    () => dated({ ...EARLIER_ROUND, randomness: RECORDED_ROUND.randomness }),
    'lock.newest_round.randomness',
    'randomness',
  ],
  [
    'a round from before the close',
    () => dated(EARLIER_ROUND, { ...BEACON_TERMS, closesAt: BEACON_TERMS.closesAt + MINUTE }),
    'lock.newest_round.round',
    'time',
  ],
  [
    'the round of the draw, before the list is said to be frozen',
    () => dated(RECORDED_ROUND),
    'lock.newest_round.round',
    'time',
  ],
];

describe('the newest round in a lock', () => {
  const stepIn = async (bundle: ProofBundle) =>
    (await verifyBundle(bundle, nobleCrypto)).steps.find(({ step }) => step === 'notBefore');

  it('was not known before the close, so that the list was not frozen before it', async () => {
    expect(honest.lock?.newest_round).toMatchObject(EARLIER_ROUND);
    expect(await stepIn(honest)).toMatchObject({ state: 'passed' });
    expect(await stepIn(testBundle({ until: 'published' }))).toMatchObject({ state: 'waiting' });
  });

  it.each(DATED)('%s: named', async (_name, forge, field, problem) => {
    const { ok, steps } = await verifyBundle(forge(), nobleCrypto);
    expect(ok).toBe(false);
    expect(steps.flatMap(({ faults }) => faults)).toEqual([{ step: 'notBefore', field, problem }]);
  });

  it('another chain is refused', async () => {
    const lock = { ...honest.lock!, newest_round: { ...EARLIER_ROUND, chain: 'ab'.repeat(32) } };
    expect(await stepIn(withLock(lock))).toMatchObject({
      faults: [{ field: 'lock.newest_round.chain', problem: 'mode' }],
    });
  });

  it('without one, as in older draws, the proof holds with a lower label that says why', async () => {
    const witnesses = { ...saved.key, root: dated(null).lock!.root };
    const older = await verifyBundle(dated(null), nobleCrypto, { witnesses });
    expect(older).toMatchObject({ ok: true, witnessed: true, label: 'B', gaps: ['undated'] });
    expect(older.steps.find(({ step }) => step === 'notBefore')?.state).toBe('absent');
    expect(labelTexts(older).map(({ en }) => en)).toEqual([
      expect.stringMatching(/^Public beacon/),
      expect.stringMatching(/^The frozen list names no round of the beacon/),
    ]);
    const commit = testBundle({ terms: COMMIT_TERMS });
    expect(await verifyBundle(commit, nobleCrypto)).toMatchObject({ label: 'C', gaps: [] });
  });
});

/** The honest register, and a receipt of its third line. */
const registered = honest.register!.lines;
const { event_id } = honest.manifest;
const commitmentOf = (entry: DrawEntry) => entryCommitment(event_id, entry, nobleCrypto);
const THIRD = entries.find((entry) => commitmentOf(entry) === registered[2]!.commitment)!;
const thirdHead = registerHead(event_id, registered.slice(0, 3), nobleCrypto);
const thirdReceipt = signReceipt(event_id, THIRD, 0, testSigner, thirdHead);
const line = (type: RegisterLine['type'], entry: DrawEntry): RegisterLine => ({
  type,
  commitment: commitmentOf(entry),
});
const without = entries.filter((entry) => entry !== THIRD);

type Registered = (lines: readonly RegisterLine[]) => readonly RegisterLine[];
const withRegister = (list: readonly DrawEntry[], change: Registered): ProofBundle =>
  testBundle({ entries: list, registered: change, until: 'forfeited' });

/** What an organiser who holds the key makes of list and register, every hash and signature fitting. */
const CHEATS: readonly [string, () => ProofBundle, Witnesses, string, Problem][] = [
  [
    'an entry dropped from the list',
    () => withRegister(without, () => registered),
    {},
    'register.lines[2]',
    'dropped',
  ],
  [
    'an entry added to the list that nobody entered',
    () => withRegister([...entries, { uuid: OWN, weight: 5 }], () => registered),
    {},
    `entries[${[...entries.map(({ uuid }) => uuid), OWN].toSorted().indexOf(OWN)}]`,
    'unentered',
  ],
  [
    'a withdrawn entry on the list',
    () => withRegister(entries, () => [...registered, line('withdrawn', THIRD)]),
    {},
    `entries[${entries.indexOf(THIRD)}]`,
    'unentered',
  ],
  [
    'an entry with another weight than it was entered with',
    () =>
      withRegister(
        entries.map((entry) => (entry === THIRD ? { ...entry, weight: 5 } : entry)),
        () => registered,
      ),
    {},
    'register.lines[2]',
    'dropped',
  ],
  [
    'a line of another entry in place of one',
    () =>
      withRegister(entries, () => registered.with(2, line('entered', { uuid: OWN, weight: 1 }))),
    {},
    'register.lines[2]',
    'dropped',
  ],
  [
    'a withdrawal of an entry that was never entered',
    () => withRegister(entries, () => [...registered, line('withdrawn', { uuid: OWN, weight: 1 })]),
    {},
    `register.lines[${registered.length}]`,
    'order',
  ],
  [
    'an entry entered twice',
    () => withRegister(entries, () => [...registered, line('entered', THIRD)]),
    {},
    `register.lines[${registered.length}]`,
    'order',
  ],
  [
    'a withdrawal invented after the freeze',
    () => {
      const lines = [...registered, line('withdrawn', THIRD)];
      return { ...honest, register: { ...honest.register!, lines } };
    },
    {},
    'register',
    'hash',
  ],
  [
    'lines swapped after the freeze',
    () => {
      const lines = registered.with(2, registered[3]!).with(3, registered[2]!);
      return { ...honest, register: { ...honest.register!, lines } };
    },
    {},
    'register',
    'hash',
  ],
  [
    'a register without the entry, before its receipt',
    () => withRegister(without, () => registered.toSpliced(2, 1)),
    { receipt: thirdReceipt },
    'register',
    'witness',
  ],
  [
    'a register in another order, before a receipt of it',
    () => withRegister(entries, () => registered.toReversed()),
    { receipt: thirdReceipt },
    'register',
    'witness',
  ],
  ['no register', () => ({ ...honest, register: undefined! }), {}, 'register', 'malformed'],
];

describe('a register of entries', () => {
  it.each(CHEATS)('%s: named', async (_name, cheat, witnesses, field, problem) => {
    const bundle = JSON.parse(JSON.stringify(cheat())) as ProofBundle;
    const { ok, steps } = await verifyBundle(bundle, nobleCrypto, { witnesses });
    expect(ok).toBe(false);
    expect(steps.flatMap(({ faults }) => faults)).toEqual([{ step: 'register', field, problem }]);
  });

  it('a manifest without one and a lock or a proof with one contradict each other', async () => {
    const { register: _, ...terms } = BEACON_TERMS;
    const older = testBundle({ terms });
    const { register } = honest;
    const { steps } = await verifyBundle({ ...older, register }, nobleCrypto);
    expect(steps.find(({ step }) => step === 'register')?.faults).toMatchObject([
      { field: 'register', problem: 'malformed' },
    ]);
  });

  it('a withdrawal invented before the freeze passes: it is the organizer’s public word', async () => {
    const bundle = withRegister(without, () => [...registered, line('withdrawn', THIRD)]);
    const check = new DrawCheck(JSON.stringify(bundle), nobleCrypto);
    const { verification } = await check.verify({ witnesses: { receipt: thirdReceipt } });
    expect(verification.ok).toBe(true);
    expect(check.find(JSON.stringify(thirdReceipt))).toEqual({ found: false, reason: 'withdrawn' });
  });

  it('an entry on the list whose withdrawal was signed is told from a sound one', async () => {
    const check = new DrawCheck(JSON.stringify(honest), nobleCrypto);
    await check.verify();
    const withdrawal = signWithdrawal(event_id, THIRD, 0, testSigner, thirdHead);
    expect(readReceipt(withdrawal)).toEqual(withdrawal);
    expect(check.find(JSON.stringify(withdrawal))).toMatchObject({ receipt: 'withdrawn' });
    expect(check.find(JSON.stringify(thirdReceipt))).toMatchObject({ receipt: 'valid' });
    const moved = { ...thirdReceipt, register: { ...thirdHead, n: 4 } };
    expect(check.find(JSON.stringify(moved))).toMatchObject({ receipt: 'invalid' });
    for (const register of [null, 3, { n: 'x', hash: thirdHead.hash }, { n: 3, hash: 'x' }])
      expect(readReceipt({ ...thirdReceipt, register })).toBeNull();
  });
});
