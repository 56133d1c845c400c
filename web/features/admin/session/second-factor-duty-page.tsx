import { useText } from '../../../i18n/use-text.ts';
import { SecondFactorPanel } from '../../../shell/security/second-factor-panel.tsx';
import { AdminSecurity } from './admin-security.tsx';
import { DutyPage } from './duty-page.tsx';
import { useAdminSession } from './use-admin.tsx';

/** Where superadmins must have a second factor, one without sets it up first. */
export function SecondFactorDutyPage() {
  const t = useText();
  const { adminChanged } = useAdminSession();
  return (
    <DutyPage
      duty="secondFactor"
      title={t('admin.factorDue.title')}
      text={t('admin.factorDue.text')}
    >
      {() => (
        <AdminSecurity>
          <SecondFactorPanel onKept={() => adminChanged({ due: null })} />
        </AdminSecurity>
      )}
    </DutyPage>
  );
}
