import { PROVIDER_NAMES, type MarketProvider } from '@toolyard/core/market';
import { STATED } from '@toolyard/core/options/strategies';
import { useText } from '../../../../i18n/use-text.ts';

/** The name of the source of a settlement price. */
export function useSettlementSource(): (source: string) => string {
  const t = useText();
  return (source) => {
    if (source === STATED) return t('life.sourceStated');
    if (source === 'simulated') return t('market.simulated');
    return source in PROVIDER_NAMES ? PROVIDER_NAMES[source as MarketProvider] : source;
  };
}
