import { useState, type ReactNode } from 'react';
import {
  useEndBrokerageConnectionMutation,
  useReadBrokerageStatusQuery,
} from '../../api/generated.ts';
import {
  useListApiKeysQuery,
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRevokeApiKeyMutation,
} from '../../api/generated-auth.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { useStepUp } from '../../shell/step-up/use-step-up.tsx';
import { localDay } from '../../ui/format-date.ts';

type AccessKind = 'passkey' | 'apiKey' | 'broker';

/** One thing that opens the account, or acts for it, besides its password. */
export interface Access {
  readonly id: string;
  readonly kind: AccessKind;
  readonly name: string;
  /** When it was made; null where that is unknown. */
  readonly since: string | null;
}

interface RemainingAccess {
  /** Null until everything is known. */
  readonly access: readonly Access[] | null;
  readonly error: unknown;
  readonly retry: () => void;
  readonly end: (which: readonly Access[]) => Promise<void>;
  /** What is being ended: an id, or all of them. */
  readonly ending: string | null;
  readonly failure: string | null;
  readonly dialog: ReactNode;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Passkeys, API keys and broker connection of the signed-in user, and how they are ended. */
export function useRemainingAccess(): RemainingAccess {
  const t = useText();
  const language = useLanguage();
  const passkeys = useListPasskeysQuery(undefined, FRESH);
  const apiKeys = useListApiKeysQuery(undefined, FRESH);
  const broker = useReadBrokerageStatusQuery({}, FRESH);
  const [removePasskey] = useRemovePasskeyMutation();
  const [revokeApiKey] = useRevokeApiKeyMutation();
  const [disconnect] = useEndBrokerageConnectionMutation();
  const { stepUp, dialog } = useStepUp();
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const since = (createdAt: string) => t('access.since', { day: localDay(createdAt, language) });
  const access =
    passkeys.data && apiKeys.data && broker.data
      ? [
          ...passkeys.data.data.map(({ id, name, createdAt }) => ({
            ...{ id, name, kind: 'passkey' as const, since: since(createdAt) },
          })),
          ...apiKeys.data.data.map(({ id, name, createdAt }) => ({
            ...{ id, name, kind: 'apiKey' as const, since: since(createdAt) },
          })),
          ...brokerAccess(broker.data),
        ]
      : null;

  const call = ({ id, kind }: Access) => {
    if (kind === 'passkey') return removePasskey({ id });
    return kind === 'apiKey' ? revokeApiKey({ id }) : disconnect();
  };
  const end = async (which: readonly Access[]) => {
    setFailure(null);
    setEnding(which.length > 1 ? 'all' : (which[0]?.id ?? null));
    for (const each of which) {
      const answer = await stepUp(() => call(each));
      if (answer && !answer.error) continue;
      if (answer)
        setFailure(errorMessage(answer.error, t('access.endFailed', { name: each.name })));
      break;
    }
    setEnding(null);
  };
  const all = [passkeys, apiKeys, broker];
  return {
    ...{ access, end, ending, failure, dialog },
    error: access ? undefined : all.find(({ error }) => error !== undefined)?.error,
    retry: () => all.forEach(({ error, refetch }) => void (error !== undefined && refetch())),
  };
}

interface Connection {
  readonly connected: boolean;
  readonly paused: boolean;
  readonly provider: string;
  readonly accountId: string | null;
  readonly brokers: readonly { readonly provider: string; readonly name: string }[];
}

function brokerAccess({ connected, paused, provider, accountId, brokers }: Connection): Access[] {
  if (!connected && !paused) return [];
  const broker = brokers.find((each) => each.provider === provider)?.name ?? provider;
  const name = accountId === null ? broker : `${broker} ${accountId}`;
  return [{ id: 'broker', kind: 'broker', name, since: null }];
}
