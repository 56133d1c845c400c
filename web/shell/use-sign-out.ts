import { useSignOutMutation } from '../api/generated-auth.ts';
import { useApplication } from '../app/use-application.ts';

/** Ends the session on the server and forgets it here, whatever the server answers. */
export function useSignOut(): () => Promise<void> {
  const { signedOut } = useApplication();
  const [endSession] = useSignOutMutation();
  return async () => {
    await endSession();
    signedOut();
  };
}
