import { useEffect, useRef } from 'react';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { isFileSymbol } from '@toolyard/core/shared';
import { useLocation } from 'react-router-dom';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { newYorkTime } from '../../ui/format-date.ts';
import { useMarketSource } from './shared/live/use-market-source.ts';
import { useMarketStatus } from './shared/live/use-market-status.ts';
import { MarketBadge } from './shared/stock/market-badge.tsx';
import { useAlert } from './shared/settings/use-options-settings.ts';

/** Whether the page is of a chain file, which has quotes of its own day: those of the market would seem to be its. */
function useIsChainFile(): boolean {
  const { pathname } = useLocation();
  const symbol = (pathname.split('/').at(-1) ?? '').replace('%40', '@');
  const option = parseOptionSymbol(symbol);
  return isFileSymbol(option.ok ? option.value.underlying : symbol);
}

/** How old the market's data is; nothing where no source has it. */
export function QuotesAge({ className }: { readonly className?: string }) {
  const t = useText();
  const language = useLanguage();
  const data = useMarketSource();
  if (useIsChainFile()) return null;
  const quote = data?.data.results[0];
  return (
    <p className={className}>
      {quote && t('market.quotesOf', { time: newYorkTime(quote.at, language) })}
      {quote && data.meta.simulated && ` · ${t('market.simulated')}`}
      {quote && !data.meta.simulated && (
        <span className="mt-1 block [&_span]:h-auto [&_span]:whitespace-normal">
          <MarketBadge meta={data.meta} isTimed />
        </span>
      )}
    </p>
  );
}

/** The foot of the menu: whether the market is open, and how old its data is. */
export function MarketAge() {
  const t = useText();
  const { data } = useMarketStatus();
  const isChainFile = useIsChainFile();
  if (!data || isChainFile) return null;
  const { market } = data.data.results;
  return (
    <div className="text-12 text-ink-3">
      <p className="mb-0.5 flex items-center gap-1.5 text-12 font-medium text-ink-2">
        <i
          className={`size-1.75 flex-none rounded-full ${market === 'open' ? 'bg-ok' : 'bg-ink-4'}`}
        />
        {t(
          market === 'open'
            ? 'market.open'
            : market === 'extended-hours'
              ? 'market.extended'
              : 'market.closed',
        )}
      </p>
      <QuotesAge className="min-h-12" />
    </div>
  );
}

/** Says that the market has opened or closed, to those who are here then and want to know. */
export function useTurnAlert(): void {
  const t = useText();
  const { data } = useMarketStatus();
  const alert = useAlert('marketAlerts');
  const isOpen = data && data.data.results.market === 'open';
  const before = useRef(isOpen);
  useEffect(() => {
    // Unknown is not closed: the cache is empty after a sign-out.
    if (isOpen === undefined) return;
    const turned = before.current !== undefined && before.current !== isOpen;
    before.current = isOpen;
    if (turned) alert({ title: t(isOpen ? 'market.hasOpened' : 'market.hasClosed') });
  }, [isOpen, alert, t]);
}
