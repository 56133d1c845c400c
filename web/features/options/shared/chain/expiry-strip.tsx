import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CalendarDate } from '@toolyard/core/shared';
import { useFormat } from '../figures/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import type { ExpiryCell } from './use-chains.ts';

interface Props {
  readonly expiries: readonly ExpiryCell[];
  readonly chosen: CalendarDate | null;
  readonly onChoose: (expiry: CalendarDate) => void;
}

/** Expiries side by side with their days and at-the-money volatility; arrows walk, the chosen one is centred. */
export function ExpiryStrip({ expiries, chosen, onChoose }: Props) {
  const t = useText();
  const { monthDay, percent } = useFormat();
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const cell = strip.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (strip.current && cell)
      strip.current.scrollLeft =
        cell.offsetLeft - (strip.current.clientWidth - cell.offsetWidth) / 2;
  }, [chosen, expiries.length]);

  const listed = expiries.some(({ expiry }) => expiry === chosen);
  const reached = listed ? chosen : expiries[0]?.expiry;

  const walk = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = expiries[expiries.findIndex((cell) => cell.expiry === chosen) + by];
    if (!next) return;
    onChoose(next.expiry);
    strip.current?.querySelector<HTMLElement>(`[data-expiry="${next.expiry}"]`)?.focus();
  };

  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={t('wizard.expiries')}
      onKeyDown={walk}
      className="relative flex gap-1 overflow-x-auto border-b border-line p-2 empty:hidden"
    >
      {expiries.map(({ expiry, daysToExpiry, volatilityAtForward }) => (
        <button
          key={expiry}
          type="button"
          role="radio"
          data-expiry={expiry}
          aria-checked={expiry === chosen}
          tabIndex={expiry === reached ? 0 : -1}
          onClick={() => onChoose(expiry)}
          className="min-w-24 flex-none rounded-2 border border-transparent px-2.5 py-1.5 text-left hover:bg-sunken aria-checked:border-accent-solid aria-checked:bg-accent-tint aria-checked:text-accent"
        >
          <span className="block text-13 font-medium">{monthDay(expiry)}</span>
          <span className="block text-11 whitespace-nowrap text-ink-3 tabular-nums [[aria-checked=true]>&]:text-accent">
            {t('wizard.days', { days: daysToExpiry })} · {percent(volatilityAtForward)}
          </span>
        </button>
      ))}
    </div>
  );
}
