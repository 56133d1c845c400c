import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../i18n/use-text.ts';
import { KeyValues } from '../../../ui/key-values.tsx';
import { boundTone, boundWords, breakevenWords, toneOf } from '../analysis/figures.ts';
import { useFormat } from '../use-format.ts';

/** Bounds, breakevens and chances of a strategy. */
export function KeyFigures({ analysis }: { readonly analysis: StrategyAnalysis }) {
  const t = useText();
  const format = useFormat();
  const tinted = (words: string, tone: string) => <span className={tone}>{words}</span>;
  return (
    <KeyValues
      className="px-4 py-2"
      rows={[
        {
          key: 'gain',
          label: t('analysis.maxProfit'),
          value: tinted(
            boundWords(t, format, analysis.maxProfit, 1),
            boundTone(analysis.maxProfit, 1),
          ),
        },
        {
          key: 'risk',
          label: t('analysis.maxRisk'),
          value: tinted(
            boundWords(t, format, analysis.maxRisk, -1),
            boundTone(analysis.maxRisk, -1),
          ),
        },
        {
          key: 'breakevens',
          label: t('analysis.breakevens'),
          value: (
            <span className="whitespace-pre-wrap">
              {breakevenWords(format, analysis).join('  ') || '--'}
            </span>
          ),
        },
        {
          key: 'chance',
          label: t('analysis.chance'),
          value: format.percent(analysis.chanceOfProfit),
        },
        {
          key: 'expected',
          label: t('analysis.expectedProfit'),
          value: tinted(
            format.money(analysis.expectedProfit),
            toneOf(analysis.expectedProfit ?? 0),
          ),
        },
      ]}
    />
  );
}
