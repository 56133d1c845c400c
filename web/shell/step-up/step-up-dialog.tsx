import { useReauthenticateMutation } from '../../api/generated.ts';
import { useSession } from '../../app/use-application.ts';
import { StepUpForm, type StepUpDialogProps } from './step-up-form.tsx';

/** Asks a user of the site for the password once more. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const { user } = useSession();
  const [reauthenticate, { isLoading }] = useReauthenticateMutation();
  return (
    <StepUpForm
      onAnswer={onAnswer}
      isLoading={isLoading}
      owner={user?.email ?? ''}
      reauthenticate={(reauthenticateRequest) => reauthenticate({ reauthenticateRequest })}
    />
  );
}
