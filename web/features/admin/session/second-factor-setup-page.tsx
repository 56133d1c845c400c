import { useText } from '../../../i18n/use-text.ts';
import { SecondFactorPanel } from '../../../shell/security/second-factor-panel.tsx';
import { AdminSecurity } from './admin-security.tsx';
import { RequiredActionPage } from './required-action-page.tsx';
import { useAdminSession } from './use-admin.tsx';

/** Where superadmins must have a second factor, one without sets it up first. */
export function SecondFactorSetupPage() {
  const t = useText();
  const { adminChanged } = useAdminSession();
  return (
    <RequiredActionPage
      requiredAction="secondFactor"
      title={t('admin.factorDue.title')}
      text={t('admin.factorDue.text')}
    >
      {() => (
        <AdminSecurity>
          <SecondFactorPanel onSaved={() => adminChanged({ due: null })} />
        </AdminSecurity>
      )}
    </RequiredActionPage>
  );
}
