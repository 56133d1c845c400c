import type { OptionChain } from '@toolyard/core/options/chain';
import type { SmileView } from '@toolyard/core/options/surface';
import type { SmileAnswer, SmileRequest } from './smile-worker.ts';
import workerUrl from './smile-worker.ts?worker&url';
import { trustedScript } from '../ui/trusted-types.ts';

interface Waiting {
  readonly resolve: (view: SmileView) => void;
  readonly reject: (fault: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

/** The worker, started by the first chain. After a fault the next chain starts another one. */
function startedWorker(): Worker {
  if (worker !== null) return worker;
  const started = new Worker(trustedScript(workerUrl), { type: 'module' });
  started.onmessage = ({ data: { id, view } }: MessageEvent<SmileAnswer>) => {
    waiting.get(id)?.resolve(view);
    waiting.delete(id);
  };
  started.onerror = ({ message }) => {
    worker = null;
    started.terminate();
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker = started;
  return started;
}

/** Fits the smile of a chain beside the main thread. */
export function fitInWorker(chain: OptionChain): Promise<SmileView> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    waiting.set(lastId, { resolve, reject });
    startedWorker().postMessage({ id: lastId, chain } satisfies SmileRequest);
  });
}
