import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { failureText } from '../../../api/call-failure.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useRestoreUserMutation, type UserRecord } from './users-api.ts';

/** Restores a user from the trash, and says what became of it. */
export function useRestoreUser(): {
  readonly restore: (user: UserRecord) => Promise<void>;
  /** To be rendered: the dialog of the password. */
  readonly dialog: ReactNode;
} {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [run] = useRestoreUserMutation();
  const restore = async ({ id, name }: UserRecord) => {
    const answer = await stepUp(() => run({ id }));
    if (!answer) return;
    toasts.add(
      answer.error
        ? { title: failureText(answer.error, t('users.restoreFailed')), variant: 'destructive' }
        : { title: t('users.restored', { name }) },
    );
  };
  return { restore, dialog };
}
