import { useState } from 'react';
import {
  profitAtPrice,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { PayoffPanel } from '../../shared/payoff/payoff-panel.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { WhatIf } from './what-if.tsx';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';

interface Props {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** The payoff of the held legs as a chart or a table, with the what-if row below. */
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

interface CurveTableProps {
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** The 41 points of the curve from 0.80 to 1.20 of the price, in figures. */
function CurveTable({ input, analysis }: CurveTableProps) {
  const t = useText();
  const format = useFormat();
  const spot = toDollars(input.spot);
  return (
    <div
      className="max-h-[340px] overflow-y-auto"
      tabIndex={0}
      role="region"
      aria-label={t('life.curvePoints')}
    >
      <Table label={t('life.curvePoints')}>
        <thead className="sticky top-0">
          <tr>
            <Th num>{t('risk.move')}</Th>
            <Th num>{t('risk.price')}</Th>
            <Th num>{t('analysis.today')}</Th>
            <Th num>
              {t(analysis.method === 'expiry' ? 'analysis.atExpiry' : 'analysis.atFrontExpiry')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {analysis.curve.map(({ price, profit }) => {
            const today = profitAtPrice(input, price, input.asOf);
            return (
              <tr key={price}>
                <Td num>{format.signedPercent(price / spot - 1)}</Td>
                <Td num>{format.spot(price)}</Td>
                <Td num>
                  <span className={toneOf(today ?? 0)}>{format.money(today)}</span>
                </Td>
                <Td num>
                  <span className={toneOf(profit)}>{format.money(profit)}</span>
                </Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
