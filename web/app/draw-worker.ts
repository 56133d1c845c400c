import { nobleCrypto } from '@toolyard/noble';
import {
  DrawCheck,
  type ChangedRoot,
  type DrawReport,
  type EntryAnswer,
  type StepResult,
  type TimestampChecks,
  type Witnesses,
} from '@toolyard/core/lottery/draw';

/** What the page sends: first `open` with a bundle's JSON. */
export type DrawRequest =
  | { readonly kind: 'open'; readonly text: string }
  /** Computes the root alone, beside another worker that verifies. */
  | { readonly kind: 'root' }
  /** Verifies; the root comes from the page. */
  | { readonly kind: 'verify'; readonly witnesses: Witnesses }
  | { readonly kind: 'rootKnown'; readonly root: string }
  | { readonly kind: 'find'; readonly query: string }
  | { readonly kind: 'changedRoot'; readonly uuid: string; readonly weight: number };

export type DrawMessage =
  | { readonly kind: 'step'; readonly result: StepResult }
  | { readonly kind: 'root'; readonly root: string }
  | { readonly kind: 'verify'; readonly report: DrawReport }
  | { readonly kind: 'find'; readonly answer: EntryAnswer }
  | { readonly kind: 'changedRoot'; readonly changed: ChangedRoot | null };

/** The part of a worker's global scope that this file needs. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<DrawRequest>) => void) | null;
  postMessage(message: DrawMessage): void;
}

/** Most proofs have no time stamp, so the checks are loaded with the first. */
const timestamps: TimestampChecks = {
  check: async (...stamp) => (await import('@toolyard/timestamp')).timestampChecks.check(...stamp),
};

const scope = globalThis as unknown as WorkerScope;

let check = new DrawCheck('', nobleCrypto);
let setRoot: (root: string) => void;
const root = new Promise<string>((resolve) => (setRoot = resolve));

async function verify(witnesses: Witnesses): Promise<void> {
  const onStep = (result: StepResult) => scope.postMessage({ kind: 'step', result });
  const report = await check.verify({ onStep, root: () => root, witnesses, timestamps });
  scope.postMessage({ kind: 'verify', report });
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'open') check = new DrawCheck(data.text, nobleCrypto);
  else if (data.kind === 'root') scope.postMessage({ kind: 'root', root: check.root() });
  else if (data.kind === 'rootKnown') setRoot(data.root);
  else if (data.kind === 'verify') void verify(data.witnesses);
  else if (data.kind === 'find')
    scope.postMessage({ kind: 'find', answer: check.find(data.query) });
  else
    scope.postMessage({ kind: 'changedRoot', changed: check.changedRoot(data.uuid, data.weight) });
};
