import { useEffect, useRef, useState } from 'react';
import { useApplication } from '../../app/use-application.ts';
import type { CodeGenerator } from '../../app/codegen-in-worker.ts';

/** Keys are pressed faster than that. */
const PAUSE_MS = 150;

export interface GeneratorState<Answer, Unreadable> {
  /** What was answered last; it stays while the input cannot be read. */
  readonly answer: Answer | null;
  readonly unreadable: Unreadable | null;
  readonly failed: boolean;
  /** Whether the answer to the present question is still to come. */
  readonly isBusy: boolean;
}

const NOTHING = { answer: null, unreadable: null, failed: false } as const;
const IDLE = { ...NOTHING, isBusy: false } as const;

/**
 * Asks a code generator of its own a moment after each change of the question; an answer that came too late is dropped.
 *
 * @param ask the same function while the question is the same; null while there is none
 */
export function useGeneratorAnswer<
  Answer extends object,
  Unreadable extends { readonly fault: unknown },
>(
  ask: ((generator: CodeGenerator) => Promise<Answer | Unreadable>) | null,
): GeneratorState<Answer, Unreadable> {
  const { services } = useApplication();
  const generator = useRef<Promise<CodeGenerator> | null>(null);
  const [state, setState] = useState<Omit<GeneratorState<Answer, Unreadable>, 'isBusy'>>(NOTHING);
  const [answered, setAnswered] = useState<typeof ask>(null);

  useEffect(
    () => () => {
      void generator.current?.then((each) => each.end());
      generator.current = null;
    },
    [],
  );

  useEffect(() => {
    if (ask === null) return;
    let isWanted = true;
    const answer = async () => {
      try {
        generator.current ??= services.codeGenerator();
        // A failed fetch is repeated for the next question.
        generator.current.catch(() => (generator.current = null));
        const given = await ask(await generator.current);
        if (!isWanted) return;
        if ('fault' in given)
          setState((before) => ({ ...before, unreadable: given, failed: false }));
        else setState({ ...NOTHING, answer: given });
      } catch {
        if (isWanted) setState((before) => ({ ...before, failed: true }));
      }
      if (isWanted) setAnswered(() => ask);
    };
    const timer = setTimeout(() => void answer(), PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [services, ask]);

  return ask === null ? IDLE : { ...state, isBusy: answered !== ask };
}
