import { isFileSymbol } from '@toolyard/core/shared';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { count, MISSING, NOT_APPLICABLE, shortCount } from '../../../../ui/format.ts';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { exchangeName, marketCap } from '../../shared/stock/stock-words.ts';
import { usePriceNow, type StockFigures } from '../../shared/stock/use-stock-figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  readonly stock: StockFigures;
  /** Shown where the stock itself has no price. */
  readonly chainSpot: number | null;
}

/** Who the stock is and where its price stands within the year. */
export function StockInfo({ stock, chainSpot }: Props) {
  const t = useText();
  const { spot, percent } = useFormat();
  const language = useLanguage();
  const { symbol, details } = stock;
  // A chain file holds no facts of the stock at all: one mark for all of them.
  const absent = isFileSymbol(symbol) ? MISSING : NOT_APPLICABLE;
  /** Loading, absent for this stock, or the figure. */
  const shown = <Value,>(value: Value | null | undefined, write: (value: Value) => string) =>
    details === null
      ? t('stock.loading')
      : value === null || value === undefined
        ? absent
        : write(value);
  const name = (language === 'zh-CN' && details?.name_zh) || details?.name;
  const rows = {
    name: shown(name, String),
    marketCap: shown(details?.market_cap, (dollars) => marketCap(dollars, language)),
    previousClose: <PreviousClose stock={stock} />,
    low: details ? spot(details.min_52_week) : t('stock.loading'),
    high: details ? spot(details.max_52_week) : t('stock.loading'),
    shares: shown(details?.weighted_shares_outstanding, (shares) =>
      language === 'zh-CN' ? shortCount(shares, language, 2) : count(shares),
    ),
    dividend: shown(details?.dividend_yield, (value) => percent(value, 2)),
    exchange: shown(details?.primary_exchange, exchangeName),
  };
  const low = details?.min_52_week ?? null;
  const high = details?.max_52_week ?? null;
  return (
    <Card label={t('stock.info')}>
      <CardHead title={t('stock.info')} />
      <div className="px-4 py-2">
        <KeyValues
          rows={Object.entries(rows).map(([key, value]) => ({
            key,
            label: t(`stock.info.${key as keyof typeof rows}`),
            value,
          }))}
        />
        {details === null && <div className="h-9.5" />}
        {low !== null && high !== null && high > low && (
          <YearRange stock={stock} chainSpot={chainSpot} low={low} high={high} />
        )}
      </div>
    </Card>
  );
}

function PreviousClose({ stock }: { readonly stock: StockFigures }) {
  const t = useText();
  const { spot } = useFormat();
  const { previousClose, isCloseLoading } = usePriceNow(stock);
  return isCloseLoading ? t('stock.loading') : spot(previousClose);
}

interface YearRangeProps extends Props {
  readonly low: number;
  readonly high: number;
}

/** Where the price stands between the low and the high of 52 weeks. */
function YearRange({ stock, chainSpot, low, high }: YearRangeProps) {
  const t = useText();
  const { spot } = useFormat();
  const price = usePriceNow(stock).price ?? chainSpot;
  if (price === null) return null;
  return (
    <div
      role="img"
      aria-label={`${t('stock.info.range')}: ${spot(low)} – ${spot(price)} – ${spot(high)}`}
      className="mt-2 mb-1"
    >
      <div className="relative h-1.5 rounded-full bg-sunken">
        <i
          className="absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-accent-solid"
          style={{
            left: `${Math.min(100, Math.max(0, ((price - low) / (high - low)) * 100))}%`,
          }}
        />
      </div>
      <div className="mt-1 flex justify-between text-11 text-ink-3 tabular-nums">
        <span>{spot(low)}</span>
        <span>{spot(high)}</span>
      </div>
    </div>
  );
}
