import { useState } from 'react';
import {
  profitAtPrice,
  type AnalysisInput,
  type ProfitDate,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { fromDollars, toDollars, ZERO_MONEY } from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { PayoffPanel } from '../../shared/payoff/payoff-panel.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';
import { DateSlider, VolatilitySlider } from '../../shared/payoff/what-if-sliders.tsx';
import type { WhatIfView } from '../../shared/payoff/what-if-view.ts';
import { WhatIf } from './what-if.tsx';
import { amount } from '../../../../ui/format.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { toneOf } from '../../shared/figures/figures.ts';

interface Props {
  readonly whatIf: WhatIfView;
}

interface CurveProps extends Props {
  readonly position: Pick<StrategyResponse, 'status' | 'realised'>;
}

/** The payoff of the held legs as a chart or a table, with the sliders and the what-if row below. */
export function CurveCard({ whatIf, position }: CurveProps) {
  const t = useText();
  const { view: input, at, analysis, dayName } = whatIf;
  const { money } = useFormat();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const strikes = input.legs.flatMap((leg) => (isOptionLeg(leg) ? [toDollars(leg.strike)] : []));
  const { expiredProfit = ZERO_MONEY } = input;
  // The analysis counts average costs as they are rounded; the breakdown beside it has the cash as it was paid.
  const realised =
    position.status === 'planning' ? analysis.booked : fromDollars(position.realised);
  const booked = [
    ['life.booked', realised],
    ['life.bookedExpired', expiredProfit],
  ] as const;
  return (
    <Card label={t('position.curve')}>
      <CardHead
        title={t('position.curve')}
        beside={
          <span className="text-12 text-ink-3">
            <span>{t('position.curveNote')}</span>
            {booked
              .filter(([, amount]) => amount !== ZERO_MONEY)
              .map(([name, amount]) => ` · ${t(name, { amount: money(toDollars(amount)) })}`)}
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
          <PayoffPanel
            input={input}
            analysis={analysis}
            strikes={strikes}
            height={340}
            day={dayName}
          />
        </div>
      ) : (
        <CurveTable input={input} at={at} analysis={analysis} dayName={dayName} />
      )}
      <Sliders whatIf={whatIf} />
      <WhatIf input={input} at={at} analysis={analysis} dayName={dayName} />
    </Card>
  );
}

/** Another day and other volatilities: every figure of the tab follows them. */
function Sliders({ whatIf }: Props) {
  const t = useText();
  const { input, days, left, isToday, shift, isChanged, dayName, setDays, setShift } = whatIf;
  if (!input.legs.some(isOptionLeg)) return null;
  return (
    <>
      <div className="screen-only grid divide-y divide-line border-t border-line md:grid-cols-2 md:divide-x md:divide-y-0">
        <DateSlider {...{ input, days, left, isToday }} onChange={setDays} />
        <VolatilitySlider
          volatility={input.volatility && input.volatility / (1 + shift)}
          shift={shift}
          onChange={setShift}
        />
      </div>
      {isChanged && (
        <p className="flex flex-wrap justify-between gap-3 border-t border-line px-4 py-2 text-12 text-ink-3">
          {t('life.whatIfNote', { day: dayName ?? t('analysis.today') })}
        </p>
      )}
    </>
  );
}

interface CurveTableProps {
  readonly input: AnalysisInput;
  readonly at: ProfitDate;
  readonly analysis: StrategyAnalysis;
  readonly dayName: string | undefined;
}

/** The 41 points of the curve from 0.80 to 1.20 of the price, in figures. */
function CurveTable({ input, at, analysis, dayName }: CurveTableProps) {
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
            <Th num>{dayName ?? t('analysis.today')}</Th>
            <Th num>
              {t(analysis.method === 'expiry' ? 'analysis.atExpiry' : 'analysis.atFrontExpiry')}
            </Th>
          </tr>
        </thead>
        <tbody>
          {analysis.curve.map(({ price, profit }) => {
            const today = profitAtPrice(input, price, at);
            return (
              <tr key={price}>
                <Td num>{format.signedPercent(price / spot - 1)}</Td>
                <Td num>{format.spot(price)}</Td>
                <Td num>
                  <span className={toneOf(today ?? 0)}>{amount(today, 'always')}</span>
                </Td>
                <Td num>
                  <span className={toneOf(profit)}>{amount(profit, 'always')}</span>
                </Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
