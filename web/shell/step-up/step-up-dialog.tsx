import {
  useListPasskeysQuery,
  useReauthenticateMutation,
  useReauthenticateWithPasskeyMutation,
  useStartPasskeyStepUpMutation,
} from '../../api/generated-auth.ts';
import { useApplication, useSession } from '../../app/use-application.ts';
import { StepUpForm, type StepUpDialogProps } from './step-up-form.tsx';

/** Asks a user of the site for the password once more, or for a passkey. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const { user } = useSession();
  const { tokenReplaced } = useApplication();
  const [reauthenticate, { isLoading }] = useReauthenticateMutation();
  const { data: passkeys } = useListPasskeysQuery();
  const [startPasskey] = useStartPasskeyStepUpMutation();
  const [provePasskey] = useReauthenticateWithPasskeyMutation();
  return (
    <StepUpForm
      onAnswer={onAnswer}
      isLoading={isLoading}
      owner={user?.email ?? ''}
      reauthenticate={async (reauthenticateRequest) => {
        const answer = await reauthenticate({ reauthenticateRequest });
        if (answer.data) tokenReplaced(answer.data.token);
        return answer;
      }}
      hasPasskey={passkeys !== undefined && passkeys.data.length > 0}
      passkey={{
        start: () => startPasskey(),
        prove: (passkeyStepUpRequest) => provePasskey({ passkeyStepUpRequest }),
        onProven: ({ token }) => tokenReplaced(token),
      }}
    />
  );
}
