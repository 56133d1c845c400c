import { useChangePasswordMutation } from '../../api/generated-auth.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { PasswordPanel } from '../../shell/security/password-panel.tsx';
import { usePasswordMinLength } from '../../shell/security/use-password-min-length.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';

/** Changes the password of the account. */
export function UserPassword() {
  const t = useText();
  const toasts = useToasts();
  const { user } = useSession();
  const least = usePasswordMinLength();
  const [change, { isLoading }] = useChangePasswordMutation();
  return (
    <PasswordPanel
      owner={user?.email ?? ''}
      minimum={least}
      hint={t('password.hint', { least })}
      failed={t('password.failed')}
      isLoading={isLoading}
      change={(changePasswordRequest) => change({ changePasswordRequest })}
      onChanged={() => toasts.add({ title: t('password.saved') })}
    />
  );
}
