import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useAddAdminPasskeyMutation,
  useListAdminPasskeysQuery,
  useRemoveAdminPasskeyMutation,
  useRenameAdminPasskeyMutation,
  useStartAdminPasskeyMutation,
  useConfirmAdminSecondFactorMutation,
  useEndAdminSessionMutation,
  useEndAdminSessionsMutation,
  useListAdminSessionsQuery,
  useReadAdminSecondFactorQuery,
  useRemoveAdminSecondFactorMutation,
  useRenewAdminRecoveryCodesMutation,
  useStartAdminSecondFactorMutation,
} from '../../../api/generated-admin.ts';
import { SecurityContext, type SecurityCalls } from '../../../shell/security/security-calls.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { useAdminStepUp } from './use-admin-step-up.tsx';
import { useAdminState } from './use-admin.tsx';

function useLeave() {
  const navigate = useNavigate();
  return () => void navigate(adminPaths.signOut);
}

const ADMIN_CALLS: SecurityCalls = {
  useListSessions: useListAdminSessionsQuery,
  useEndSession: useEndAdminSessionMutation,
  useEndSessions: useEndAdminSessionsMutation,
  useReadSecondFactor: useReadAdminSecondFactorQuery,
  useStartSecondFactor: useStartAdminSecondFactorMutation,
  useConfirmSecondFactor: useConfirmAdminSecondFactorMutation,
  useRenewRecoveryCodes: useRenewAdminRecoveryCodesMutation,
  useRemoveSecondFactor: useRemoveAdminSecondFactorMutation,
  useListPasskeys: useListAdminPasskeysQuery,
  useStartPasskey: useStartAdminPasskeyMutation,
  useAddPasskey: useAddAdminPasskeyMutation,
  useRenamePasskey: useRenameAdminPasskeyMutation,
  useRemovePasskey: useRemoveAdminPasskeyMutation,
  useStepUp: useAdminStepUp,
  useSignOut: useLeave,
  useOwner: () => useAdminState().admin?.username ?? '',
  useMailbox: () => ({ address: useAdminState().admin?.email ?? '', isVerified: true }),
};

/** The account of an operator. */
export const AdminSecurity = ({ children }: { readonly children: ReactNode }) => (
  <SecurityContext value={ADMIN_CALLS}>{children}</SecurityContext>
);
