import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../api/generated.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { PayoffPanel } from '../analysis/payoff-panel.tsx';
import { FigureList, KEY_FIGURES } from '../analysis/figure-list.tsx';
import { RoiBar } from '../analysis/roi-bar.tsx';
import { GreeksCard } from './greeks-card.tsx';
import { LegsCard } from './legs-card.tsx';
import { WhatIf } from './what-if.tsx';

interface Props {
  readonly strategy: StrategyResponse;
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** Curve with the what-if row as its foot, legs, key figures and greeks. */
export function OverviewTab({ strategy, input, analysis }: Props) {
  const t = useText();
  const strikes = input.legs.flatMap((leg) => (isOptionLeg(leg) ? [toDollars(leg.strike)] : []));
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_336px]">
      <div className="flex min-w-0 flex-col gap-4">
        <Card label={t('position.curve')}>
          <CardHead
            title={t('position.curve')}
            beside={<span className="text-12 text-ink-3">{t('position.curveNote')}</span>}
          />
          <div className="px-2 pt-3">
            <PayoffPanel input={input} analysis={analysis} strikes={strikes} height={340} />
          </div>
          <WhatIf input={input} />
        </Card>
        <LegsCard strategy={strategy} analysis={analysis} />
      </div>
      <div className="grid gap-4 md:max-xl:grid-cols-2">
        <Card label={t('position.keyFigures')}>
          <CardHead title={t('position.keyFigures')} />
          <FigureList analysis={analysis} spot={toDollars(input.spot)} show={KEY_FIGURES} />
          <RoiBar analysis={analysis} />
        </Card>
        <GreeksCard analysis={analysis} />
      </div>
    </div>
  );
}
