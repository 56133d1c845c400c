import { useReadMarketStatusQuery } from '../../api/generated.ts';
import { useText, useWrittenLanguage } from '../../i18n/use-text.ts';
import { newYorkTime } from '../../ui/format-date.ts';

const EVERY_MINUTE = 60_000;

/** The foot of the side menu: whether the market is open, and how old its data is. */
export function MarketAge() {
  const t = useText();
  const language = useWrittenLanguage();
  const { data } = useReadMarketStatusQuery(undefined, { pollingInterval: EVERY_MINUTE });
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
