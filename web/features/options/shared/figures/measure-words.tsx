import type { Measure, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { inOneLine } from './figures.ts';
import { useFormat, type Format } from './use-format.ts';

/** The measure of a probability in a few words; that the smile has no fit where one volatility stands in. */
export function MeasureWords({ measure: { name, noFit } }: { readonly measure: Measure }) {
  const t = useText();
  return [t(`analysis.by.${name}`), ...(noFit ? [t('analysis.withoutFit')] : [])].join(' · ');
}

/** By which distribution and which model the figures were made. */
export function ConventionWords({ analysis }: { readonly analysis: StrategyAnalysis }) {
  const t = useText();
  const format = useFormat();
  return conventionWords(t, format, analysis);
}

/** How options are priced, and what that means for later legs. */
export function modelWords(t: Translate, { model, method }: StrategyAnalysis): string {
  const later = method === 'frontExpiry' ? [t(`analysis.laterLegs.${model}`)] : [];
  return inOneLine([t(`analysis.model.${model}`), ...later]);
}

/** {@link ConventionWords} as a text. */
export function conventionWords(t: Translate, format: Format, analysis: StrategyAnalysis): string {
  const { measure } = analysis;
  const chances = measure
    ? t(`analysis.measure.${measure.name}`, {
        drift: format.percent(measure.drift, 2),
        volatility: format.percent(measure.volatility),
        rate: format.percent(measure.rate, 2),
        forward: format.spot(measure.forward),
      })
    : t('analysis.noMeasure');
  const standIn = measure?.noFit ? [t('analysis.noFit')] : [];
  const reasons = (['possiblePrices', 'pastMoves'] as const)
    .filter((each) => analysis.missing.includes(each))
    .map((each) => t(`analysis.missing.${each}`));
  const booked = analysis.booked
    ? [t('analysis.booked', { amount: format.money(toDollars(analysis.booked)) })]
    : [];
  return inOneLine([chances, ...standIn, ...reasons, modelWords(t, analysis), ...booked]);
}
