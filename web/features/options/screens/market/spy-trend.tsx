import { useMemo, useState } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import { TimeSeries } from '../../../../charts/time-series.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { PriceMove } from '../../shared/stock/price-move.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { BlockFailed, BlockLoading } from './block-states.tsx';
import {
  useDailyBars,
  usePriceNow,
  useStockFigures,
} from '../../shared/stock/use-stock-figures.ts';

const SYMBOL = 'SPY';
const HEIGHT = 196;
/** Calendar days; thirty days are the spec's. */
const RANGES = [
  { value: '30', label: 'market.range30' },
  { value: '91', label: 'market.range90' },
  { value: '365', label: 'market.range365' },
] as const;
type Range = (typeof RANGES)[number]['value'];

/** The daily closes of SPY over thirty days, or longer. */
export function SpyTrend() {
  const t = useText();
  const [range, setRange] = useState<Range>('30');
  const { previous, bars } = useDailyBars(SYMBOL, Number(range));
  const results = bars.currentData?.data.results;
  const points = useMemo(
    () => (results ?? []).map(({ t: at, c: value }) => ({ at: newYorkDate(at), value })),
    [results],
  );
  const length = t(RANGES.find(({ value }) => value === range)!.label);
  const failed = previous.isError ? previous : bars.isError ? bars : null;
  return (
    <Card label={t('market.trend', { range: length })}>
      <CardHead
        title={
          <>
            {t('market.trend', { range: length })}
            <SpyPrice />
          </>
        }
        beside={
          <>
            <SpyMove />
            {bars.currentData && <MarketBadge isBlock meta={bars.currentData.meta} />}
          </>
        }
        controls={
          <Segments
            label={t('market.range')}
            segments={RANGES.map(({ value, label }) => ({ value, label: t(label) }))}
            value={range}
            onChange={setRange}
          />
        }
      />
      {failed ? (
        <BlockFailed
          block={t('market.trend', { range: length })}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : !results ? (
        <BlockLoading rows={5} />
      ) : points.length < 2 ? (
        <p className="grid h-49 place-items-center p-4 text-ink-2">{t('market.noBars')}</p>
      ) : (
        <div className="p-3">
          <TimeSeries
            label={t('market.trendChart', { range: length })}
            kind="area"
            data={points}
            height={HEIGHT}
          />
        </div>
      )}
    </Card>
  );
}

function SpyPrice() {
  const { spot } = useFormat();
  const { price } = usePriceNow(useStockFigures(SYMBOL));
  return <span className="figures ml-2">{spot(price)}</span>;
}

function SpyMove() {
  const { change, changeFraction } = usePriceNow(useStockFigures(SYMBOL));
  return <PriceMove both dollars={change} fraction={changeFraction} className="text-12" />;
}
