import { toHex } from './bytes.ts';
import { readBundle } from './bundle-shape.ts';
import { eventsOfType, type LogLine } from './draw-log.ts';
import type { DrawEntry } from './draw-entry.ts';
import { entryHash, entryListFault, entryTree } from './entry-list.ts';
import { awardsAfter } from './forfeits.ts';
import { checkLog } from './log-check.ts';
import { merkleRoot } from './merkle-tree.ts';
import { lockBytes } from './lock.ts';
import type { DrawCrypto } from './ports/draw-crypto.ts';
import type { TimestampChecks } from './ports/timestamp-authority.ts';
import type { ProofBundle } from './proof-bundle.ts';
import { selectWinners } from './select-winners.ts';
import { trustLabel, type TrustGap } from './trust-label.ts';
import {
  VERIFICATION_STEPS,
  type DrawStage,
  type Fault,
  type StepResult,
  type Verification,
  type VerificationStep,
} from './verification.ts';
import { STEP_CHECKS, seedOf, type DrawFacts } from './verify-steps.ts';
import type { Witnesses } from './witnesses.ts';

export interface VerifyOptions {
  /** Called with the result of each step as soon as it is known, in an order of its own. */
  readonly onStep?: (result: StepResult) => void;
  /** The root of the entries' tree from another thread, 64 hexadecimal digits; by default it is computed here. */
  readonly root?: (entries: readonly DrawEntry[]) => Promise<string>;
  readonly witnesses?: Witnesses;
  /** Without them a time stamp stays unchecked. */
  readonly timestamps?: TimestampChecks;
}

/** The root of the tree over sorted entries, in hexadecimal digits. */
export const entryRoot = (
  entries: readonly DrawEntry[],
  crypto: Pick<DrawCrypto, 'sha256'>,
): string => toHex(merkleRoot(entryTree(entries, crypto), crypto));

/** Steps that need no figure over all entries; they run while the root is computed elsewhere. */
const FIRST_STEPS: readonly VerificationStep[] = [
  'shape',
  'log',
  'signatures',
  'key',
  'rules',
  'manifest',
  'freeze',
  'notBefore',
  'notAfter',
  'timing',
  'entropy',
  'seed',
];

/**
 * Checks a proof bundle (parsed JSON) step by step. Each fault names the value that is wrong. Where the log and the
 * bundle hold a value twice, the altered one is told from the intact one, so that one altered value gives one fault.
 */
export async function verifyBundle(
  candidate: unknown,
  crypto: DrawCrypto,
  options: VerifyOptions = {},
): Promise<Verification> {
  const read = readBundle(candidate);
  if ('field' in read) return unreadable(read.field, 'malformed', options);
  const { altered, restored: bundle } = checkLog(read.bundle, crypto);
  const { entries, manifest } = bundle;
  const listFault = entries && entryListFault(entries, manifest);
  const countable = bundle.lock && !listFault ? entries : null;
  const root = countable && options.root?.(countable);
  const results = new Map<VerificationStep, StepResult>();
  const run = (step: VerificationStep, facts: DrawFacts) => {
    const result = stepResult(step, facts, altered, results);
    results.set(step, result);
    options.onStep?.(result);
  };
  const known: DrawFacts = {
    bundle,
    crypto,
    listFault,
    entryHash: null,
    root: null,
    picks: null,
    witnesses: options.witnesses ?? {},
    stamp: await stampOf(bundle, options),
  };
  for (const step of FIRST_STEPS) run(step, known);
  const facts: DrawFacts = countable
    ? {
        ...known,
        entryHash: entryHash(manifest.event_id, countable, crypto),
        picks: picksOf(bundle, countable, crypto),
        root: (await root) ?? entryRoot(countable, crypto),
      }
    : known;
  for (const step of VERIFICATION_STEPS) if (!results.has(step)) run(step, facts);
  const steps = VERIFICATION_STEPS.map((step) => results.get(step) as StepResult);
  const ok = steps.every(({ state }) =>
    ['passed', 'waiting', 'unwitnessed', 'absent'].includes(state),
  );
  const isWitnessed = (step: VerificationStep) => results.get(step)?.state !== 'unwitnessed';
  const witnessed = ok && isWitnessed('key') && isWitnessed('timing');
  const gaps = gapsOf(bundle, results);
  const forfeits = eventsOfType(bundle.log, 'forfeited');
  return {
    ok,
    witnessed,
    stage: stageOf(bundle.log),
    label: witnessed ? trustLabel(manifest.entropy, gaps) : 'C',
    gaps,
    stamp: typeof known.stamp === 'object' ? known.stamp : null,
    steps,
    awards: ok && bundle.picks ? awardsAfter(bundle.picks, forfeits) : [],
  };
}

