import { useState } from 'react';
import type { AnalysisInput, StrategyAnalysis } from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { PayoffPanel } from '../../shared/payoff/payoff-panel.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { CurveTable } from './curve-table.tsx';
import { WhatIf } from './what-if.tsx';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** The curve of what is held, drawn or in figures, with the what-if row as its foot. */
export function CurveCard({ input, analysis }: Props) {
  const t = useText();
  const { money } = useFormat();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const strikes = input.legs.flatMap((leg) => (isOptionLeg(leg) ? [toDollars(leg.strike)] : []));
  const booked = toDollars(analysis.booked);
  return (
    <Card label={t('position.curve')}>
      <CardHead
        title={t('position.curve')}
        beside={
          <span className="text-12 text-ink-3">
            <span>{t('position.curveNote')}</span>
            {booked !== 0 && ` · ${t('life.booked', { amount: money(booked) })}`}
          </span>
        }
        controls={
          <Segments<'chart' | 'table'>
            label={t('life.curveView')}
            value={view}
            onChange={setView}
            segments={[
              { value: 'chart', label: t('life.chart') },
              { value: 'table', label: t('life.table') },
            ]}
          />
        }
      />
      {view === 'chart' ? (
        <div className="px-2 pt-3">
          <PayoffPanel input={input} analysis={analysis} strikes={strikes} height={340} />
        </div>
      ) : (
        <CurveTable input={input} analysis={analysis} />
      )}
      <WhatIf input={input} />
    </Card>
  );
}
