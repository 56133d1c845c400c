import type { ReactNode } from 'react';
import {
  useAddPasskeyMutation,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyMutation,
  useConfirmSecondFactorMutation,
  useEndSessionMutation,
  useEndSessionsMutation,
  useListSessionsQuery,
  useReadProfileQuery,
  useReadSecondFactorQuery,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartSecondFactorMutation,
} from '../../api/generated-auth.ts';
import { useSession } from '../../app/use-application.ts';
import { useStepUp } from '../step-up/use-step-up.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { SecurityContext, type SecurityCalls } from './security-calls.ts';

const USER_CALLS: SecurityCalls = {
  useListSessions: useListSessionsQuery,
  useEndSession: useEndSessionMutation,
  useEndSessions: useEndSessionsMutation,
  useReadSecondFactor: useReadSecondFactorQuery,
  useStartSecondFactor: useStartSecondFactorMutation,
  useConfirmSecondFactor: useConfirmSecondFactorMutation,
  useRenewRecoveryCodes: useRenewRecoveryCodesMutation,
  useRemoveSecondFactor: useRemoveSecondFactorMutation,
  useListPasskeys: useListPasskeysQuery,
  useStartPasskey: useStartPasskeyMutation,
  useAddPasskey: useAddPasskeyMutation,
  useRenamePasskey: useRenamePasskeyMutation,
  useRemovePasskey: useRemovePasskeyMutation,
  useStepUp,
  useSignOut,
  useOwner: () => useSession().user?.email ?? '',
  useMailbox() {
    const { data } = useReadProfileQuery();
    const address = useSession().user?.email ?? '';
    return { address, isVerified: data?.user.emailVerified ?? true };
  },
};

/** The account of a user of the site. */
export const UserSecurity = ({ children }: { readonly children: ReactNode }) => (
  <SecurityContext value={USER_CALLS}>{children}</SecurityContext>
);
