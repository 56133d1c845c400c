import type { Bound, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { negateMoney, toDollars } from '@toolyard/core/shared';
import type { Translate } from '../../../../i18n/use-text.ts';
import { NOT_APPLICABLE } from '../../../../ui/format.ts';
import type { Format } from './use-format.ts';

/** An amount that may have no bound, in words. */
export const boundWords = (
  t: Translate,
  format: Format,
  bound: Bound | null,
  sign: 1 | -1,
): string =>
  bound === 'unlimited'
    ? t(sign > 0 ? 'analysis.unlimitedProfit' : 'analysis.unlimitedRisk')
    : format.money(bound === null ? null : sign * toDollars(bound));

/** The colour of a bound: a profit goes up, a risk down, nothing in between. */
export const boundTone = (bound: Bound | null, sign: 1 | -1): string =>
  bound === 'unlimited' ? toneOf(sign) : toneOf(sign * (bound ?? 0));

/** `净收入` or `净支出` with its amount for the whole strategy, stock included. */
export const premiumWords = (t: Translate, format: Format, analysis: StrategyAnalysis) => ({
  label: t(analysis.cost > 0 ? 'analysis.debit' : 'analysis.credit'),
  amount: format.money(toDollars(negateMoney(analysis.cost))),
});

/** A zero of the payoff: exact at one expiry, to the cent where a model values later legs. */
export const breakevenWord = (format: Format, { method }: StrategyAnalysis, at: number): string =>
  method === 'expiry' ? format.price(at) : format.spot(at);

/** Every breakeven; a word where there is none, and what stands for missing figures where that is not known. */
export function breakevenWords(t: Translate, format: Format, analysis: StrategyAnalysis): string[] {
  if (analysis.breakevens.length > 0)
    return analysis.breakevens.map((at) => breakevenWord(format, analysis, at));
  return [analysis.maxProfit === null ? '--' : t('analysis.none')];
}

/** Chinese sentences follow one another without a gap. */
export const inOneLine = (sentences: readonly string[]): string =>
  sentences.join(' ').replaceAll('。 ', '。');

/** `ink`, or the market colour of a profit or a loss. */
export const toneOf = (amount: number): string =>
  amount > 0 ? 'text-up' : amount < 0 ? 'text-down' : '';

/** Return on risk; `N/A` where profit or risk is unlimited. */
export const roiWords = (format: Format, roiPercent: number | null): string =>
  roiPercent === null ? NOT_APPLICABLE : format.percent(roiPercent / 100);
