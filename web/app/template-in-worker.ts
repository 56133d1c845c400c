import type { Model, TemplateResult } from '@toolyard/core/codegen';
import { trustedScript } from '../ui/trusted-types.ts';
import type { TemplateAnswer, TemplateRequest } from './template-worker.ts';
import workerUrl from './template-worker.ts?worker&url';

/** Fills a user's template beside the page. */
export interface TemplateRunner {
  /** `stopped` where the template took too long. Rejects if what fills it cannot be fetched. */
  run(template: string, model: Model): Promise<TemplateResult | 'stopped'>;
  end(): void;
}

/** What a template may take, after which its worker ends. */
const LONGEST_MS = 2000;

/** Each template has a worker of its own, which the next one ends. */
export function startTemplateRunner(): TemplateRunner {
  let end = (): void => undefined;

  const run = (template: string, model: Model) =>
    new Promise<TemplateResult | 'stopped'>((resolve, reject) => {
      end();
      const worker = new Worker(trustedScript(workerUrl), { type: 'module' });
      let late = 0;
      end = () => {
        clearTimeout(late);
        worker.terminate();
      };
      worker.onmessage = ({ data }: MessageEvent<TemplateAnswer>) => {
        if (data === 'ready') {
          late = window.setTimeout(() => {
            worker.terminate();
            resolve('stopped');
          }, LONGEST_MS);
          worker.postMessage({ template, model } satisfies TemplateRequest);
          return;
        }
        end();
        resolve(data);
      };
      worker.onerror = ({ message }) => {
        end();
        reject(new Error(message));
      };
    });

  return { run, end: () => end() };
}
