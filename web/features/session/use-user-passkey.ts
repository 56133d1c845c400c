import type { UseFormReturn } from 'react-hook-form';
import {
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
} from '../../api/generated-auth.ts';
import { useApplication } from '../../app/use-application.ts';
import { usePasskeySignIn } from '../../shell/passkeys/use-passkey-sign-in.ts';
import type { SignInValues } from './sign-in-values.ts';

/** Signing in to the site with a passkey; the form says whether to stay signed in. */
export function useUserPasskey(form: UseFormReturn<SignInValues>) {
  const { signedIn } = useApplication();
  const [start] = useStartPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  return usePasskeySignIn({
    start: () => start(),
    signIn: (assertion) =>
      signIn({ passkeySignInRequest: { ...assertion, remember: form.getValues('remember') } }),
    onOpened: ({ token, user }) => signedIn(token, user),
  });
}
