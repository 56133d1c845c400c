import { memo, type ReactNode } from 'react';
import {
  orderPrice,
  type AnalysisInput,
  type PriceInterval,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { toDollars } from '@toolyard/core/shared';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../../ui/card.tsx';
import {
  roiWords,
  boundTone,
  boundWords,
  breakevenWords,
  modelWords,
  premiumWords,
} from '../../shared/figures/figures.ts';
import { LeftAfterFront } from '../../shared/figures/left-after-front.tsx';
import { ShareDividends } from '../../shared/figures/share-dividends.tsx';
import { DividendRisks } from '../../shared/figures/dividend-risks.tsx';
import { ExerciseSwitch } from '../../shared/model/exercise-switch.tsx';
import { Explained } from '../../shared/explain/explained.tsx';
import { PlanWarnings } from '../../shared/settings/risk-warnings.tsx';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  /** As of now, for limits. */
  readonly plan: AnalysisInput;
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  /** What the sliders count the figures at; null for now. */
  readonly countedAt: string | null;
  /** Changes the number of units of the plan. */
  readonly onResize: (units: number) => void;
}

const MOST_PLACES = 2;

/** What the strategy comes to; every figure opens its own sum. */
export const ResultsCard = memo(function ResultsCard(props: Props) {
  const { plan, input, analysis, countedAt, onResize } = props;
  const t = useText();
  const format = useFormat();
  const { maxProfit, maxLoss, breakevens, measure } = analysis;
  const premium = premiumWords(t, format, analysis);
  const spot = toDollars(input.spot);
  const share = orderPrice(input.legs);
  const place = ({ from, to }: PriceInterval): string =>
    to === 'unlimited'
      ? t('builder.above', { price: format.price(from) })
      : from === to
        ? t('builder.at', { price: format.price(from) })
        : from === 0
          ? t('builder.below', { price: format.price(to) })
          : t('builder.between', { from: format.price(from), to: format.price(to) });
  const places = (intervals: readonly PriceInterval[]): string =>
    intervals.slice(0, MOST_PLACES).map(place).join(t('builder.or'));
  const roi = analysis.roiPercent;
  return (
    <Card label={t('builder.results')}>
      <CardHead title={t('builder.results')} />
      {countedAt && (
        <p className="border-b border-line px-4 py-1.5 text-12 text-accent">{countedAt}</p>
      )}
      <PlanWarnings input={plan} onResize={onResize} />
      <DividendRisks input={plan} className="m-4 text-12" />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-3 bg-line">
        <Figure
          label={premium.label}
          note={
            share === null
              ? null
              : t('analysis.perShare', { price: format.price(Math.abs(toDollars(share))) })
          }
        >
          <Explained figure="received" input={input}>
            {premium.amount}
          </Explained>
        </Figure>
        <Figure label={t('analysis.maxProfit')} note={places(analysis.maxProfitAt)}>
          <Explained figure="maxProfit" input={input} className={boundTone(maxProfit, 1)}>
            {boundWords(t, format, maxProfit, 1)}
          </Explained>
        </Figure>
        <Figure label={t('analysis.maxLoss')} note={places(analysis.maxLossAt)}>
          <Explained figure="maxLoss" input={input} className={boundTone(maxLoss, -1)}>
            {boundWords(t, format, maxLoss, -1)}
          </Explained>
        </Figure>
        <Figure label={t('analysis.roi')} note={roi === null ? t('builder.roiNone') : null}>
          <Explained figure="roiPercent" input={input}>
            {roiWords(format, roi)}
          </Explained>
        </Figure>
        <Figure
          wide
          label={t('analysis.breakevens')}
          note={
            breakevens.length > 0 &&
            `${t('builder.fromSpot')} ${breakevens.map((at) => format.signedPercent(at / spot - 1)).join('   ')}`
          }
        >
          {breakevenWords(t, format, analysis).map((words, index) => (
            <Explained key={index} figure="breakeven" input={input} index={index} className="mr-3">
              {words}
            </Explained>
          ))}
        </Figure>
        <Figure
          label={t('analysis.chance')}
          note={
            measure &&
            [
              t(`builder.measure.${measure.name}`, {
                volatility: format.percent(measure.volatility),
              }),
              ...(measure.noFit ? [t('builder.noFit')] : []),
            ].join(' · ')
          }
        >
          <Explained figure="probabilityOfProfit" input={input}>
            {format.percent(analysis.probabilityOfProfit)}
          </Explained>
        </Figure>
        <Figure label={t('analysis.expectedProfit')} note={null}>
          <Explained figure="expectedProfit" input={input}>
            {format.money(analysis.expectedProfit)}
          </Explained>
        </Figure>
      </dl>
      <div className="border-t border-line px-4 py-2 text-12 text-ink-3">
        <p>{modelWords(t, analysis)}</p>
        <ShareDividends analysis={analysis} />
        <LeftAfterFront input={input} analysis={analysis} />
        <ExerciseSwitch input={input} />
      </div>
    </Card>
  );
});

interface FigureProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const Figure = ({ label, note, wide, children }: FigureProps) => (
  <div className={`min-w-0 bg-surface px-4 py-2.5 ${wide ? 'col-span-2' : ''}`}>
    <dt className="text-12 text-ink-2">{label}</dt>
    <dd className="text-16 font-semibold tabular-nums">{children}</dd>
    {note && <dd className="text-11 whitespace-pre-wrap text-ink-2 tabular-nums">{note}</dd>}
  </div>
);
