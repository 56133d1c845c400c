import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListWinnersQuery } from '../../api/generated.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { LoadFailed, LotteryFrame, PageHead } from './lottery-frame.tsx';
import { WinnerTable } from './winner-table.tsx';

const PAGE_SIZE = 20;

/** /lottery/winners: winners of every draw, with a search in the address. */
export function WinnersPage() {
  const t = useText();
  usePage(t('lottery.winnersTitle'));
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const find = (text: string) => setParams(text === '' ? {} : { search: text }, { replace: true });
  return (
    <LotteryFrame>
      <PageHead title={t('lottery.winnersTitle')} intro={t('lottery.winnersIntro')} />
      <div className="mb-4 max-w-90">
        <SearchField landmark label={t('lottery.searchWinners')} value={search} onSearch={find} />
      </div>
      <WinnerPages key={search} search={search} onReset={() => find('')} />
    </LotteryFrame>
  );
}

interface PagesProps {
  readonly search: string;
  readonly onReset: () => void;
}

/** The pages that were requested so far. */
function WinnerPages({ search, onReset }: PagesProps) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <Card>
      {cursors.map((cursor, place) => (
        <WinnerPage
          key={cursor ?? ''}
          search={search}
          cursor={cursor}
          onReset={onReset}
          onMore={
            place === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
          }
        />
      ))}
    </Card>
  );
}

interface PageProps extends PagesProps {
  readonly cursor: string | null;
  readonly onMore: ((cursor: string) => void) | undefined;
}

function WinnerPage({ search, cursor, onReset, onMore }: PageProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListWinnersQuery({
    limit: PAGE_SIZE,
    ...(cursor === null ? {} : { cursor }),
    ...(search === '' ? {} : { search }),
    'Accept-Language': useLanguage(),
  });
  if (error && !data)
    return (
      <div className="p-4">
        <LoadFailed
          title={t('lottery.winnersFailed')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  if (!data)
    return (
      <SkeletonBlock label={t('lottery.loading')} className="space-y-4 p-4">
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} className="h-5" />
        ))}
      </SkeletonBlock>
    );
  if (data.data.length === 0)
    return search === '' ? (
      <EmptyState level={2} title={t('lottery.noWinnersYet')} text={t('lottery.noWinnersText')} />
    ) : (
      <EmptyState
        level={2}
        title={t('lottery.noMatch', { search })}
        action={<Button onClick={onReset}>{t('lottery.resetSearch')}</Button>}
      />
    );
  const { nextCursor } = data;
  return (
    <>
      <WinnerTable label={t('lottery.winnersTitle')} winners={data.data} withEvent />
      {nextCursor !== null && onMore && (
        <div className="p-4">
          <Button onClick={() => onMore(nextCursor)}>{t('lottery.more')}</Button>
        </div>
      )}
    </>
  );
}
