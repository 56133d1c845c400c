import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import type { PasskeyRequestAnswer, PasskeySignInRequest } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { askForPasskey } from './browser-passkeys.ts';

type Answered<Answer> = PromiseLike<{
  readonly data?: Answer | undefined;
  readonly error?: unknown;
}>;

interface Calls<Opened> {
  readonly start: () => Answered<PasskeyRequestAnswer>;
  readonly signIn: (assertion: PasskeySignInRequest) => Answered<Opened>;
  readonly onOpened: (opened: Opened) => void;
}

/** Signing in with a passkey instead of the password and the code. */
export function usePasskeySignIn<Opened>({ start, signIn, onOpened }: Calls<Opened>) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (): Promise<string | null> => {
    const begun = await start();
    if (!begun.data) return errorMessage(begun.error, t('session.passkey.failed'));
    const given = await askForPasskey(begun.data.data);
    if ('fault' in given)
      return t(
        given.fault === 'known' ? 'session.passkey.failed' : `session.passkey.${given.fault}`,
      );
    const opened = await signIn(given.answer);
    if (!opened.data) return errorMessage(opened.error, t('session.passkey.failed'));
    onOpened(opened.data);
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
