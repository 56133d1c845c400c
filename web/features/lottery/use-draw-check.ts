import { useEffect, useState } from 'react';
import type { DrawReport, StepResult, VerificationStep } from '@toolyard/core/lottery/draw';
import { refusal, NETWORK_ERROR } from '../../api/call-error.ts';
import type { DrawVerifier } from '../../app/draw-in-workers.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { useApplication } from '../../app/use-application.ts';

/** How far the check of an event's draw has come. */
export type DrawCheckState =
  | { readonly phase: 'loading' }
  /** The proof could not be fetched. */
  | { readonly phase: 'failed'; readonly error: unknown }
  /** The check broke off. */
  | { readonly phase: 'broken' }
  | { readonly phase: 'checking'; readonly steps: Steps }
  | {
      readonly phase: 'done';
      readonly steps: Steps;
      readonly report: DrawReport;
      readonly milliseconds: number;
      readonly draw: DrawVerifier;
      /** The proof as it came. */
      readonly text: string;
    };

export type Steps = Partial<Record<VerificationStep, StepResult>>;

/** Fetches the proof of an event and verifies it beside the main thread. */
export function useDrawCheck(eventId: string): DrawCheckState {
  const { services } = useApplication();
  const language = useLanguage();
  const [state, setState] = useState<DrawCheckState>({ phase: 'loading' });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    // The workers start while the proof is fetched.
    const verifier = services.drawVerifier();
    // A failed start is shown by the check, which awaits it only once the proof is here.
    verifier.catch(() => undefined);
    const show = (next: DrawCheckState) => {
      if (!signal.aborted) setState(next);
    };
    const check = async (text: string) => {
      const start = performance.now();
      const draw = await verifier;
      if (signal.aborted) return;
      let steps: Steps = {};
      show({ phase: 'checking', steps });
      const report = await draw.verify(text, (result) => {
        steps = { ...steps, [result.step]: result };
        show({ phase: 'checking', steps });
      });
      const milliseconds = performance.now() - start;
      show({ phase: 'done', steps, report, milliseconds, draw, text });
    };
    const address = `${services.origin}/api/lottery/events/${encodeURIComponent(eventId)}/proof`;
    services.fetch(address, { signal, headers: { 'Accept-Language': language } }).then(
      async (answer) => {
        const text = await answer.text();
        if (!answer.ok)
          return show({ phase: 'failed', error: refusal(answer.status, bodyOf(text), false) });
        await check(text).catch(() => show({ phase: 'broken' }));
      },
      () => show({ phase: 'failed', error: NETWORK_ERROR }),
    );
    return () => {
      control.abort();
      verifier.then(
        (draw) => draw.close(),
        () => undefined,
      );
    };
  }, [eventId, language, services]);
  return state;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
