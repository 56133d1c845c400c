import { useChangePasswordMutation } from '../../api/generated-auth.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { PasswordPanel } from '../../shell/security/password-panel.tsx';
import { useToasts } from '../../shell/toasts/use-toasts.ts';

/** Changes the password of the account. */
export function UserPassword() {
  const t = useText();
  const toasts = useToasts();
  const { user } = useSession();
  const [change, { isLoading }] = useChangePasswordMutation();
  return (
    <PasswordPanel
      owner={user?.email ?? ''}
      hint={t('password.hint')}
      failed={t('password.failed')}
      isLoading={isLoading}
      change={(changePasswordRequest) => change({ changePasswordRequest })}
      onChanged={() => toasts.add({ title: t('password.saved') })}
    />
  );
}
