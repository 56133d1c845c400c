import { useApplication } from '../../../app/use-application.ts';
import { StepUpForm, type StepUpDialogProps } from '../../../shell/step-up/step-up-form.tsx';
import { useReauthenticateAdminMutation } from '../../../api/generated-admin.ts';
import { adminSessionOf } from './admin-session.ts';

/** Asks an operator for the password once more. */
export function AdminStepUpDialog({ onAnswer }: StepUpDialogProps) {
  const session = adminSessionOf(useApplication());
  const [reauthenticate, { isLoading }] = useReauthenticateAdminMutation();
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
    />
  );
}
