import type { BrokerageStatusResponse } from '../../api/generated.ts';
import { useText, useWrittenLanguage } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { MISSING } from '../../ui/format.ts';
import { localTime } from '../../ui/format-date.ts';
import { KeyValues } from '../../ui/key-values.tsx';
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
  const written = useWrittenLanguage();
  if (connected === null) return <FactsSkeleton label={t('brokerage.checking')} />;
  const state = (
    <Badge tone={connected ? 'ok' : 'neutral'} dot>
      {t(connected ? 'brokerage.connected' : 'brokerage.notConnected')}
    </Badge>
  );
  const facts = [
    { key: 'account', label: t('brokerage.accountId'), value: status?.accountId ?? MISSING },
    {
      key: 'verified',
      label: t('brokerage.lastVerified'),
      value: localTime(status?.lastVerified, written),
    },
    {
      key: 'expires',
      label: t('brokerage.expiresAt'),
      value: localTime(status?.expiresAt, written),
    },
  ];
  return (
    <KeyValues
      rows={[
        { key: 'state', label: t('brokerage.status'), value: state },
        ...(connected ? facts : []),
      ]}
    />
  );
}

const FactsSkeleton = ({ label }: { readonly label: string }) => (
  <SkeletonBlock label={label} className="py-2.5">
    <div className="flex justify-between">
      <Skeleton className="w-24" />
      <Skeleton className="w-20" />
    </div>
  </SkeletonBlock>
);
