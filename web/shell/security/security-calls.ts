import { createContext, useContext } from 'react';
import type {
  useConfirmSecondFactorMutation,
  useEndSessionMutation,
  useEndSessionsMutation,
  useListSessionsQuery,
  useReadSecondFactorQuery,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartSecondFactorMutation,
} from '../../api/generated.ts';
import type { useStepUp } from '../step-up/use-step-up.tsx';

/** What keeps an account safe is the same for users and operators; whom it asks is not. */
export interface SecurityCalls {
  readonly useListSessions: typeof useListSessionsQuery;
  readonly useEndSession: typeof useEndSessionMutation;
  readonly useEndSessions: typeof useEndSessionsMutation;
  readonly useReadSecondFactor: typeof useReadSecondFactorQuery;
  readonly useStartSecondFactor: typeof useStartSecondFactorMutation;
  readonly useConfirmSecondFactor: typeof useConfirmSecondFactorMutation;
  readonly useRenewRecoveryCodes: typeof useRenewRecoveryCodesMutation;
  readonly useRemoveSecondFactor: typeof useRemoveSecondFactorMutation;
  readonly useStepUp: typeof useStepUp;
  /** Leaves this browser's own session. */
  readonly useSignOut: () => () => unknown;
  /** The name that the owner signs in with. */
  readonly useOwner: () => string;
}

export const SecurityContext = createContext<SecurityCalls | null>(null);

export function useSecurityCalls(): SecurityCalls {
  const calls = useContext(SecurityContext);
  if (!calls) throw new Error('nobody says whose security this is');
  return calls;
}
