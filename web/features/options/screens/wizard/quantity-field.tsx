import { useState } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { positionSign, type Leg } from '@toolyard/core/options/contracts';
import { useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { legWords } from '../../shared/legs/leg-words.ts';
import { readNumber } from '../../shared/figures/read-number.ts';
import { useWrongMark } from './use-wrong-mark.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';
import { mostOf, rangeWords, wrongFieldId } from './wrong-fields.tsx';

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
