import { clsx } from 'clsx';
import { arrow, decimal, percent } from '../../../../ui/format.ts';
import { toneOf } from '../figures/figures.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { useLiveQuote } from '../live/use-live-quotes.ts';
import { closeBeforeQuote, moveSince } from './day-move.ts';
import { useFormat } from '../figures/use-format.ts';

interface Props {
  readonly dollars: number | null | undefined;
  readonly fraction: number | null | undefined;
  /** The same in the other kind behind it: dollars have their percent, percents their points. */
  readonly both?: boolean;
  readonly className?: string | undefined;
}

/** A change of price as the settings want it, with its arrow: `▲ +$4.00`, `▲ +2.04% (+4.00)`. */
export function PriceMove({ dollars, fraction, both = false, className }: Props) {
  const { change } = useFormat();
  const { priceDisplay } = useOptionsSettings();
  const other =
    priceDisplay === 'percent' ? decimal(dollars, 2, 'always') : percent(fraction, 2, 'always');
  const way = (priceDisplay === 'percent' ? fraction : dollars) ?? null;
  return (
    <span
      title={both ? undefined : other}
      className={clsx('figures whitespace-nowrap', toneOf(way ?? 0) || 'text-ink-2', className)}
    >
      {arrow(way)} {change(dollars, fraction)}
      {both && way !== null && ` (${other})`}
    </span>
  );
}

interface LiveProps {
  readonly symbol: string;
  /** The price on screen, in dollars. */
  readonly price: number | null;
  readonly className?: string;
}

/** The change of a price on screen since the previous close, which the live quote knows; nothing before a quote. */
export function LiveMove({ symbol, price, className }: LiveProps) {
  const { change, changeFraction } = moveSince(closeBeforeQuote(useLiveQuote(symbol)), price);
  if (change === null) return null;
  return <PriceMove dollars={change} fraction={changeFraction} className={className} />;
}
