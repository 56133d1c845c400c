import { clsx } from 'clsx';
import { arrow, decimal, money, percent } from './format.ts';

type Figure = number | null | undefined;

const toneOf = (value: Figure): string =>
  !value || !Number.isFinite(value) ? 'text-ink-2' : value > 0 ? 'text-up' : 'text-down';

interface Props {
  readonly value: Figure;
  readonly className?: string;
}

/** A move in percent with its arrow and sign: `▲ +2.41%`. The colour only repeats them. */
export function PercentChange({
  value,
  className,
  digits = 2,
}: Props & { readonly digits?: number }) {
  return (
    <span className={clsx('figures whitespace-nowrap', toneOf(value), className)}>
      {arrow(value)} {percent(value, digits, 'always')}
    </span>
  );
}

/** A move in dollars and percent: `▼ −0.14 (−0.04%)`. */
export function PriceChange({
  change,
  fraction,
  className,
}: {
  readonly change: Figure;
  readonly fraction: Figure;
  readonly className?: string;
}) {
  return (
    <span className={clsx('figures whitespace-nowrap', toneOf(change), className)}>
      {arrow(change)} {decimal(change, 2, 'always')} ({percent(fraction, 2, 'always')})
    </span>
  );
}

/** A gain or a loss: `+$187`, `−$813`; in a column written as its others. */
export function Profit({
  value,
  className,
  write = money,
}: Props & { readonly write?: typeof money }) {
  return (
    <span className={clsx('figures whitespace-nowrap', toneOf(value), className)}>
      {write(value, 'always')}
    </span>
  );
}
