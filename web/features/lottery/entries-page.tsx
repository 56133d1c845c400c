import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListOwnEntriesQuery, type ListedOwnEntryResponse } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { RequireUser } from '../../app/require-user.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { PhaseBadge } from '../../ui/event-form/phase-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { utcTime } from '../../ui/format-date.ts';
import { ReceiptActions } from './entry-receipt.tsx';
import { LoadFailed, LotteryFrame, PageHead } from './lottery-frame.tsx';

/** /lottery/entries: every draw that the user has entered. */
export function EntriesPage() {
  const t = useText();
  usePage(t('lottery.entriesTitle'));
  return (
    <LotteryFrame>
      <PageHead title={t('lottery.entriesTitle')} intro={t('lottery.entriesIntro')} />
      <RequireUser>
        <Entries />
      </RequireUser>
    </LotteryFrame>
  );
}

function Entries() {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <div className="space-y-4">
      {cursors.map((cursor, place) => (
        <EntriesPart
          key={cursor ?? ''}
          cursor={cursor}
          onMore={
            place === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
          }
        />
      ))}
    </div>
  );
}

interface PartProps {
  readonly cursor: string | null;
  readonly onMore: ((cursor: string) => void) | undefined;
}

function EntriesPart({ cursor, onMore }: PartProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListOwnEntriesQuery(
    { ...(cursor === null ? {} : { cursor }), 'Accept-Language': useLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data)
    return (
      <LoadFailed
        title={t('lottery.entriesFailed')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonBlock label={t('lottery.loading')} className="space-y-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonBlock>
    );
  if (data.data.length === 0 && cursor === null)
    return (
      <EmptyState
        level={2}
        title={t('lottery.noEntries')}
        text={t('lottery.noEntriesText')}
        action={<ButtonLink to={paths.lottery}>{t('lottery.toList')}</ButtonLink>}
      />
    );
  const { nextCursor } = data;
  return (
    <>
      {data.data.map((own) => (
        <OwnEntry key={own.receipt.uuid} own={own} />
      ))}
      {nextCursor !== null && onMore && (
        <Button onClick={() => onMore(nextCursor)}>{t('lottery.more')}</Button>
      )}
    </>
  );
}

function OwnEntry({ own }: { readonly own: ListedOwnEntryResponse }) {
  const t = useText();
  const language = useLanguage();
  const { event, receipt, prize } = own;
  return (
    <Card label={event.title} className="flex flex-wrap items-start gap-4 p-4">
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-14 font-semibold wrap-anywhere">
            <Link to={paths.lotteryEvent(event.id)} className="text-accent hover:underline">
              {event.title}
            </Link>
          </h2>
          <PhaseBadge phase={event.phase} />
          {prize?.prize && (
            <Badge tone={prize.state === 'forfeited' ? 'neutral' : 'ok'}>
              {prize.prize} · {t(`lottery.state.${prize.state}`)}
            </Badge>
          )}
        </div>
        <p className="figures text-12 wrap-anywhere text-ink-3">{receipt.uuid}</p>
        <p className="text-12 text-ink-3">
          {t('lottery.enteredAt')}: {utcTime(receipt.at, language)} · {t('lottery.chances')}:{' '}
          {receipt.weight}
        </p>
      </div>
      <ReceiptActions receipt={receipt} />
    </Card>
  );
}
