import type { ReactNode } from 'react';
import type { BrokerageStatusResponse } from '../../api/generated-auth.ts';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { MISSING } from '../../ui/format.ts';
import { localTime } from '../../ui/format-date.ts';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

interface Props {
  /** Null is not known yet. */
  readonly connected: boolean | null;
  /** Null while only the return of the broker says that it is connected. */
  readonly status: BrokerageStatusResponse | null;
}

/** Connected or not, as which account, since when and how long. */
export function BrokerageFacts({ connected, status }: Props) {
  const t = useText();
  const written = useLanguage();
  if (connected === null) return <FactsSkeleton label={t('brokerage.checking')} />;
  return (
    <dl>
      <Fact label={t('brokerage.status')}>
        <Badge tone={connected ? 'ok' : 'neutral'} dot>
          {t(connected ? 'brokerage.connected' : 'brokerage.notConnected')}
        </Badge>
      </Fact>
      {connected && (
        <>
          <Fact label={t('brokerage.accountId')}>{status?.accountId ?? MISSING}</Fact>
          <Fact label={t('brokerage.lastVerified')}>
            {localTime(status?.lastVerified, written)}
          </Fact>
          <Fact label={t('brokerage.expiresAt')}>{localTime(status?.expiresAt, written)}</Fact>
        </>
      )}
    </dl>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex items-baseline gap-4 py-1.25">
    <dt className="w-28 flex-none text-ink-2">{label}</dt>
    <dd className="figures min-w-0 font-medium wrap-anywhere">{children}</dd>
  </div>
);

const FactsSkeleton = ({ label }: { readonly label: string }) => (
  <SkeletonBlock label={label} className="py-2.5">
    <div className="flex gap-4">
      <Skeleton className="w-28" />
      <Skeleton className="w-20" />
    </div>
  </SkeletonBlock>
);
