import { useChangeAdminPasswordMutation } from '../../../api/generated-admin.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { ADMIN_PASSWORD_MIN } from '../admins/admin-values.ts';
import { useAdminSession } from './use-admin.tsx';

/** What the form of a changed password needs of the console. */
export function useAdminPassword() {
  const t = useText();
  const toasts = useToasts();
  const { adminChanged } = useAdminSession();
  const [change, { isLoading }] = useChangeAdminPasswordMutation();
  return {
    change: (changeAdminPasswordRequest: {
      readonly currentPassword: string;
      readonly newPassword: string;
    }) => change({ changeAdminPasswordRequest }),
    isLoading,
    minimum: ADMIN_PASSWORD_MIN,
    hint: t('admin.password.hint', { count: ADMIN_PASSWORD_MIN }),
    differ: t('admin.password.differ'),
    failed: t('admin.password.failed'),
    onChanged: () => {
      adminChanged({ due: null });
      toasts.add({ title: t('admin.password.saved') });
    },
  };
}
