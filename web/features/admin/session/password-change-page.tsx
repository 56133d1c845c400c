import { useText } from '../../../i18n/use-text.ts';
import { PasswordForm } from '../../../shell/security/password-panel.tsx';
import { RequiredActionPage } from './required-action-page.tsx';
import { useAdminPassword } from './use-admin-password.ts';

/** An operator whose password was chosen by somebody else chooses one of their own first. */
export function PasswordChangePage() {
  const t = useText();
  const password = useAdminPassword();
  return (
    <RequiredActionPage
      requiredAction="passwordChange"
      title={t('admin.passwordDue.title')}
      text={t('admin.passwordDue.text')}
    >
      {({ username }) => <PasswordForm owner={username} look="primary" {...password} />}
    </RequiredActionPage>
  );
}
