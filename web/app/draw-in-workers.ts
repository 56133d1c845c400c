import type {
  ChangedRoot,
  DrawReport,
  EntryAnswer,
  StepResult,
  Witnesses,
} from '@toolyard/core/lottery/draw';
import type { DrawMessage, DrawRequest } from './draw-worker.ts';
import workerUrl from './draw-worker.ts?worker&url';
import { trustedScript } from '../ui/trusted-types.ts';

/** Verifies one proof bundle, away from the main thread. */
export interface DrawVerifier {
  /** Checks a bundle, given as JSON, against what is known from elsewhere; `onStep` hears each step as it is done. */
  verify(
    bundle: string,
    witnesses: Witnesses,
    onStep: (result: StepResult) => void,
  ): Promise<DrawReport>;
  /** Looks an entry up by its uuid or its receipt. */
  find(query: string): Promise<EntryAnswer>;
  changedRoot(uuid: string, weight: number): Promise<ChangedRoot | null>;
  close(): void;
}

/** Starts two workers: one computes the Merkle root while the other does everything else. */
export function startDrawVerifier(): DrawVerifier {
  const [main, side] = [start(), start()];
  return {
    verify: (text, witnesses, onStep) => {
      main.send({ kind: 'open', text });
      side.send({ kind: 'open', text });
      side.request('root', { kind: 'root' }).then(
        ({ root }) => main.send({ kind: 'rootKnown', root }),
        () => undefined,
      );
      return Promise.race([
        main.request('verify', { kind: 'verify', witnesses }, onStep).then(({ report }) => report),
        side.failed,
      ]);
    },
    find: async (query) => (await main.request('find', { kind: 'find', query })).answer,
    changedRoot: async (uuid, weight) =>
      (await main.request('changedRoot', { kind: 'changedRoot', uuid, weight })).changed,
    close: () => {
      main.worker.terminate();
      side.worker.terminate();
    },
  };
}

type Answer<Kind> = Extract<DrawMessage, { readonly kind: Kind }>;

function start() {
  const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
  const send = (request: DrawRequest) => worker.postMessage(request);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  failed.catch(() => undefined);
  /** The next message of a kind; requests of one kind must not overlap. */
  function request<Kind extends DrawMessage['kind']>(
    kind: Kind,
    message: DrawRequest,
    onStep?: (result: StepResult) => void,
  ): Promise<Answer<Kind>> {
    const answered = new Promise<Answer<Kind>>((resolve) => {
      const hear = ({ data }: MessageEvent<DrawMessage>) => {
        if (data.kind === 'step') onStep?.(data.result);
        if (data.kind !== kind) return;
        worker.removeEventListener('message', hear);
        resolve(data as Answer<Kind>);
      };
      worker.addEventListener('message', hear);
    });
    send(message);
    return Promise.race([answered, failed]);
  }
  return { worker, send, request, failed };
}
