import { useText, useWrittenLanguage } from '../../i18n/use-text.ts';
import { newYorkTime } from '../../ui/format-date.ts';
import { useMarketStatus } from './use-market-status.ts';

/** The foot of the side menu: whether the market is open, and how old its data is. */
export function MarketAge() {
  const t = useText();
  const language = useWrittenLanguage();
  const { data } = useMarketStatus();
  if (!data) return null;
  const { market } = data.data.results;
  return (
    <div className="mt-auto hidden border-t border-line px-2.5 pt-3 text-11 text-ink-3 lg:block">
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
      <p>
        {t('market.newYork', { time: newYorkTime(data.meta.asOf, language) })}
        {data.meta.simulated && ` · ${t('market.simulated')}`}
      </p>
    </div>
  );
}
