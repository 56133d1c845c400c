import type { Explanation, Unit } from '@toolyard/core/options/explanations';
import type { Translate } from '../../../../i18n/use-text.ts';
import { decimal, MISSING, money, NOT_APPLICABLE, percent, price } from '../../../../ui/format.ts';

/** A maximum number of decimals, without trailing zeros. */
const plain = (value: number, most: number): string =>
  decimal(value, most)
    .replace(/(\.\d*?)0+$/u, '$1')
    .replace(/\.$/u, '');

/** Inputs and intermediate results, with as many decimals as the sum needs to come out. */
const PRECISE: Record<Unit, (value: number) => string> = {
  amount: (value) => money(value),
  signedAmount: (value) => money(value),
  price: (value) => price(value),
  spotPrice: (value) => price(value),
  move: (value) => plain(value, 4),
  percent: (value) => `${plain(value, 4)}%`,
  fraction: (value) => plain(value, 4),
  wholePercent: (value) => plain(value, 4),
  signedFraction: (value) => plain(value, 6),
  volatility: (value) => `${plain(value * 100, 3)}%`,
  points: (value) => plain(value * 100, 3),
  rate: (value) => `${plain(value * 100, 4)}%`,
  shares: (value) => plain(value, 4),
  days: (value) => plain(value, 4),
  years: (value) => plain(value, 6),
  number: (value) => plain(value, 4),
  ratio: (value) => plain(value, 4),
  greek: (value) => plain(value, 6),
};

/** The figure itself, exactly as the screens write it. */
const SHOWN: Record<Unit, (value: number) => string> = {
  ...PRECISE,
  signedAmount: (value) => money(value, 'always'),
  price: (value) => price(value),
  spotPrice: (value) => decimal(value, 2),
  move: (value) => `±${decimal(value, 2)}`,
  percent: (value) => `${decimal(value, 1)}%`,
  fraction: (value) => percent(value),
  wholePercent: (value) => percent(value, 0),
  signedFraction: (value) => percent(value, 1, 'always'),
  points: (value) => decimal(value * 100, 1, 'always'),
  days: (value) => decimal(value, 1),
  ratio: (value) => decimal(value, 2),
  greek: (value) => decimal(value, 2, 'always'),
};

export const shownWords = (unit: Unit, value: number): string => SHOWN[unit](value);
export const inputWords = (unit: Unit, value: number): string => PRECISE[unit](value);

/** What stands where the figure was opened. */
export function figureWords(t: Translate, { figure, value, unit }: Explanation): string {
  if (value === 'unlimited' && figure === 'profitFactor') return '∞';
  if (value === 'unlimited')
    return t(figure === 'maxLoss' ? 'analysis.unlimitedRisk' : 'analysis.unlimitedProfit');
  if (value === null) return figure === 'roiPercent' ? NOT_APPLICABLE : MISSING;
  return shownWords(unit, value);
}
