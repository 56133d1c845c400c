import { nobleCrypto } from '@toolyard/noble';
import {
  DrawCheck,
  type ChangedRoot,
  type DrawReport,
  type EntryAnswer,
  type StepResult,
} from '@toolyard/core/lottery/draw';

/** What the page sends: first `open` with a bundle's JSON. */
export type DrawRequest =
  | { readonly kind: 'open'; readonly text: string }
  /** Computes the left subtree, beside another worker that verifies. */
  | { readonly kind: 'leftSubtree' }
  /** Verifies; the left subtree comes from the page. */
  | { readonly kind: 'verify' }
  | { readonly kind: 'leftSubtreeKnown'; readonly hash: string }
  | { readonly kind: 'find'; readonly query: string }
  | { readonly kind: 'changedRoot'; readonly uuid: string; readonly weight: number };

export type DrawMessage =
  | { readonly kind: 'step'; readonly result: StepResult }
  | { readonly kind: 'leftSubtree'; readonly hash: string }
  | { readonly kind: 'verify'; readonly report: DrawReport }
  | { readonly kind: 'find'; readonly answer: EntryAnswer }
  | { readonly kind: 'changedRoot'; readonly changed: ChangedRoot | null };

/** The part of a worker's global scope that this file needs. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<DrawRequest>) => void) | null;
  postMessage(message: DrawMessage): void;
}

const scope = globalThis as unknown as WorkerScope;

let check = new DrawCheck('', nobleCrypto);
let setLeftSubtreeHash: (hash: string) => void;
const leftSubtreeHash = new Promise<string>((resolve) => (setLeftSubtreeHash = resolve));

async function verify(): Promise<void> {
  const onStep = (result: StepResult) => scope.postMessage({ kind: 'step', result });
  const report = await check.verify({ onStep, leftSubtreeHash: () => leftSubtreeHash });
  scope.postMessage({ kind: 'verify', report });
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'open') check = new DrawCheck(data.text, nobleCrypto);
  else if (data.kind === 'leftSubtree')
    scope.postMessage({ kind: 'leftSubtree', hash: check.leftSubtreeHash() });
  else if (data.kind === 'leftSubtreeKnown') setLeftSubtreeHash(data.hash);
  else if (data.kind === 'verify') void verify();
  else if (data.kind === 'find')
    scope.postMessage({ kind: 'find', answer: check.find(data.query) });
  else
    scope.postMessage({ kind: 'changedRoot', changed: check.changedRoot(data.uuid, data.weight) });
};
