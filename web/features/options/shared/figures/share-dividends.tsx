import type { ShareDividend, StrategyAnalysis } from '@toolyard/core/options/analysis';
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
    day: lastDayWords(t, format, dividends),
  });
}

/** The last ex-date, and where dividends are expected and not announced, which. */
function lastDayWords(
  t: Translate,
  { monthDay }: Format,
  dividends: readonly ShareDividend[],
): string {
  const day = monthDay(dividends.at(-1)!.exDate);
  const isAnnounced = ({ isExpected = false }: ShareDividend) => !isExpected;
  const announced = dividends.findLast(isAnnounced);
  if (dividends.every(isAnnounced)) return day;
  return announced === undefined
    ? t('analysis.expectedDay', { day })
    : t('analysis.expectedAfter', { day, announced: monthDay(announced.exDate) });
}
