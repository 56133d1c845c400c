import type { MarketState } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { useMarketStatus } from '../../shared/live/use-market-status.ts';
import { BlockFailed, BlockLoading } from './block-states.tsx';
import { STATE_TEXTS } from './market-pill.tsx';

/** The market as a whole and its two exchanges. */
export function StatusCard() {
  const t = useText();
  const { data, isError, error, refetch } = useMarketStatus();
  const rows: readonly (readonly [string, string])[] = data
    ? [
        [t('market.allStocks'), data.data.results.market],
        [t('market.nasdaq'), data.data.results.exchanges.nasdaq.status],
        [t('market.nyse'), data.data.results.exchanges.nyse.status],
      ]
    : [];
  return (
    <Card label={t('market.status')}>
      <CardHead title={t('market.status')} />
      {data ? (
        <dl className="px-4 py-2">
          {rows.map(([name, state]) => (
            <div key={name} className="flex h-7 items-center justify-between">
              <dt className="text-ink-2">{name}</dt>
              <dd className="flex items-center gap-1.5">
                <i
                  className={`size-1.75 rounded-full ${state === 'open' ? 'bg-ok' : 'bg-ink-4'}`}
                />
                {state in STATE_TEXTS ? t(STATE_TEXTS[state as MarketState]) : state}
              </dd>
            </div>
          ))}
        </dl>
      ) : isError ? (
        <BlockFailed block={t('market.status')} error={error} onRetry={() => void refetch()} />
      ) : (
        <BlockLoading rows={3} />
      )}
    </Card>
  );
}
