import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
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

const SHAPES = {
  call: 'M5 1.2 9.3 8.8H.7z',
  put: 'M5 8.8.7 1.2h8.6z',
  stock: 'M1.5 1.5h7v7h-7z',
} as const;

/** ▲ call, ▼ put, ■ stock; filled long, hollow short. Words beside it say the same. */
export function LegMark({ leg }: { readonly leg: Leg }) {
  const shape = SHAPES[isOptionLeg(leg) ? leg.type : 'stock'];
  return (
    <svg className="size-2.5 flex-none" viewBox="0 0 10 10" aria-hidden="true">
      <path
        d={shape}
        fill={leg.position === 'long' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
