import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { useText } from '../../../i18n/use-text.ts';
import { KeyValues } from '../../../ui/key-values.tsx';
import { useFormat } from '../use-format.ts';
import { boundTone, boundWords, breakevenWords, premiumWords, toneOf } from './figures.ts';

export type FigureName =
  | 'premium'
  | 'maxProfit'
  | 'maxRisk'
  | 'breakevens'
  | 'fromSpot'
  | 'chance'
  | 'expectedProfit'
  | 'theta';

/** Bounds, breakevens and chances: what the detail of a position keeps in sight. */
export const KEY_FIGURES: readonly FigureName[] = [
  'maxProfit',
  'maxRisk',
  'breakevens',
  'chance',
  'expectedProfit',
];

const DAYS = 365;

interface Props {
  readonly analysis: StrategyAnalysis;
  /** Dollars a share. */
  readonly spot: number;
  /** Which figures, in their order. */
  readonly show: readonly FigureName[];
}

/** Figures of a strategy as a list, each written and coloured the same wherever it stands. */
export function FigureList({ analysis, spot, show }: Props) {
  const t = useText();
  const format = useFormat();
  const { maxProfit, maxRisk, breakevens, expectedProfit } = analysis;
  const theta = analysis.greeks.net && analysis.greeks.net.theta / DAYS;
  const premium = premiumWords(t, format, analysis);
  const far = breakevens.map((at) => format.signedPercent(at / spot - 1));
  const rows: Record<FigureName, readonly [label: string, words: string, tone: string]> = {
    premium: [premium.label, premium.amount, ''],
    maxProfit: [
      t('analysis.maxProfit'),
      boundWords(t, format, maxProfit, 1),
      boundTone(maxProfit, 1),
    ],
    maxRisk: [t('analysis.maxRisk'), boundWords(t, format, maxRisk, -1), boundTone(maxRisk, -1)],
    breakevens: [t('analysis.breakevens'), breakevenWords(format, analysis).join('  '), ''],
    fromSpot: [t('analysis.fromSpot'), far.join('  '), 'font-normal text-ink-2'],
    chance: [t('analysis.chance'), format.percent(analysis.chanceOfProfit), ''],
    expectedProfit: [
      t('analysis.expectedProfit'),
      format.money(expectedProfit),
      toneOf(expectedProfit ?? 0),
    ],
    theta: [t('analysis.thetaPerDay'), format.money(theta), ''],
  };
  return (
    <KeyValues
      className="px-4 py-1.5 text-13"
      rows={show.map((name) => {
        const [label, words, tone] = rows[name];
        const value = <span className={`whitespace-pre-wrap ${tone}`}>{words || '--'}</span>;
        return { key: name, label, value };
      })}
    />
  );
}