/** What the time stamp in the log says of the lock; null without one, and where it cannot be checked. */
async function stampOf(
  { log, lock }: ProofBundle,
  { timestamps, witnesses = {} }: VerifyOptions,
): Promise<DrawFacts['stamp']> {
  const [stamp] = eventsOfType(log, 'stamped');
  if (!stamp || !lock || !timestamps) return null;
  const { authority, siteAuthorities = [] } = witnesses;
  const trusted = authority === undefined ? siteAuthorities : [authority];
  return timestamps.check(stamp, lockBytes(lock), trusted);
}

/** What label A shows and this draw does not; a draw by a committed seed alone has no other label anyway. */
function gapsOf(
  { lock, manifest: { entropy } }: ProofBundle,
  results: ReadonlyMap<VerificationStep, StepResult>,
): TrustGap[] {
  if (entropy.mode === 'commit') return [];
  const gaps: TrustGap[] = [];
  if (lock && !lock.newest_round) gaps.push('undated');
  const isUnstamped = results.get('notAfter')?.state === 'absent';
  if (isUnstamped && results.get('timing')?.state === 'unwitnessed') gaps.push('unstamped');
  if (entropy.mode === 'hybrid') gaps.push('withholdable');
  return gaps;
}

function picksOf(bundle: ProofBundle, entries: readonly DrawEntry[], crypto: DrawCrypto) {
  const seed = seedOf(bundle, crypto);
  return seed === null ? null : selectWinners(bundle.manifest, entries, seed, crypto);
}

/** Tree and winners follow from the list, so they cannot be judged by a list that is not the frozen one. */
const BLOCKED_BY: Partial<Record<VerificationStep, VerificationStep>> = {
  tree: 'list',
  register: 'list',
  winners: 'list',
  forfeits: 'winners',
};

function stepResult(
  step: VerificationStep,
  facts: DrawFacts,
  altered: readonly string[],
  results: ReadonlyMap<VerificationStep, StepResult>,
): StepResult {
  const faults = altered
    .filter((field) => stepOf(field) === step)
    .map((field): Fault => ({ step, field, problem: 'altered' }));
  const blocker = BLOCKED_BY[step] && results.get(BLOCKED_BY[step]);
  const blocked =
    blocker?.state === 'blocked' || blocker?.faults.some(({ problem }) => problem !== 'altered');
  const found = blocked ? [] : STEP_CHECKS[step](facts);
  if (typeof found !== 'string')
    for (const [field, problem] of found)
      if (!altered.some((path) => isWithin(field, path))) faults.push({ step, field, problem });
  if (faults.length > 0) return { step, state: 'failed', faults };
  if (blocked) return { step, state: 'blocked', faults };
  return { step, state: typeof found === 'string' ? found : 'passed', faults };
}

/** Whether a field is `path` or a part of it. */
const isWithin = (field: string, path: string): boolean =>
  field === path || field.startsWith(`${path}.`);

/** The step that reports an altered value. */
function stepOf(field: string): VerificationStep {
  const steps: Readonly<Record<string, VerificationStep>> = {
    manifest: 'manifest',
    manifest_hash: 'manifest',
    lock: 'freeze',
    entropy: 'entropy',
    seed: 'seed',
    picks: 'winners',
  };
  return steps[/^\w*/.exec(field)?.[0] ?? ''] ?? 'log';
}

/** How far the draw of a log has come. */
function stageOf(log: readonly LogLine[]): DrawStage {
  const type = log.at(-1)?.type ?? 'published';
  if (type === 'forfeited') return 'selected';
  return type === 'stamped' ? 'frozen' : type;
}

/** The result for a bundle whose value at `field` cannot be read. */
export function unreadable(
  field: string,
  problem: 'malformed' | 'json' | 'duplicate',
  { onStep }: VerifyOptions,
): Verification {
  const steps = VERIFICATION_STEPS.map((step): StepResult => {
    const failed = step === 'shape';
    const faults: Fault[] = failed ? [{ step, field, problem }] : [];
    return { step, state: failed ? 'failed' : 'blocked', faults };
  });
  for (const result of steps) onStep?.(result);
  return {
    ok: false,
    witnessed: false,
    stage: null,
    label: null,
    gaps: [],
    stamp: null,
    steps,
    awards: [],
  };
}
