import { useEffect, useReducer } from 'react';
import { nextClose, nextOpen } from '@toolyard/core/calendar';
import type { MarketState } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { serverNow, useMarketStatus } from '../../shared/live/use-market-status.ts';
import { durationText } from './countdown.ts';

export const STATE_TEXTS = {
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

/** Whether the market is open, and how long until it opens or closes. */
export function MarketPill() {
  const t = useText();
  const { data, saidAt } = useMarketStatus();
  useEachSecond();
  if (!data) return null;
  const { market } = data.data.results;
  const now = serverNow(data, saidAt);
  const isOpen = market === 'open';
  const time = durationText(t, (isOpen ? nextClose(now) : nextOpen(now)) - now);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={isOpen ? 'ok' : 'neutral'} dot>
        {t(STATE_TEXTS[market])}
      </Badge>
      <span role="timer" className="figures text-12 text-ink-2">
        {t(isOpen ? 'market.closesIn' : 'market.opensIn', { time })}
      </span>
    </p>
  );
}
