import type {
  Generation,
  GenerationInput,
  Model,
  UnreadableInput,
  UnreadableVersion,
  VersionChanges,
  VersionsInput,
} from '@toolyard/core/codegen';
import type { Diagram, Direction } from '../features/codegen/diagram/layout.ts';
import type { GenerationAnswer, GenerationRequest, GenerationValue } from './codegen-worker.ts';
import workerUrl from './codegen-worker.ts?worker&url';
import { trustedScript } from '../ui/trusted-types.ts';

/** Reads inputs and writes outputs beside the main thread. Nothing of them leaves the browser. */
export interface CodeGenerator {
  /** Rejects if a parser cannot be fetched, or if the input takes too long. */
  generate(input: GenerationInput): Promise<Generation | UnreadableInput>;
  /** Compares two versions of an input; rejects as `generate` does. */
  compare(versions: VersionsInput): Promise<VersionChanges | UnreadableVersion>;
  /** Lays out the diagram of a model; rejects as `generate` does. */
  diagram(model: Model, direction: Direction): Promise<Diagram>;
  end(): void;
}

/** What an input may take, after which its worker ends. */
const LONGEST_MS = 20_000;

interface Waiting {
  readonly resolve: (value: GenerationValue) => void;
  readonly reject: (fault: Error) => void;
  readonly late: number;
}

/** Starts with the first input; one that takes too long ends its worker, and the next input starts another. */
export function startCodeGenerator(): CodeGenerator {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function stop(fault: Error): void {
    worker?.terminate();
    worker = null;
    for (const { reject, late } of waiting.values()) {
      clearTimeout(late);
      reject(fault);
    }
    waiting.clear();
  }

  function started(): Worker {
    if (worker !== null) return worker;
    const begun = new Worker(trustedScript(workerUrl), { type: 'module' });
    begun.onmessage = ({ data }: MessageEvent<GenerationAnswer>) => {
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      clearTimeout(request?.late);
      if ('value' in data) request?.resolve(data.value);
      else request?.reject(new Error(data.failure));
    };
    begun.onerror = ({ message }) => stop(new Error(message));
    worker = begun;
    return begun;
  }

  type Task =
    | { readonly input: GenerationInput }
    | { readonly versions: VersionsInput }
    | { readonly model: Model; readonly direction: Direction };
  const run = (task: Task) =>
    new Promise<GenerationValue>((resolve, reject) => {
      lastId += 1;
      const late = window.setTimeout(() => stop(new Error('too long')), LONGEST_MS);
      waiting.set(lastId, { resolve, reject, late });
      started().postMessage({ id: lastId, ...task } satisfies GenerationRequest);
    });

  return {
    generate: (input) => run({ input }) as Promise<Generation | UnreadableInput>,
    compare: (versions) => run({ versions }) as Promise<VersionChanges | UnreadableVersion>,
    diagram: (model, direction) => run({ model, direction }) as Promise<Diagram>,
    end: () => stop(new Error('ended')),
  };
}
