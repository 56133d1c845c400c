import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import type { PasskeyRequestAnswer, PasskeyStepUpRequest } from '../../api/generated-auth.ts';
import { askForPasskey, type PasskeyFault } from './browser-passkeys.ts';

type Answered<Answer> = PromiseLike<{
  readonly data?: Answer | undefined;
  readonly error?: unknown;
}>;

/** What is asked of the server of a realm. */
export interface PasskeyCalls<Proven> {
  readonly start: () => Answered<PasskeyRequestAnswer>;
  readonly prove: (assertion: PasskeyStepUpRequest) => Answered<Proven>;
  readonly onProven: (proven: Proven) => void;
}

/** Proving who one is with a passkey instead of the password and the code. */
export function usePasskey<Proven>(
  { start, prove, onProven }: PasskeyCalls<Proven>,
  textOf: (fault: Exclude<PasskeyFault, 'known'>) => string,
) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (): Promise<string | null> => {
    const begun = await start();
    if (!begun.data) return errorMessage(begun.error, textOf('failed'));
    const given = await askForPasskey(begun.data.data);
    if ('fault' in given) return textOf(given.fault === 'known' ? 'failed' : given.fault);
    const proven = await prove(given.answer);
    if (!proven.data) return errorMessage(proven.error, textOf('failed'));
    onProven(proven.data);
    return null;
  };

  const run = async () => {
    setFailure(null);
    setBusy(true);
    const failed = await attempt();
    setBusy(false);
    setFailure(failed);
  };
  return { isBusy, failure, forgive: () => setFailure(null), run };
}
