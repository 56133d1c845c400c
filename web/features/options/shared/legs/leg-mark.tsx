import { isOptionLeg, strikeNamedIn, type Leg } from '@toolyard/core/options/contracts';
import type { Translate } from '../../../../i18n/use-text.ts';

/** A leg in words: `买入 315 看跌`, `Buy 100 AAPL shares`. */
export function legWords(t: Translate, leg: Leg): string {
  const action = t(leg.position === 'long' ? 'leg.buy' : 'leg.sell');
  return isOptionLeg(leg)
    ? t('leg.option', {
        action,
        strike: strikeNamedIn(leg.symbol),
        type: t(leg.type === 'call' ? 'leg.call' : 'leg.put'),
      })
    : t('leg.stock', { action, symbol: leg.symbol });
}

const SHAPES = {
  call: 'M5 1.2 9.3 8.8H.7z',
  put: 'M5 8.8.7 1.2h8.6z',
  stock: 'M1.5 1.5h7v7h-7z',
} as const;

/** ▲ call, ▼ put, ■ stock; filled long, hollow short. Words beside it say the same. */
export const LegMark = ({ leg }: { readonly leg: Leg }) => (
  <svg className="size-2.5 flex-none" viewBox="0 0 10 10" aria-hidden="true">
    <LegShape leg={leg} />
  </svg>
);

/** The mark as a part of a drawing, 10 by 10. */
export const LegShape = ({ leg }: { readonly leg: Leg }) => (
  <path
    d={SHAPES[isOptionLeg(leg) ? leg.type : 'stock']}
    fill={leg.position === 'long' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
  />
);
