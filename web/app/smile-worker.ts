import type { OptionChain } from '@toolyard/core/options/chain';
import { smileView, type SmileView } from '@toolyard/core/options/surface';

/** A chain to fit; the answer has the same id. */
export interface SmileRequest {
  readonly id: number;
  readonly chain: OptionChain;
}

export interface SmileAnswer {
  readonly id: number;
  readonly view: SmileView;
}

/** The part of a worker's global scope that this file needs. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<SmileRequest>) => void) | null;
  postMessage(answer: SmileAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data: { id, chain } }) => scope.postMessage({ id, view: smileView(chain) });
