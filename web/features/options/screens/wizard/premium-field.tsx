import { useState } from 'react';
import type { Leg } from '@toolyard/core/options/contracts';
import { fromDollars, isMoneyAmount, toDollars } from '@toolyard/core/shared';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { legWords } from '../../shared/legs/leg-words.ts';
import { readNumber } from '../../shared/figures/read-number.ts';
import { useWrongMark } from './use-wrong-mark.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';
import { rangeWords, wrongFieldId } from './wrong-fields.tsx';

const MOST_DOLLARS = 1_000_000;

/** The price of one leg a share. A number that cannot be a price stays typed and is marked. */
export function PremiumField({ id, leg }: { readonly id: string; readonly leg: Leg }) {
  const t = useText();
  const { price } = useFormat();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const value = readNumber(typed ?? '');
  const wrong = typed !== null && (!isMoneyAmount(value) || value < 0 || value > MOST_DOLLARS);
  useWrongMark(id, 'premium', wrong);
  const commit = () => {
    if (typed === null || wrong) return;
    setTyped(null);
    if (fromDollars(value) !== leg.premium)
      dispatch(wizardSlice.actions.premiumChanged({ id, premium: fromDollars(value) }));
  };
  return (
    <input
      inputMode="decimal"
      className={`h-7 w-15 md:w-18 rounded-2 border bg-surface px-2 text-right text-13 tabular-nums ${wrong ? 'border-danger' : 'border-transparent hover:border-line-2 focus:border-control'}`}
      aria-label={t('leg.premiumOf', { leg: legWords(t, leg) })}
      aria-invalid={wrong}
      aria-describedby={wrong ? wrongFieldId(id, 'premium') : undefined}
      title={wrong ? rangeWords(t, leg, 'premium') : undefined}
      value={typed ?? price(toDollars(leg.premium))}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={(event) =>
        event.key === 'Enter' ? commit() : event.key === 'Escape' && setTyped(null)
      }
    />
  );
}
