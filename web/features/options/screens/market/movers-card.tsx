import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  useReadMarketOverviewQuery,
  type MarketOverviewResponse,
  type StockDayResponse,
} from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { shortCount } from '../../../../ui/format.ts';
import { PercentChange } from '../../../../ui/price.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { usePollWhileOpen } from '../../shared/live/use-market-status.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { BlockFailed, BlockLoading } from './block-states.tsx';

const A_MINUTE = 60_000;

const useOverview = () => useReadMarketOverviewQuery(undefined, usePollWhileOpen(A_MINUTE));

const fractionOf = ({ changePercent }: { readonly changePercent: number | null }) =>
  changePercent === null ? null : changePercent / 100;

/** One stock, fund or index with its price and change; it leads to its page. */
function DayRow({
  day,
  volume = false,
}: {
  readonly day: StockDayResponse;
  readonly volume?: boolean;
}) {
  const language = useLanguage();
  const { spot } = useFormat();
  const name = (language === 'zh-CN' && day.nameZh) || day.name;
  return (
    <li className="relative flex min-h-11 items-center gap-2 px-4 py-1 hover:bg-canvas">
      <span className="min-w-0 flex-1 leading-4">
        <Link
          to={paths.stock(day.ticker)}
          className="font-medium after:absolute after:inset-0 hover:text-accent"
        >
          {day.ticker}
        </Link>
        <span className="block text-12 text-ink-3">{name}</span>
      </span>
      {volume && (
        <span className="figures w-16 text-right text-12 text-ink-2">
          {shortCount(day.volume, language)}
        </span>
      )}
      <span className="w-32 flex-none text-right leading-4">
        <span className="figures block">{spot(day.price)}</span>
        <PriceMove both dollars={day.change} fraction={fractionOf(day)} className="text-12" />
      </span>
    </li>
  );
}

interface BlockProps {
  readonly title: string;
  readonly rows: number;
  readonly children: (data: MarketOverviewResponse['data']) => ReactNode;
  readonly controls?: ReactNode;
}

/** A card of the session that loads and fails with the others of its kind. */
function OverviewCard({ title, rows, controls, children }: BlockProps) {
  const { data, isError, error, refetch } = useOverview();
  return (
    <Card label={title}>
      <CardHead
        title={title}
        beside={data && <MarketBadge isBlock meta={data.meta} />}
        controls={controls}
      />
      {data ? (
        children(data.data)
      ) : isError ? (
        <BlockFailed block={title} error={error} onRetry={() => void refetch()} />
      ) : (
        <BlockLoading rows={rows} />
      )}
    </Card>
  );
}

const VIEWS = ['moves', 'mostActive'] as const;

/** The stocks that rose and fell most beside each other, or the most traded ones. */
export function MoversCard() {
  const t = useText();
  const [view, setView] = useState<(typeof VIEWS)[number]>('moves');
  return (
    <OverviewCard
      title={t('market.movers')}
      rows={5}
      controls={
        <Segments
          label={t('market.movers')}
          segments={VIEWS.map((value) => ({ value, label: t(`market.${value}`) }))}
          value={view}
          onChange={setView}
        />
      }
    >
      {(data) =>
        view === 'mostActive' ? (
          <DayList days={data.mostActive} volume />
        ) : (
          <div className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
            {(['gainers', 'losers'] as const).map((list) => (
              <section key={list} aria-label={t(`market.${list}`)}>
                <h3 className="px-4 pt-2 text-12 text-ink-3">{t(`market.${list}`)}</h3>
                <DayList days={data[list]} />
              </section>
            ))}
          </div>
        )
      }
    </OverviewCard>
  );
}

function DayList({
  days,
  volume = false,
}: {
  readonly days: readonly StockDayResponse[];
  readonly volume?: boolean;
}) {
  const t = useText();
  if (days.length === 0) return <p className="p-4 text-ink-2">{t('market.noMovers')}</p>;
  return (
    <ul className="divide-y divide-line">
      {days.map((day) => (
        <DayRow key={day.ticker} day={day} volume={volume} />
      ))}
    </ul>
  );
}

/** Indices and funds that stand for the market. */
export function IndicesCard() {
  const t = useText();
  return (
    <OverviewCard title={t('market.indices')} rows={4}>
      {({ benchmarks }) => <DayList days={benchmarks} />}
    </OverviewCard>
  );
}

/** The change of each sector, the mean of its stocks. */
export function SectorsCard() {
  const t = useText();
  return (
    <OverviewCard title={t('market.sectors')} rows={6}>
      {({ sectors }) => {
        const widest = Math.max(
          ...sectors.map(({ changePercent }) => Math.abs(changePercent)),
          0.01,
        );
        return sectors.length === 0 ? (
          <p className="p-4 text-ink-2">{t('market.noMovers')}</p>
        ) : (
          <>
            <ul className="px-4 py-2">
              {sectors.map(({ sector, changePercent, stocks }) => (
                <li key={sector} className="flex min-h-9 items-center gap-2">
                  <span className="min-w-0 flex-1 leading-4">
                    {t(`market.sector.${sector}`)}{' '}
                    <small className="text-12 whitespace-nowrap text-ink-3">
                      {t('watchlist.count', { count: stocks })}
                    </small>
                  </span>
                  <span aria-hidden="true" className="h-2 w-12 flex-none">
                    <i
                      className={`block h-full rounded-1 ${changePercent < 0 ? 'bg-down' : 'bg-up'}`}
                      style={{ width: `${(Math.abs(changePercent) / widest) * 100}%` }}
                    />
                  </span>
                  <PercentChange
                    value={changePercent / 100}
                    className="w-18 flex-none text-right"
                  />
                </li>
              ))}
            </ul>
            <p className="px-4 pb-3 text-12 text-ink-3">{t('market.sectorsHow')}</p>
          </>
        );
      }}
    </OverviewCard>
  );
}
