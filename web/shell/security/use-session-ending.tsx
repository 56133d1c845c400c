import { useState, type ReactNode } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../toasts/use-toasts.ts';
import { useSecurityCalls } from './security-calls.ts';

interface SessionEnding {
  readonly endOne: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<void>;
  readonly endAll: () => Promise<void>;
  /** What is under way: an id, `others` or `all`. */
  readonly busy: string | null;
  readonly failure: string | null;
  readonly dialog: ReactNode;
}

/** Signing devices out, with what is said about it. */
export function useSessionEnding(): SessionEnding {
  const t = useText();
  const { useStepUp, useSignOut, useEndSession, useEndSessions } = useSecurityCalls();
  const toasts = useToasts();
  const signOutHere = useSignOut();
  const { stepUp, dialog } = useStepUp();
  const [endSession] = useEndSession();
  const [endSessions] = useEndSessions();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  /** Null where the owner gave up. */
  const run = async (
    what: string,
    call: () => Promise<{ readonly error?: unknown } | null>,
    after: () => unknown,
  ) => {
    setBusy(what);
    setFailure(null);
    const answer = await call();
    setBusy(null);
    if (answer?.error) setFailure(errorMessage(answer.error, t('sessions.endFailed')));
    else if (answer) await after();
  };

  const say = (id: 'sessions.ended' | 'sessions.endedOthers') => () => toasts.add({ title: t(id) });

  return {
    endOne: (id) => run(id, () => endSession({ id }), say('sessions.ended')),
    endOthers: () =>
      run(
        'others',
        () => stepUp(() => endSessions({ endSessionsRequest: { scope: 'others' } })),
        say('sessions.endedOthers'),
      ),
    endAll: () =>
      run(
        'all',
        () => stepUp(() => endSessions({ endSessionsRequest: { scope: 'all' } })),
        signOutHere,
      ),
    busy,
    failure,
    dialog,
  };
}
