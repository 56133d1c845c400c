import { useState, useEffect } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { positionSign, type Leg } from '@toolyard/core/options/contracts';
import { fromDollars, isMoneyAmount, toDollars } from '@toolyard/core/shared';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { readNumber } from '../../shared/figures/read-number.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';
import { mostOf, rangeWords, wrongFieldId } from './wrong-fields.tsx';
import type { LegField } from '../../shared/drafts/wizard-state.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { legWords } from '../../shared/legs/leg-mark.tsx';

/** While a field holds what cannot be used, the wizard knows it and does not save. */
function useWrongMark(id: string, field: LegField, wrong: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!wrong) return;
    dispatch(wizardSlice.actions.fieldMarked({ id, field, wrong: true }));
    return () => {
      dispatch(wizardSlice.actions.fieldMarked({ id, field, wrong: false }));
    };
  }, [dispatch, id, field, wrong]);
}

const STEP = 'grid h-full w-6 place-items-center text-ink-2 hover:text-ink disabled:opacity-40';

/** The signed quantity reads `+1` or `−2`; a sign that is typed turns the leg. */
const signed = (leg: Leg): string => `${leg.position === 'long' ? '+' : '−'}${leg.quantity}`;

/** Contracts (or shares) of one leg, by typing or by steps. What cannot be used stays typed and is marked. */
export function QuantityField({ id, leg }: { readonly id: string; readonly leg: Leg }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const value = readNumber(typed ?? '');
  const most = mostOf(leg);
  const wrong =
    typed !== null && (!Number.isInteger(value) || value === 0 || Math.abs(value) > most);
  useWrongMark(id, 'quantity', wrong);
  const change = (quantity: number) => {
    setTyped(null);
    dispatch(
      wizardSlice.actions.quantityChanged({ id, signed: positionSign(leg.position) * quantity }),
    );
  };
  const commit = () => {
    if (typed === null || wrong) return;
    setTyped(null);
    if (value !== positionSign(leg.position) * leg.quantity)
      dispatch(wizardSlice.actions.quantityChanged({ id, signed: value }));
  };
  return (
    <span
      className={`inline-flex h-7 items-center rounded-2 border bg-surface ${wrong ? 'border-danger' : 'border-line-2'}`}
    >
      <button
        type="button"
        className={STEP}
        disabled={leg.quantity <= 1}
        aria-label={t('leg.fewer', { leg: legWords(t, leg) })}
        onClick={() => change(leg.quantity - 1)}
      >
        <Minus className="size-3.5" aria-hidden="true" />
      </button>
      <input
        inputMode="numeric"
        style={{ width: `max(44px, ${(typed ?? signed(leg)).length + 1}ch)` }}
        className="h-full bg-transparent text-center text-13 tabular-nums outline-offset-1"
        aria-label={t('leg.quantityOf', { leg: legWords(t, leg) })}
        aria-invalid={wrong}
        aria-describedby={wrong ? wrongFieldId(id, 'quantity') : undefined}
        title={wrong ? rangeWords(t, leg, 'quantity') : undefined}
        value={typed ?? signed(leg)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) =>
          event.key === 'Enter' ? commit() : event.key === 'Escape' && setTyped(null)
        }
      />
      <button
        type="button"
        className={STEP}
        disabled={leg.quantity >= most}
        aria-label={t('leg.more', { leg: legWords(t, leg) })}
        onClick={() => change(leg.quantity + 1)}
      >
        <Plus className="size-3.5" aria-hidden="true" />
      </button>
    </span>
  );
}

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
