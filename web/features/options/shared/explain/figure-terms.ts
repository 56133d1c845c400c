import type { TermId } from '@toolyard/core/learning/glossary';
import type { Explanation } from '@toolyard/core/options/explanations';

/** Figures whose idea the glossary explains. */
const TERMS: Partial<Record<Explanation['figure'], TermId>> = {
  breakeven: 'breakeven',
  netPremium: 'premium',
  receivedPerShare: 'premium',
  probabilityOfProfit: 'probability-of-profit',
  roiPercent: 'return-on-risk',
  theta: 'theta',
  thirtyDayVolatility: 'implied-volatility',
};

/** The term of a figure; null where the glossary has none. */
export const termOf = (figure: Explanation['figure']): TermId | null => TERMS[figure] ?? null;
