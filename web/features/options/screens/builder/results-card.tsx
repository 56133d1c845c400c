import { memo, type ReactNode } from 'react';
import { clsx } from 'clsx';
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
  premiumWords,
} from '../../shared/figures/figures.ts';
import { modelWords } from '../../shared/figures/measure-words.tsx';
import { LeftAfterFront } from '../../shared/figures/left-after-front.tsx';
import { ShareDividends } from '../../shared/figures/share-dividends.tsx';
import { DividendRisks } from '../../shared/figures/dividend-risks.tsx';
import { Explained } from '../../shared/explain/explained.tsx';
import { PlanWarnings } from '../../shared/settings/risk-warnings.tsx';
import { useTintedChange } from '../../shared/figures/use-tinted-change.ts';
import { useFormat } from '../../shared/figures/use-format.ts';

interface Props {
  /** As of now, for limits. */
  readonly plan: AnalysisInput;
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
  /** What the sliders count the figures at; null for now. */
  readonly countedAt: string | null;
}

const MOST_PLACES = 2;
const NOTE = 'border-t border-line px-4 py-2 text-12 text-ink-3';

/** What the strategy comes to; every figure opens its own sum. */
export const ResultsCard = memo(function ResultsCard(props: Props) {
  const { plan, input, analysis, countedAt } = props;
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
  const volatility = { volatility: format.percent(measure?.volatility ?? null) };
  return (
    <Card label={t('builder.results')}>
      <CardHead
        title={t('builder.results')}
        controls={countedAt && <span className="text-12 text-accent">{countedAt}</span>}
      />
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
          title={measure && t(`builder.measure.${measure.name}`, volatility)}
          note={
            measure &&
            (measure.noFit
              ? [t('builder.noFit'), t('builder.sigma', volatility)].join(' · ')
              : t(`builder.measureName.${measure.name}`, volatility))
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
      <ShareDividends analysis={analysis} className={NOTE} />
      {/* How every figure is priced opens with the chance; on paper it stands here. */}
      <div className={clsx(NOTE, analysis.method === 'expiry' && 'hidden print:block')}>
        <p>{modelWords(t, analysis)}</p>
        <LeftAfterFront input={input} analysis={analysis} />
      </div>
      {/* On the screen they stand beside what changes the legs and saves them. */}
      <div className="hidden border-t border-line print:block">
        <PlanWarnings input={plan} />
        <DividendRisks input={plan} />
      </div>
    </Card>
  );
});

interface FigureProps {
  readonly label: string;
  /** One line. */
  readonly note: string | false | null;
  /** The note in full. */
  readonly title?: string | null;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** 60 px with its hairline: name, figure and a line of evidence. */
function Figure({ label, note, title, wide, children }: FigureProps) {
  const shown = useTintedChange<HTMLElement>();
  return (
    <div
      className={clsx('min-w-0 bg-surface px-4 py-0.5', wide && 'col-span-2')}
      style={{ height: 59 }}
    >
      <dt className="text-12 text-ink-2">{label}</dt>
      <dd
        ref={shown}
        className="w-fit rounded-1 text-16 leading-5 font-semibold whitespace-nowrap tabular-nums"
      >
        {children}
      </dd>
      {note && (
        <dd
          title={title ?? note}
          className="truncate text-11 whitespace-pre text-ink-2 tabular-nums"
        >
          {note}
        </dd>
      )}
    </div>
  );
}
