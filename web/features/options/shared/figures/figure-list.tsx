import { Fragment, type ReactNode } from 'react';
import type { AnalysisInput, Measure, StrategyAnalysis } from '@toolyard/core/options/analysis';
import type { AnalysedFigure, BreakevenFigure } from '@toolyard/core/options/explanations';
import { useText } from '../../../../i18n/use-text.ts';
import { KeyValues } from '../../../../ui/key-values.tsx';
import { Explained } from '../explain/explained.tsx';
import { MeasureName } from './convention.tsx';
import { useFormat } from './use-format.ts';
import { boundTone, boundWords, breakevenWords, premiumWords, toneOf } from './figures.ts';

export type FigureName =
  | 'premium'
  | 'maxProfit'
  | 'maxLoss'
  | 'breakevens'
  | 'fromSpot'
  | 'chance'
  | 'expectedProfit'
  | 'theta';

/** Bounds, breakevens and chances: what the detail of a position keeps in sight. */
export const KEY_FIGURES: readonly FigureName[] = [
  'maxProfit',
  'maxLoss',
  'breakevens',
  'chance',
  'expectedProfit',
];

const DAYS = 365;

interface Props {
  readonly analysis: StrategyAnalysis;
  /** What was analysed: with it every figure opens its sum. */
  readonly input?: AnalysisInput;
  /** Dollars a share. */
  readonly spot: number;
  /** Which figures, in their order. */
  readonly show: readonly FigureName[];
}

/** What each row opens. */
const SUMS: Record<FigureName, AnalysedFigure | BreakevenFigure> = {
  premium: 'received',
  maxProfit: 'maxProfit',
  maxLoss: 'maxLoss',
  breakevens: 'breakeven',
  fromSpot: 'fromSpot',
  chance: 'probabilityOfProfit',
  expectedProfit: 'expectedProfit',
  theta: 'theta',
};

type Row = readonly [label: ReactNode, words: readonly string[], tone: string];

/** Figures of a strategy as a list, each written and coloured the same wherever it stands. */
export function FigureList({ analysis, input, spot, show }: Props) {
  const t = useText();
  const format = useFormat();
  const { maxProfit, maxLoss, breakevens, expectedProfit } = analysis;
  const theta = analysis.greeks.net && analysis.greeks.net.theta / DAYS;
  const premium = premiumWords(t, format, analysis);
  const far = breakevens.map((at) => format.signedPercent(at / spot - 1));
  const bound = (of: typeof maxProfit, sign: 1 | -1) =>
    [[boundWords(t, format, of, sign)], boundTone(of, sign)] as const;
  const rows: Record<FigureName, Row> = {
    premium: [premium.label, [premium.amount], ''],
    maxProfit: [t('analysis.maxProfit'), ...bound(maxProfit, 1)],
    maxLoss: [t('analysis.maxLoss'), ...bound(maxLoss, -1)],
    breakevens: [t('analysis.breakevens'), breakevenWords(t, format, analysis), ''],
    fromSpot: [t('analysis.fromSpot'), far, 'font-normal text-ink-2'],
    chance: [
      <ChanceLabel measure={analysis.measure} />,
      [format.percent(analysis.probabilityOfProfit)],
      '',
    ],
    expectedProfit: [
      t('analysis.expectedProfit'),
      [format.money(expectedProfit)],
      toneOf(expectedProfit ?? 0),
    ],
    theta: [t('analysis.thetaPerDay'), [format.money(theta)], ''],
  };
  return (
    <KeyValues
      className="px-4 py-1.5 text-13"
      rows={show.map((name) => {
        const [label, words, tone] = rows[name];
        const shown = words.length > 0 ? words : ['--'];
        const value = (
          <span className={`whitespace-pre-wrap ${tone}`}>
            {shown.map((word, index) => (
              <Fragment key={index}>
                {index > 0 && '  '}
                {input ? explained(SUMS[name], input, index, word) : word}
              </Fragment>
            ))}
          </span>
        );
        return { key: name, label, value };
      })}
    />
  );
}

/** The name of the chance of profit with its measure. */
function ChanceLabel({ measure }: { readonly measure: Measure | null }) {
  const t = useText();
  return (
    <>
      {t('analysis.chance')}
      <MeasureName measure={measure} />
    </>
  );
}

/** A figure that opens its sum. */
const explained = (
  figure: AnalysedFigure | BreakevenFigure,
  input: AnalysisInput,
  index: number,
  words: string,
): ReactNode =>
  figure === 'breakeven' || figure === 'fromSpot' ? (
    <Explained figure={figure} input={input} index={index}>
      {words}
    </Explained>
  ) : (
    <Explained figure={figure} input={input}>
      {words}
    </Explained>
  );
