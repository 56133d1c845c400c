import { useEffect, useRef } from 'react';
import { RadioGroup } from 'radix-ui';
import type { CalendarDate } from '@toolyard/core/shared';
import { useFormat } from '../figures/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import type { ExpiryCell } from './use-chains.ts';

interface Props {
  readonly expiries: readonly ExpiryCell[];
  readonly chosen: CalendarDate | null;
  readonly onChoose: (expiry: CalendarDate) => void;
}

/** Expiries side by side with their days and at-the-money volatility; arrows choose the next one, the chosen one is centred. */
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

  return (
    <RadioGroup.Root
      ref={strip}
      aria-label={t('wizard.expiries')}
      loop={false}
      value={chosen}
      onValueChange={(expiry) => onChoose(expiry as CalendarDate)}
      className="relative flex gap-1 overflow-x-auto border-b border-line p-2 empty:hidden"
    >
      {expiries.map(({ expiry, daysToExpiry, volatilityAtForward }) => (
        <RadioGroup.Item
          key={expiry}
          value={expiry}
          className="min-w-24 flex-none rounded-2 border border-transparent px-2.5 py-1.5 text-left hover:bg-sunken aria-checked:border-accent-solid aria-checked:bg-accent-tint aria-checked:text-accent"
        >
          <span className="block text-13 font-medium">{monthDay(expiry)}</span>
          <span className="block text-11 whitespace-nowrap text-ink-3 tabular-nums [[aria-checked=true]>&]:text-accent">
            {t('wizard.days', { days: daysToExpiry })} · {percent(volatilityAtForward)}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
