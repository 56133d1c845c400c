import { memo } from 'react';
import FolderOpen from 'lucide-react/icons/folder-open';
import X from 'lucide-react/icons/x';
import type { StrategyAnalysis } from '@toolyard/core/options/analysis';
import { negateMoney, toDollars } from '@toolyard/core/shared';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { CurveKey } from '../../../../charts/curve-key.tsx';
import { useText, useLanguage } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { decimal } from '../../../../ui/format.ts';
import { boundWords, breakevenWords, roiWords } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { selectPlan } from './builder-selectors.ts';
import { builderSlice } from './builder.slice.ts';
import { NameField } from './name-field.tsx';
import { planName, type ComparedPlan } from './use-pinned.ts';

const { pinRemoved, pinRenamed, planOpened } = builderSlice.actions;
const TH = 'bg-sunken px-3 py-1.5 align-top text-12 font-medium whitespace-nowrap text-ink-3';
const TD = 'px-3 py-1.5 text-right tabular-nums';

interface Props {
  readonly pinned: readonly ComparedPlan[];
  readonly analysis: StrategyAnalysis | null;
}

/** The plan at work and the pinned ones side by side: figures, and what each differs by. Their lines stand in the chart. */
export const CompareCard = memo(function CompareCard({ pinned, analysis }: Props) {
  const t = useText();
  const language = useLanguage();
  const format = useFormat();
  const plan = useAppSelector(selectPlan);
  const columns = pinned.map((each) => compared(each.analysis, analysis, t, format));
  const [rows = []] = columns;
  return (
    <Card label={t('builder.compareTitle')}>
      <CardHead title={t('builder.compareTitle')} />
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-13" aria-label={t('builder.compareTitle')}>
          <thead>
            <tr>
              <th scope="col" className={`${TH} text-left`}>
                {t('builder.figure')}
              </th>
              <th scope="col" className={`${TH} text-right`}>
                {t('builder.currentPlan')}
                <span className="block max-w-44 font-normal whitespace-normal">
                  {planName(plan, language)}
                </span>
              </th>
              {pinned.map((each) => (
                <PinnedHead key={each.pin.id} pinned={each} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, now }, row) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="px-3 text-left font-normal whitespace-nowrap text-ink-2">
                  {name}
                </th>
                <td className={`${TD} font-semibold`}>{now}</td>
                {columns.map((figures, i) => (
                  <td key={pinned[i]!.pin.id} className={TD}>
                    {figures[row]!.before}
                    <span className="block text-12 text-ink-3">{figures[row]!.difference}</span>
                  </td>
                ))}
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

/** The name of a pinned plan, which can be changed, with its line's colour and what can be done with it. */
function PinnedHead({ pinned: { pin, name, colour } }: { readonly pinned: ComparedPlan }) {
  const t = useText();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const icon = { size: 14, 'aria-hidden': true } as const;
  return (
    <th scope="col" className={`${TH} text-right`}>
      <span className="flex items-center justify-end gap-1.5">
        <CurveKey text="" colours={[colour]} dashed />
        <NameField
          label={t('builder.pinName', { name })}
          name={name}
          onChange={(typed) => dispatch(pinRenamed({ id: pin.id, name: typed || null }))}
        />
      </span>
      <span className="flex items-center justify-end">
        {pin.name !== null && (
          <span className="max-w-36 font-normal whitespace-normal">
            {planName(pin.plan, language)}
          </span>
        )}
        <IconButton
          label={t('builder.pinOpen', { name })}
          onClick={() => dispatch(planOpened(pin.plan))}
        >
          <FolderOpen {...icon} />
        </IconButton>
        <IconButton
          label={t('builder.pinRemove', { name })}
          onClick={() => dispatch(pinRemoved(pin.id))}
        >
          <X {...icon} />
        </IconButton>
      </span>
    </th>
  );
}

interface ComparedRow {
  readonly name: string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
}

/** Each figure of a pinned plan `a` and of the one at work `b`; the difference is `a` less `b`, `--` where there is none. */
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
      difference: before === null || now === null ? '--' : writeDifference(before - now),
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
      before: a ? breakevenWords(t, format, a).join(' / ') : '--',
      now: b ? breakevenWords(t, format, b).join(' / ') : '--',
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
