import type { OptionChain } from '@toolyard/core/options/chain';
import type { SmileView } from '@toolyard/core/options/surface';
import type { SmileAnswer, SmileRequest } from './smile-worker.ts';
import workerUrl from './smile-worker.ts?worker&url';

interface Waiting {
  readonly resolve: (view: SmileView) => void;
  readonly reject: (fault: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let lastId = 0;

/** The part of the Trusted Types API that this file needs; browsers without it take the address as it is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** The only policy that the site's headers allow. It lets scripts of the site's own origin start as workers. */
const policy = trustedTypes?.createPolicy('toolyard', {
  createScriptURL: (url) => {
    if (new URL(url, window.location.origin).origin !== window.location.origin)
      throw new TypeError(`${url} is not a script of this site`);
    return url;
  },
});

const trusted = (url: string): string => policy?.createScriptURL(url) ?? url;

/** The worker, started by the first chain. After a fault the next chain starts another one. */
function startedWorker(): Worker {
  if (worker !== null) return worker;
  const started = new Worker(trusted(workerUrl), { type: 'module' });
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
