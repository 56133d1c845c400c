import { useEffect, useState } from 'react';
import { storedSeenDraws } from '@toolyard/browser';
import {
  readBundle,
  type DrawReport,
  type StepResult,
  type VerificationStep,
  type Witnesses,
} from '@toolyard/core/lottery/draw';
import { refusal, NETWORK_ERROR } from '../../api/call-error.ts';
import type { DrawVerifier } from '../../app/draw-in-workers.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { seenWitnesses, type SeenWitnesses } from './seen-draw.ts';
import { useApplication } from '../../app/use-application.ts';

/** How far the check of an event's draw has come. */
export type DrawCheckState =
  | { readonly phase: 'loading' }
  /** The proof could not be fetched. */
  | { readonly phase: 'failed'; readonly error: unknown }
  /** The check broke off. */
  | { readonly phase: 'broken' }
  | {
      readonly phase: 'checking';
      readonly steps: Steps;
      readonly seen: SeenWitnesses;
      /** What the proof says, not yet checked and without its entries; null where it cannot be read. */
      readonly claimed: DrawReport['bundle'];
    }
  | {
      readonly phase: 'done';
      readonly steps: Steps;
      readonly seen: SeenWitnesses;
      readonly report: DrawReport;
      readonly milliseconds: number;
      readonly draw: DrawVerifier;
      /** The proof as it came. */
      readonly text: string;
      /** Checks it again against what is known from elsewhere. */
      readonly hold: (witnesses: Witnesses) => Promise<void>;
    };

export type Steps = Partial<Record<VerificationStep, StepResult>>;

/**
 * Fetches the proof of an event and verifies it beside the main thread, against what this browser saw of the draw.
 * `siteAuthorities`: fingerprints of the time-stamping authorities that the site trusts; null: not known yet.
 */
export function useDrawCheck(
  eventId: string,
  siteAuthorities: readonly string[] | null,
): DrawCheckState {
  const { services } = useApplication();
  const language = useLanguage();
  const [state, setState] = useState<DrawCheckState>({ phase: 'loading' });
  const trusted = siteAuthorities?.join(' ') ?? null;
  useEffect(() => {
    if (trusted === null) return undefined;
    const fromSite = { siteAuthorities: trusted === '' ? [] : trusted.split(' ') };
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
      const body = bodyOf(text);
      const seen = seenWitnesses(storedSeenDraws(services.storage.at).find(eventId), body);
      const claimed = claimOf(body);
      let steps: Steps = {};
      show({ phase: 'checking', steps, seen, claimed });
      const report = await draw.verify(text, { ...fromSite, ...seen?.witnesses }, (result) => {
        steps = { ...steps, [result.step]: result };
        show({ phase: 'checking', steps, seen, claimed });
      });
      const milliseconds = performance.now() - start;
      const done = { phase: 'done', milliseconds, draw, text, seen } as const;
      const hold = async (witnesses: Witnesses) => {
        const again = await draw.verify(text, { ...fromSite, ...witnesses }, () => undefined);
        show({ ...done, report: again, steps: stepsOf(again), hold });
      };
      show({ ...done, report, steps, hold });
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
  }, [eventId, language, services, trusted]);
  return state;
}

const stepsOf = ({ verification }: DrawReport): Steps =>
  Object.fromEntries(verification.steps.map((result) => [result.step, result]));

/** The shape alone is checked; the entries may be very many, and the workers check them. */
function claimOf(body: unknown): DrawReport['bundle'] {
  const read = readBundle(typeof body === 'object' ? { ...body, entries: null } : body);
  return 'bundle' in read ? read.bundle : null;
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
