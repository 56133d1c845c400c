import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { useFormat, type Format } from './use-format.ts';

interface Props {
  readonly analysis: StrategyAnalysis;
  readonly className?: string;
}

/** The dividends that the figures count for the shares; nothing without shares or without a dividend. */
export function ShareDividends({ analysis, className = 'mt-1' }: Props) {
  const t = useText();
  const format = useFormat();
  const words = shareDividendWords(t, format, analysis);
  return words && <p className={className}>{words}</p>;
}

/** {@link ShareDividends} as a text, per share, so that it gives away no size. */
export function shareDividendWords(
  t: Translate,
  format: Format,
  { dividends }: StrategyAnalysis,
): string | null {
  if (dividends === null) return t('analysis.noDividends');
  const [first] = dividends;
  const last = dividends.at(-1);
  if (!first || !last) return null;
  const sum = dividends.reduce((all, { perShare }) => all + perShare, 0);
  const parts = dividends.map(({ perShare }) => `$${format.price(perShare)}`);
  return t(first.amount > 0 ? 'analysis.dividends' : 'analysis.dividendsOwed', {
    sum: dividends.length > 1 ? `${parts.join(' + ')} = $${format.price(sum)}` : parts[0]!,
    day: format.monthDay(last.exDate),
  });
}
