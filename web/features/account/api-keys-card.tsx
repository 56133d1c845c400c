import { lazy, Suspense, useState } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import { isApiKeyExpired, lastDayOf, MAX_API_KEYS } from '@toolyard/core/accounts';
import { useListApiKeysQuery, type ApiKeyResponse } from '../../api/generated-auth.ts';
import { useApplication } from '../../app/use-application.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import {
  PanelFault,
  ComingRows,
  PanelFoot,
  useFocusAfterRemoval,
} from '../../shell/security/panel-parts.tsx';
import { useMailNotice } from '../../shell/security/security-calls.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { localDay, localTime, longDay } from '../../ui/format-date.ts';
import { ApiKeyRevocation } from './api-key-revocation.tsx';

const ApiKeyDialog = lazy(() =>
  import('./api-key-dialog.tsx').then((m) => ({ default: m.ApiKeyDialog })),
);

/** Keys by which programs call the API on behalf of the user. */
export function ApiKeysCard() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data, isLoading, error, refetch } = useListApiKeysQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const mailNotice = useMailNotice('apiKeys');
  const isFull = data !== undefined && data.data.length >= MAX_API_KEYS;
  return (
    <Card label={t('apiKeys.title')}>
      <CardHead title={t('apiKeys.title')} />
      {isLoading && <ComingRows label={t('apiKeys.loading')} count={1} />}
      {error !== undefined && !data && (
        <PanelFault title={t('apiKeys.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && <Keys keys={data.data} />}
      {data && (
        <PanelFoot
          text={`${t(isFull ? 'apiKeys.full' : 'apiKeys.text', { most: MAX_API_KEYS })} ${mailNotice}`}
        >
          <Button disabled={isFull} onClick={() => setOpen(true)}>
            {t('apiKeys.create')}
          </Button>
        </PanelFoot>
      )}
      {open && (
        <Suspense>
          <ApiKeyDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function Keys({ keys }: { readonly keys: readonly ApiKeyResponse[] }) {
  const t = useText();
  const [revoking, setRevoking] = useState<ApiKeyResponse | null>(null);
  const list = useFocusAfterRemoval(keys.length);
  return (
    <>
      {keys.length === 0 && <EmptyState title={t('apiKeys.none')} text={t('apiKeys.noneText')} />}
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
        ))}
      </ul>
      {revoking && <ApiKeyRevocation apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

interface RowProps {
  readonly apiKey: ApiKeyResponse;
  readonly onRevoke: () => void;
}

function KeyRow({ apiKey, onRevoke }: RowProps) {
  const t = useText();
  const language = useLanguage();
  const { name, hint, scopes, calls, lastUsedAt } = apiKey;
  const { services } = useApplication();
  const expiresAt = Date.parse(apiKey.expiresAt);
  const isExpired = isApiKeyExpired({ expiresAt }, services.now());
  const day = longDay(lastDayOf({ expiresAt }), language);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" className="flex-none text-ink-4" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="text-12 text-ink-3">{hint}…</code>
          {isExpired && <Badge tone="warn">{t('apiKeys.expired')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-2 font-mono text-12 text-ink-2">
          {scopes.map((scope) => (
            <span key={scope}>{scope}</span>
          ))}
        </p>
        <p className="flex flex-wrap gap-x-3 text-12 text-ink-3">
          <span className="figures">
            {t('apiKeys.created', { day: localDay(apiKey.createdAt, language) })}
          </span>
          <span className="figures">
            {t(isExpired ? 'apiKeys.expiredAt' : 'apiKeys.expires', { day })}
          </span>
          <span className="figures">
            {lastUsedAt === null
              ? t('apiKeys.unused')
              : t('apiKeys.used', {
                  time: localTime(lastUsedAt, language),
                  count: calls,
                })}
          </span>
        </p>
      </div>
      <Button
        size="sm"
        className="max-sm:ml-7"
        aria-label={t('apiKeys.revokeOf', { name, hint })}
        onClick={onRevoke}
      >
        {t('apiKeys.revoke')}
      </Button>
    </li>
  );
}
