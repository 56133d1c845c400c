import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useListWinnersQuery, type WinnerResponse } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { utcTime } from '../../ui/format-date.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { LoadFailed, LotteryFrame, PageHead } from './lottery-frame.tsx';
import { WinnerTable } from './winner-table.tsx';

const PAGE_SIZE = 50;

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
  const [starts, setStarts] = useState<readonly PageStart[]>([FIRST]);
  return (
    <Card>
      {starts.map((start, place) => (
        <WinnerPage
          key={start.cursor ?? ''}
          search={search}
          start={start}
          onReset={onReset}
          onMore={place === starts.length - 1 ? (next) => setStarts([...starts, next]) : undefined}
        />
      ))}
    </Card>
  );
}

interface PageStart {
  readonly cursor: string | null;
  /** The event whose winners the page before ended with. */
  readonly eventId: string | null;
}

const FIRST: PageStart = { cursor: null, eventId: null };

interface PageProps extends PagesProps {
  readonly start: PageStart;
  readonly onMore: ((next: PageStart) => void) | undefined;
}

function WinnerPage({ search, start: { cursor, eventId }, onReset, onMore }: PageProps) {
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
  const draws = byDraw(data.data);
  return (
    <>
      {draws.map((winners, i) => (
        <Draw
          key={winners[0].eventId}
          winners={winners}
          isHeaded={winners[0].eventId !== eventId}
          isWhole={
            search === '' &&
            winners[0].eventId !== eventId &&
            (i < draws.length - 1 || nextCursor === null)
          }
        />
      ))}
      {nextCursor !== null && onMore && (
        <div className="border-t border-line p-4">
          <Button
            onClick={() =>
              onMore({ cursor: nextCursor, eventId: data.data.at(-1)?.eventId ?? null })
            }
          >
            {t('lottery.more')}
          </Button>
        </div>
      )}
    </>
  );
}

type Winners = readonly [WinnerResponse, ...WinnerResponse[]];

/** Consecutive winners of one event each. */
function byDraw(winners: readonly WinnerResponse[]): readonly Winners[] {
  const draws: [WinnerResponse, ...WinnerResponse[]][] = [];
  for (const winner of winners) {
    const last = draws.at(-1);
    if (last?.[0].eventId === winner.eventId) last.push(winner);
    else draws.push([winner]);
  }
  return draws;
}

interface DrawProps {
  readonly winners: Winners;
  /** Whether the draw begins here. */
  readonly isHeaded: boolean;
  /** Whether all of its winners have been listed. */
  readonly isWhole: boolean;
}

/** One draw: what it was, when, and how it is verified, over its winners. */
function Draw({ winners, isHeaded, isWhole }: DrawProps) {
  const t = useText();
  const language = useLanguage();
  const [{ eventId, eventTitle, resultDate }] = winners;
  return (
    <section aria-label={eventTitle} className="border-t border-line first:border-t-0">
      {isHeaded && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
          <h2 className="font-semibold">
            <Link
              to={paths.lotteryEvent(eventId)}
              className="touch-area hover:text-accent hover:underline"
            >
              {eventTitle}
            </Link>
          </h2>
          <span className="text-12 text-ink-3">
            {utcTime(resultDate, language)}
            {isWhole && ` · ${t('lottery.winnerCount', { count: winners.length })}`}
          </span>
          <ButtonLink size="sm" className="ml-auto" to={paths.lotteryVerify(eventId)}>
            {t('lottery.verify')}
          </ButtonLink>
        </div>
      )}
      <WinnerTable label={eventTitle} winners={winners} />
    </section>
  );
}
