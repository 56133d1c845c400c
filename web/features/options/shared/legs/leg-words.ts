import type { Leg } from '@toolyard/core/options/contracts';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type { Translate } from '../../../../i18n/use-text.ts';

/** A leg in words: `买入 315 看跌`, `Buy 100 AAPL shares`. */
export function legWords(t: Translate, leg: Leg): string {
  const action = t(leg.position === 'long' ? 'leg.buy' : 'leg.sell');
  return isOptionLeg(leg)
    ? t('leg.option', {
        action,
        strike: toDollars(leg.strike),
        type: t(leg.type === 'call' ? 'leg.call' : 'leg.put'),
      })
    : t('leg.stock', { action, symbol: leg.symbol });
}
