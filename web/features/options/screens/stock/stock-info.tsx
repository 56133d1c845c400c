import { isFileSymbol } from '@toolyard/core/options/contracts';
import type { TickerDetailsResponse } from '../../../../api/generated.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { count, MISSING, NOT_APPLICABLE } from '../../../../ui/format.ts';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { marketCap } from '../../shared/stock/market-cap.ts';
import { exchangeName } from '../../shared/stock/listed-words.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  readonly symbol: string;
  /** Undefined while it is on its way. */
  readonly details: TickerDetailsResponse | undefined;
  readonly price: number | null;
  /** Null where the source has none, undefined while it is on its way. */
  readonly previousClose: number | null | undefined;
}

/** Who the stock is and where its price stands within the year. */
export function StockInfo({ symbol, details, price, previousClose }: Props) {
  const t = useText();
  const { spot, percent } = useFormat();
  const language = useLanguage();
  // A chain file holds no facts of the stock at all: one mark for all of them.
  const absent = isFileSymbol(symbol) ? MISSING : NOT_APPLICABLE;
  /** On its way, not there for this stock, or the figure. */
  const told = <Value,>(value: Value | null | undefined, write: (value: Value) => string) =>
    details === undefined
      ? t('stock.loading')
      : value === null || value === undefined
        ? absent
        : write(value);
  const name = (language === 'zh-CN' && details?.name_zh) || details?.name;
  const rows = {
    name: told(name, String),
    marketCap: told(details?.market_cap, marketCap),
    previousClose: previousClose === undefined ? t('stock.loading') : spot(previousClose),
    low: details ? spot(details.min_52_week) : t('stock.loading'),
    high: details ? spot(details.max_52_week) : t('stock.loading'),
    shares: told(details?.weighted_shares_outstanding, count),
    dividend: told(details?.dividend_yield, (value) => percent(value, 2)),
    exchange: told(details?.primary_exchange, exchangeName),
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
        {low !== null && high !== null && price !== null && high > low && (
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
        )}
      </div>
    </Card>
  );
}
