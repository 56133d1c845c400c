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
  /** Computes the left half of the tree, beside another worker that verifies. */
  | { readonly kind: 'leftHash' }
  /** Verifies; the left half of the tree comes from the page. */
  | { readonly kind: 'verify' }
  | { readonly kind: 'leftHashKnown'; readonly hash: string }
  | { readonly kind: 'find'; readonly query: string }
  | { readonly kind: 'changedRoot'; readonly uuid: string; readonly weight: number };

export type DrawMessage =
  | { readonly kind: 'step'; readonly result: StepResult }
  | { readonly kind: 'leftHash'; readonly hash: string }
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
let setLeftHash: (hash: string) => void;
const leftHash = new Promise<string>((resolve) => (setLeftHash = resolve));

async function verify(): Promise<void> {
  const onStep = (result: StepResult) => scope.postMessage({ kind: 'step', result });
  const report = await check.verify({ onStep, leftHash: () => leftHash });
  scope.postMessage({ kind: 'verify', report });
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'open') check = new DrawCheck(data.text, nobleCrypto);
  else if (data.kind === 'leftHash')
    scope.postMessage({ kind: 'leftHash', hash: check.leftHash() });
  else if (data.kind === 'leftHashKnown') setLeftHash(data.hash);
  else if (data.kind === 'verify') void verify();
  else if (data.kind === 'find')
    scope.postMessage({ kind: 'find', answer: check.find(data.query) });
  else
    scope.postMessage({ kind: 'changedRoot', changed: check.changedRoot(data.uuid, data.weight) });
};
