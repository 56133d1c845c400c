import type { ReactNode } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import { oneSigmaMove, type OptionChain } from '@toolyard/core/options/chain';
import { addDays, toDollars } from '@toolyard/core/shared';
import { useReadAggregatesQuery } from '../../../../api/generated.ts';
import { Sparkline } from '../../../../charts/sparkline.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { StockPrice } from './stock-price.tsx';
import type { ChosenStock } from '../../shared/legs/chosen-leg.ts';
import type { ExpiryCell } from '../../shared/chain/expiry-key.ts';

interface Props {
  readonly stock: ChosenStock;
  readonly chain: OptionChain | null;
  readonly expiries: readonly ExpiryCell[];
}

/** The chosen stock at a glance: thirty days, nearest expiry, volatility and the move that it implies. */
export function StockFacts({ stock, chain, expiries }: Props) {
  const { symbol } = stock;
  const t = useText();
  const { monthDay, percent, spot } = useFormat();
  const to = chain && newYorkDate(chain.asOf);
  const bars = useReadAggregatesQuery(
    { symbol, from: to ? addDays(to, -43) : '', to: to ?? '', timespan: 'day', multiplier: 1 },
    { skip: !to },
  );
  const closes = (bars.currentData?.data.results ?? []).map((bar) => bar.c).slice(-30);
  const move = chain && oneSigmaMove(chain);
  const nearest = expiries[0];
  const rows: [string, ReactNode][] = [
    [
      t('wizard.nearestExpiry'),
      nearest
        ? `${monthDay(nearest.expiry)} · ${t('wizard.days', { days: nearest.daysToExpiry })}`
        : '--',
    ],
    [
      t('wizard.atmVolatility', { expiry: chain ? monthDay(chain.expiry) : '--' }),
      percent(chain?.volatilityAtForward),
    ],
    [
      t('wizard.expectedMove', { days: chain?.daysToExpiry ?? '--' }),
      chain ? (
        <Explained figure="oneSigmaMove" chain={chain}>
          {move ? `±${spot(move.move)}` : '--'}
        </Explained>
      ) : (
        '--'
      ),
    ],
    [t('wizard.expiryCount'), expiries.length > 0 ? String(expiries.length) : '--'],
  ];
  return (
    <div className="border-t border-line p-4">
      <StockPrice stock={stock} />
      {(closes.length > 1 || !to || bars.isFetching) && (
        <div className="my-3 h-19">
          <Sparkline values={closes} width={262} height={56} />
          <p className="text-right text-12 text-ink-3">{t('wizard.lastDays', { days: 30 })}</p>
        </div>
      )}
      {chain?.spotSource === 'implied' && (
        <p className="mt-1 text-12 text-ink-3">
          {t('wizard.impliedSpot', { spot: spot(toDollars(chain.spot)) })}
        </p>
      )}
      {chain?.spotOffParity && (
        <p className="mt-1 text-12 text-warn">{t('wizard.spotOffParity')}</p>
      )}
      <dl className="mt-2 grid grid-cols-[1fr_auto] text-13">
        {rows.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid py-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
