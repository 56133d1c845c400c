import { useEffect, useRef, useState } from 'react';
import type { Model, OutputFile, TemplateFault } from '@toolyard/core/codegen';
import { useApplication } from '../../../app/use-application.ts';
import type { TemplateRunner } from '../../../app/template-in-worker.ts';

/** Keys are pressed faster than that. */
const PAUSE_MS = 250;

export interface TemplateOutput {
  /** What was made last; it stays while the template has a fault. */
  readonly files: readonly OutputFile[] | null;
  readonly fault: TemplateFault | 'stopped' | 'failed' | null;
}

/** Fills a template anew a moment after each change of it or of the model. */
export function useTemplateOutput(id: string, template: string, model: Model): TemplateOutput {
  const { services } = useApplication();
  const runner = useRef<Promise<TemplateRunner> | null>(null);
  const [made, setMade] = useState<TemplateOutput & { readonly id: string }>({
    ...{ id, files: null, fault: null },
  });

  useEffect(
    () => () => {
      void runner.current?.then((each) => each.end());
      runner.current = null;
    },
    [],
  );

  useEffect(() => {
    let isWanted = true;
    const fill = async () => {
      try {
        runner.current ??= services.templateRunner();
        const running = await runner.current;
        const result = await running.run(template, model);
        if (!isWanted) return;
        setMade((before) => {
          const files = before.id === id ? before.files : null;
          if (result === 'stopped') return { id, files, fault: 'stopped' };
          return 'fault' in result
            ? { id, files, fault: result.fault }
            : { id, files: result.files, fault: null };
        });
      } catch {
        runner.current = null;
        if (isWanted)
          setMade((before) => ({
            ...{ id, files: before.id === id ? before.files : null, fault: 'failed' },
          }));
      }
    };
    const timer = setTimeout(() => void fill(), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [services, id, template, model]);

  return made.id === id ? made : { files: null, fault: null };
}
