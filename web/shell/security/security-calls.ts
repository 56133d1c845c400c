import { createContext, useContext } from 'react';
import type {
  AddPasskeyRequest,
  NamePasskeyRequest,
  PasskeyCreationAnswer,
  PasskeysResponse,
  ConfirmSecondFactorRequest,
  EndSessionsRequest,
  NewSecondFactorAnswer,
  OwnSessionsResponse,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
} from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import type { useStepUp } from '../step-up/use-step-up.tsx';

type Read<Answer> = (
  arg: undefined,
  options: { readonly refetchOnMountOrArgChange: boolean },
) => {
  readonly data?: Answer | undefined;
  readonly isLoading: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
};

type Answered<Answer> = Promise<{
  readonly data?: Answer | undefined;
  readonly error?: unknown;
}>;

type Write<Arg, Answer = unknown> = () => readonly [
  (arg: Arg) => Answered<Answer>,
  { readonly isLoading: boolean },
];

/** What keeps an account safe is the same for users and operators; whom it asks is not. */
export interface SecurityCalls {
  readonly useListSessions: Read<OwnSessionsResponse>;
  readonly useEndSession: Write<{ readonly id: string }>;
  readonly useEndSessions: Write<{ readonly endSessionsRequest: EndSessionsRequest }>;
  readonly useReadSecondFactor: Read<SecondFactorAnswer>;
  readonly useStartSecondFactor: Write<void, NewSecondFactorAnswer>;
  readonly useConfirmSecondFactor: Write<
    { readonly confirmSecondFactorRequest: ConfirmSecondFactorRequest },
    RecoveryCodesAnswer
  >;
  readonly useRenewRecoveryCodes: Write<void, RecoveryCodesAnswer>;
  readonly useRemoveSecondFactor: Write<void>;
  readonly useListPasskeys: Read<PasskeysResponse>;
  readonly useStartPasskey: Write<void, PasskeyCreationAnswer>;
  readonly useAddPasskey: Write<{ readonly addPasskeyRequest: AddPasskeyRequest }>;
  readonly useRenamePasskey: Write<{
    readonly id: string;
    readonly namePasskeyRequest: NamePasskeyRequest;
  }>;
  readonly useRemovePasskey: Write<{ readonly id: string }>;
  readonly useStepUp: typeof useStepUp;
  /** Leaves this browser's own session. */
  readonly useSignOut: () => () => unknown;
  /** The name that the owner signs in with. */
  readonly useOwner: () => string;
  /** Where mail about the account goes. */
  readonly useMailbox: () => {
    readonly address: string;
    /** False where the owner has not opened a link mailed to it; operators' addresses are not verified at all. */
    readonly isVerified: boolean;
  };
}

export const SecurityContext = createContext<SecurityCalls | null>(null);

/** Addresses of this top-level domain (RFC 2606) reach nobody; the sample accounts have them. */
const SAMPLE_ADDRESS = /\.example$/;

/** Whether mail about passkeys or API keys reaches the owner, in words. */
export function useMailNotice(what: 'passkeys' | 'apiKeys'): string {
  const t = useText();
  const { address, isVerified } = useSecurityCalls().useMailbox();
  if (SAMPLE_ADDRESS.test(address)) return t('security.sampleAddress', { address });
  return t(isVerified ? `${what}.mailed` : 'security.unverifiedAddress', { address });
}

export function useSecurityCalls(): SecurityCalls {
  const calls = useContext(SecurityContext);
  if (!calls) throw new Error('nobody says whose security this is');
  return calls;
}
