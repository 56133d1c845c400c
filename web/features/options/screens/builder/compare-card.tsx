import { memo } from 'react';
import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { recognise } from '@toolyard/core/options/templates';
import { negateMoney, textIn, toDollars } from '@toolyard/core/shared';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal } from '../../../../ui/format.ts';
import { boundWords, breakevenWords, roiWords } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { countedLegs, selectPlan } from './builder-selectors.ts';
import type { BuilderPlan } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';

const { pinned: pin, planOpened } = builderSlice.actions;
const TH = 'h-8 bg-sunken px-3 py-1 text-12 font-medium whitespace-nowrap text-ink-3';
const TD = 'px-3 text-right tabular-nums';

interface Props {
  readonly pinned: BuilderPlan;
  readonly pinnedAnalysis: StrategyAnalysis | null;
  readonly analysis: StrategyAnalysis | null;
}

/** The pinned strategy and the one at work side by side: figures and what they differ by. Both lines stand in the chart. */
export const CompareCard = memo(function CompareCard({ pinned, pinnedAnalysis, analysis }: Props) {
  const t = useText();
  const language = useLanguage();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const plan = useAppSelector(selectPlan);
  const nameOf = (plan: BuilderPlan) =>
    `${plan.stock?.symbol ?? ''} ${textIn(recognise(countedLegs(plan)).name, language)}`;
  const rows = compared(pinnedAnalysis, analysis, t, format);
  return (
    <Card label={t('builder.compareTitle')}>
      <CardHead
        title={t('builder.compareTitle')}
        controls={
          <>
            <Button
              size="sm"
              onClick={() => {
                dispatch(planOpened(pinned));
                dispatch(pin(plan));
              }}
            >
              {t('builder.swap')}
            </Button>
            <Button size="sm" look="quiet" onClick={() => dispatch(pin(null))}>
              {t('builder.compareStop')}
            </Button>
          </>
        }
      />
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-13" aria-label={t('builder.compareTitle')}>
          <thead>
            <tr>
              <th scope="col" className={`${TH} text-left`}>
                {t('builder.figure')}
              </th>
              <th scope="col" className={`${TH} text-right`}>
                {t('builder.pinnedPlan')}
                <span className="block font-normal">{nameOf(pinned)}</span>
              </th>
              <th scope="col" className={`${TH} text-right`}>
                {t('builder.currentPlan')}
                <span className="block font-normal">{nameOf(plan)}</span>
              </th>
              <th scope="col" className={`${TH} text-right`}>
                {t('builder.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, before, now, difference }) => (
              <tr key={name} className="h-9 border-t border-line">
                <th scope="row" className="px-3 text-left font-normal text-ink-2">
                  {name}
                </th>
                <td className={TD}>{before}</td>
                <td className={`${TD} font-semibold`}>{now}</td>
                <td className={`${TD} text-ink-2`}>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="border-t border-line px-3 py-2 text-12 text-ink-3">
        {t('builder.compareHint')}
      </p>
    </Card>
  );
});

interface ComparedRow {
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
}

/** Each figure of both and their difference, `--` where there is none to tell. */
function compared(
  a: StrategyAnalysis | null,
  b: StrategyAnalysis | null,
  t: ReturnType<typeof useText>,
  format: ReturnType<typeof useFormat>,
): readonly ComparedRow[] {
  const amounts = (
    name: string,
    of: (analysis: StrategyAnalysis) => number | null,
    write: (value: number | null) => string = format.money,
    shown?: (analysis: StrategyAnalysis) => string,
    writeDifference: (value: number) => string = write,
  ): ComparedRow => {
    const [before, now] = [a && of(a), b && of(b)];
    const text = (analysis: StrategyAnalysis | null, value: number | null) =>
      analysis ? (shown?.(analysis) ?? write(value)) : '--';
    return {
      name,
      before: text(a, before),
      now: text(b, now),
      difference: before === null || now === null ? '--' : writeDifference(now - before),
    };
  };
  const bound = (value: StrategyAnalysis['maxProfit'], sign: 1 | -1) =>
    value === null || value === 'unlimited' ? null : sign * toDollars(value);
  const percent = (value: number | null) => format.signedPercent(value);
  const points = (value: number) =>
    t('builder.points', { value: decimal(value * 100, 1, 'always') });
  const debits = [a, b].flatMap((analysis) => (analysis ? [analysis.cost > 0] : []));
  const DAYS = 365;
  return [
    amounts(
      t(
        debits.every(Boolean)
          ? 'analysis.debit'
          : debits.some(Boolean)
            ? 'analysis.premium'
            : 'analysis.credit',
      ),
      ({ cost }) => toDollars(negateMoney(cost)),
    ),
    amounts(
      t('analysis.maxProfit'),
      ({ maxProfit }) => bound(maxProfit, 1),
      format.money,
      ({ maxProfit }) => boundWords(t, format, maxProfit, 1),
    ),
    amounts(
      t('analysis.maxLoss'),
      ({ maxLoss }) => bound(maxLoss, -1),
      format.money,
      ({ maxLoss }) => boundWords(t, format, maxLoss, -1),
    ),
    amounts(
      t('analysis.roi'),
      ({ roiPercent }) => roiPercent && roiPercent / 100,
      percent,
      ({ roiPercent }) => roiWords(format, roiPercent),
      points,
    ),
    {
      name: t('analysis.breakevens'),
      before: a ? breakevenWords(t, format, a).join('  ') : '--',
      now: b ? breakevenWords(t, format, b).join('  ') : '--',
      difference: '',
    },
    amounts(
      t('analysis.chance'),
      ({ probabilityOfProfit }) => probabilityOfProfit,
      percent,
      ({ probabilityOfProfit }) => format.percent(probabilityOfProfit),
      points,
    ),
    amounts(t('analysis.expectedProfit'), ({ expectedProfit }) => expectedProfit),
    amounts('Delta', ({ greeks }) => greeks.net && greeks.net.delta, format.signedGreek),
    amounts(t('analysis.thetaPerDay'), ({ greeks }) => greeks.net && greeks.net.theta / DAYS),
  ];
}
