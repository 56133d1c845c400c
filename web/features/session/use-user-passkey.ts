import type { UseFormReturn } from 'react-hook-form';
import {
  useSignInWithPasskeyMutation,
  useStartPasskeySignInMutation,
} from '../../api/generated-auth.ts';
import { useApplication } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePasskey } from '../../shell/passkeys/use-passkey.ts';
import type { SignInValues } from './sign-in-values.ts';

/** Signing in to the site with a passkey; the form says whether to stay signed in. */
export function useUserPasskey(form: UseFormReturn<SignInValues>) {
  const t = useText();
  const { signedIn } = useApplication();
  const [start] = useStartPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  return usePasskey(
    {
      start: () => start(),
      prove: ({ userHandle = '', ...signed }) => {
        const remember = form.getValues('remember');
        return signIn({ passkeySignInRequest: { ...signed, userHandle, remember } });
      },
      onProven: ({ token, user }) => signedIn(token, user),
    },
    (fault) => t(`session.passkey.${fault}`),
  );
}
