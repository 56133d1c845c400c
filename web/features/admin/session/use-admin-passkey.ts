import {
  useSignInAdminWithPasskeyMutation,
  useStartAdminPasskeySignInMutation,
} from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePasskey } from '../../../shell/passkeys/use-passkey.ts';
import { useAdminSession } from './use-admin.tsx';

/** Signing in to the console with a passkey. */
export function useAdminPasskey() {
  const t = useText();
  const { signedIn } = useAdminSession();
  const [start] = useStartAdminPasskeySignInMutation();
  const [signIn] = useSignInAdminWithPasskeyMutation();
  return usePasskey(
    {
      start: () => start(),
      prove: ({ userHandle = '', ...signed }) =>
        signIn({ passkeyAssertionRequest: { ...signed, userHandle } }),
      onProven: ({ data }) => signedIn(data),
    },
    (fault) => t(`session.passkey.${fault}`),
  );
}
