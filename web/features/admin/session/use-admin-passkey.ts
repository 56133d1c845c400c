import {
  useSignInAdminWithPasskeyMutation,
  useStartAdminPasskeySignInMutation,
} from '../../../api/generated-admin.ts';
import { usePasskeySignIn } from '../../../shell/passkeys/use-passkey-sign-in.ts';
import { useAdminSession } from './use-admin.tsx';

/** Signing in to the console with a passkey. */
export function useAdminPasskey() {
  const { signedIn } = useAdminSession();
  const [start] = useStartAdminPasskeySignInMutation();
  const [signIn] = useSignInAdminWithPasskeyMutation();
  return usePasskeySignIn({
    start: () => start(),
    signIn: (passkeyAssertionRequest) => signIn({ passkeyAssertionRequest }),
    onOpened: ({ data }) => signedIn(data),
  });
}
