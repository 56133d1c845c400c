import { useApplication } from '../../../app/use-application.ts';
import { StepUpForm, type StepUpDialogProps } from '../../../shell/step-up/step-up-form.tsx';
import {
  useListAdminPasskeysQuery,
  useReauthenticateAdminMutation,
  useReauthenticateAdminWithPasskeyMutation,
  useStartAdminPasskeyStepUpMutation,
} from '../../../api/generated-admin.ts';
import { adminSessionOf } from './admin-session.ts';

/** Asks an operator for the password once more, or for a passkey. */
export function AdminStepUpDialog({ onAnswer }: StepUpDialogProps) {
  const session = adminSessionOf(useApplication());
  const [reauthenticate, { isLoading }] = useReauthenticateAdminMutation();
  const { data: passkeys } = useListAdminPasskeysQuery();
  const [startPasskey] = useStartAdminPasskeyStepUpMutation();
  const [provePasskey] = useReauthenticateAdminWithPasskeyMutation();
  return (
    <StepUpForm
      onAnswer={onAnswer}
      isLoading={isLoading}
      owner={session.state().admin?.username ?? ''}
      reauthenticate={async (reauthenticateRequest) => {
        const answer = await reauthenticate({ reauthenticateRequest });
        if (answer.data) session.tokenReplaced(answer.data.data.token);
        return answer;
      }}
      hasPasskey={passkeys !== undefined && passkeys.data.length > 0}
      passkey={{
        start: () => startPasskey(),
        prove: (passkeyStepUpRequest) => provePasskey({ passkeyStepUpRequest }),
        onProven: ({ data }) => session.tokenReplaced(data.token),
      }}
    />
  );
}
