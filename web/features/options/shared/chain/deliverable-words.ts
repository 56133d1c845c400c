import { hasKnownDeliverable } from '@toolyard/core/options/contracts';
import type { DeliverableResponse } from '../../../../api/generated.ts';
import type { Translate } from '../../../../i18n/use-text.ts';
import { deliveredBy } from '../strategies/saved-legs.ts';
import { count, money } from '../../../../ui/format.ts';

interface AdjustedContract {
  readonly symbol: string;
  readonly deliverable: DeliverableResponse;
}

/** What one contract delivers: `delivers 5 TSDD and $8.18`. */
export function deliverableWords(t: Translate, contract: AdjustedContract): string {
  const { symbol, deliverable } = contract;
  if (!hasKnownDeliverable({ symbol, deliverable: deliveredBy(contract) }))
    return t('life.deliversUnknown');
  const { shares, cash } = deliverable;
  const parts = shares.map((each) =>
    t('life.deliveredShares', { count: count(each.shares), symbol: each.symbol }),
  );
  if (cash > 0 || parts.length === 0) parts.push(money(cash));
  const [last = '', ...before] = parts.reverse();
  const what = before.length === 0 ? last : `${before.reverse().join(', ')}${t('life.and')}${last}`;
  return t('life.delivers', { what });
}
