import { Suspense, useState } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { lazyArea } from '../../../../app/lazy-area.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { PlanWarnings } from '../../shared/settings/risk-warnings.tsx';
import { chartRange } from '../../shared/payoff/chart-range.ts';
import { DecidingFigures } from './deciding-figures.tsx';
import { ExerciseSwitch } from '../../shared/model/exercise-switch.tsx';
import { FigureList } from '../../shared/figures/figure-list.tsx';
import { Convention } from '../../shared/figures/convention.tsx';
import { PayoffPanel } from '../../shared/payoff/payoff-panel.tsx';
import { DensityCard } from '../../shared/pictures/pictures.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { RoiBar } from '../../shared/payoff/roi-bar.tsx';

const ShareDividends = lazyArea('optionsMeasures', () =>
  import('../../shared/figures/share-dividends.tsx').then((m) => m.ShareDividends),
);
const LeftAfterFront = lazyArea('optionsMeasures', () =>
  import('../../shared/figures/left-after-front.tsx').then((m) => m.LeftAfterFront),
);

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  readonly strikes: readonly number[];
  /** Changes the number of units. */
  readonly onResize: (units: number) => void;
}

/** What the chosen legs come to: the two figures that decide, the chart, the rest as a list, the return bar. */
export function AnalysisPanel({ input, analysis, strikes, onResize }: Props) {
  const t = useText();
  const [picture, setPicture] = useState<'payoff' | 'density'>('payoff');
  return (
    <>
      <DecidingFigures input={input} analysis={analysis} />
      <Segments
        label={t('analysis.picture')}
        value={picture}
        onChange={setPicture}
        segments={[
          { value: 'payoff', label: t('analysis.picture.payoff') },
          { value: 'density', label: t('analysis.picture.density') },
        ]}
        className="mx-4 mt-3"
      />
      <div className="px-2 pt-2">
        {picture === 'payoff' ? (
          <PayoffPanel
            input={input}
            analysis={analysis}
            strikes={strikes}
            height={250}
            range={chartRange(input)}
          />
        ) : (
          <div className="pb-3">
            <DensityCard input={input} analysis={analysis} height={250} />
          </div>
        )}
      </div>
      <div className="border-t border-line">
        <FigureList
          analysis={analysis}
          input={input}
          spot={toDollars(input.spot)}
          show={['maxProfit', 'maxLoss', 'breakevens', 'fromSpot', 'expectedProfit', 'theta']}
        />
      </div>
      <RoiBar analysis={analysis} input={input} />
      <div className="border-t border-line px-4 py-2.5 text-12 text-ink-3">
        <Convention analysis={analysis} />
        <Suspense fallback={null}>
          <ShareDividends analysis={analysis} />
          <LeftAfterFront input={input} analysis={analysis} />
        </Suspense>
        <ExerciseSwitch input={input} />
      </div>
      <PlanWarnings input={input} onResize={onResize} className="border-t border-line" />
    </>
  );
}
