import { useEffect, useReducer } from 'react';
import { nextClose, nextOpen } from '@toolyard/core/calendar';
import type { MarketState } from '../../../../api/generated.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { useMarketSource } from '../../shared/live/use-market-source.ts';
import { serverNow, useMarketStatus } from '../../shared/live/use-market-status.ts';
import { MarketBadge } from '../../shared/stock/market-badge.tsx';
import { durationText } from './countdown.ts';

const STATE_TEXTS = {
  open: 'market.stateOpen',
  'extended-hours': 'market.stateExtended',
  closed: 'market.stateClosed',
} as const satisfies Record<MarketState, string>;

/** Renders its component each second. */
function useEachSecond(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
}

/** An exchange's state in words; a state that is unknown stands as it is. */
const stateText = (t: Translate, state: string): string =>
  state in STATE_TEXTS ? t(STATE_TEXTS[state as MarketState]) : state;

/** Whether the market and its exchanges are open, said once where they agree, and how long until it opens or closes. */
export function MarketPill() {
  const t = useText();
  const { data, saidAt, isError, refetch } = useMarketStatus();
  const source = useMarketSource();
  useEachSecond();
  if (!data)
    return isError ? (
      <section aria-label={t('market.status')} className="flex items-center gap-2">
        <p className="text-12 text-ink-2">
          {t('market.blockFailed', { block: t('market.status') })}
        </p>
        <Button size="sm" onClick={() => void refetch()}>
          {t('options.retry')}
        </Button>
      </section>
    ) : null;
  const { market, exchanges } = data.data.results;
  const places = [
    [t('market.allStocks'), market],
    [t('market.nasdaq'), exchanges.nasdaq.status],
    [t('market.nyse'), exchanges.nyse.status],
  ] as const;
  const agree = places.every(([, state]) => state === market);
  const names = places.map(([name]) => name).join(' · ');
  const now = serverNow(data, saidAt);
  const isOpen = market === 'open';
  const time = durationText(t, (isOpen ? nextClose(now) : nextOpen(now)) - now);
  return (
    <section
      aria-label={t('market.status')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <dl className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {(agree ? [[names, market] as const] : places).map(([name, state]) => (
          <div key={name} className="flex items-center gap-2">
            <dt className="text-12 text-ink-2">{name}</dt>
            <dd>
              <Badge tone={state === 'open' ? 'ok' : 'neutral'} dot>
                {stateText(t, state)}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
      <span role="timer" className="figures text-12 text-ink-2">
        {t(isOpen ? 'market.closesIn' : 'market.opensIn', { time })}
      </span>
      {source?.meta.simulated && <MarketBadge meta={source.meta} />}
    </section>
  );
}
