import {
  analyseStrategy,
  profitCurve,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { costOf, isOptionLeg, ordinaryLeg, type Leg } from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, sumMoney, toDollars, ZERO_MONEY } from '@toolyard/core/shared';
import { useMemo } from 'react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Table, Td, Th } from '../../../../ui/table.tsx';
import { keysAmong } from '../../shared/chain/expiry-key.ts';
import { useChains } from '../../shared/chain/use-chains.ts';
import { boundTone, boundWords, breakevenWords, toneOf } from '../../shared/figures/figures.ts';
import { useFormat } from '../../shared/figures/use-format.ts';
import { useNow } from '../../shared/live/use-now.ts';
import { useModelChoice, withModelChoice } from '../../shared/model/measure-choice.slice.ts';
import { DividendRisks } from '../../shared/figures/dividend-risks.tsx';
import { PayoffPanel } from '../../shared/payoff/payoff-panel.tsx';
import { deliveredBy } from '../../shared/strategies/saved-legs.ts';
import { netted } from './adjust-trades.ts';
import { liveInputOf } from './live-input.ts';
import type { PricedLine } from './ticket-prices.ts';

/** The leg of a trade as the analysis counts it: an adjusted contract as the unadjusted one that pays the same. */
const countedLeg = ({ leg, deliverable = null }: PricedLine): Leg =>
  (isOptionLeg(leg) ? ordinaryLeg(leg, deliveredBy({ deliverable })) : null) ?? leg;

/** The position with the trades, its result so far and their cash booked. */
function inputAfter(
  before: AnalysisInput,
  cash: number,
  lines: readonly PricedLine[],
  terms: AnalysisInput['terms'],
): AnalysisInput {
  const { unvalued: others = [] } = before;
  const isOther = ({ leg }: PricedLine) => others.some(({ symbol }) => symbol === leg.symbol);
  const legs = netted([...before.legs, ...lines.filter((line) => !isOther(line)).map(countedLeg)]);
  const unvalued = netted([...others, ...lines.filter(isOther).map(({ leg }) => leg)]);
  const flows = lines.map((line) => fromDollars(line.cash ?? 0));
  const known = new Map([...terms, ...before.terms].map((each) => [each.expiry, each]));
  // Cash plus the cost of the legs, so that what a leg has cost makes no difference to the result.
  const realised = addMoney(sumMoney([fromDollars(cash), ...flows]), costOf(legs));
  const booked = { realised, expiredProfit: ZERO_MONEY };
  return { ...before, legs, unvalued, ...booked, terms: [...known.values()] };
}

interface Props {
  readonly position: StrategyResponse;
  readonly lines: readonly PricedLine[];
  /** Of the trades, dollars. */
  readonly cash: number;
}

/** What trades do to the position: both curves, bounds, breakevens, chance, delta and cash, before and after. */
export function BeforeAfter({ position, lines, cash }: Props) {
  const t = useText();
  const now = useNow();
  const model = useModelChoice(position.underlyingAsset);
  const { chains } = useChains(position.underlyingAsset, keysAmong(lines.map(({ leg }) => leg)));
  const before = useMemo(
    () => withModelChoice(liveInputOf(position, now), model),
    [position, now, model],
  );
  const was = useMemo(() => analyseStrategy(before), [before]);
  const terms = chains.map((chain) => chain.terms);
  const after = withModelChoice(inputAfter(before, position.cash, lines, terms), model);
  const becomes = after.legs.length > 0 ? analyseStrategy(after) : null;
  if (!becomes) return null;
  const spot = toDollars(before.spot);
  const range = { from: spot * 0.8, to: spot * 1.2 };
  const strikes = [...before.legs, ...after.legs].flatMap((leg) =>
    isOptionLeg(leg) ? [toDollars(leg.strike)] : [],
  );
  return (
    <section aria-label={t('life.beforeAfter')} className="grid min-w-0 grid-cols-1 gap-2">
      <h3 className="font-medium">{t('life.beforeAfter')}</h3>
      <DividendRisks input={after} className="overflow-hidden rounded-2 border border-line" />
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(300px,auto)]">
        <div className="rounded-2 border border-line pt-2">
          <PayoffPanel
            input={after}
            analysis={becomes}
            strikes={strikes}
            height={220}
            range={range}
            compared={{
              curve: profitCurve(before, { at: 'expiry', ...range, points: 121 }),
              words: t('life.curveBefore'),
            }}
          />
        </div>
        <Figures was={was} becomes={becomes} cash={position.cash} flow={cash} />
      </div>
    </section>
  );
}

interface FiguresProps {
  readonly was: StrategyAnalysis;
  readonly becomes: StrategyAnalysis;
  /** Net cash of the position, and of the trades; dollars. */
  readonly cash: number;
  readonly flow: number;
}

function Figures({ was, becomes, cash, flow }: FiguresProps) {
  const t = useText();
  const format = useFormat();
  const after = toDollars(addMoney(fromDollars(cash), fromDollars(flow)));
  const rowOf = (analysis: StrategyAnalysis) => ({
    maxProfit: [boundWords(t, format, analysis.maxProfit, 1), boundTone(analysis.maxProfit, 1)],
    maxLoss: [boundWords(t, format, analysis.maxLoss, -1), boundTone(analysis.maxLoss, -1)],
    breakevens: [breakevenWords(t, format, analysis).join(' / '), ''],
    chance: [format.percent(analysis.probabilityOfProfit), ''],
    delta: [format.signedGreek(analysis.greeks.net?.delta), ''],
  });
  const [before, then] = [rowOf(was), rowOf(becomes)];
  const labels = {
    maxProfit: t('analysis.maxProfit'),
    maxLoss: t('analysis.maxLoss'),
    breakevens: t('analysis.breakevens'),
    chance: t('analysis.chance'),
    delta: 'Delta',
  };
  const names = ['maxProfit', 'maxLoss', 'breakevens', 'chance', 'delta'] as const;
  return (
    <Table label={t('life.beforeAfter')}>
      <thead>
        <tr>
          <Th>
            <span className="sr-only">{t('life.beforeAfter')}</span>
          </Th>
          <Th num>{t('life.before')}</Th>
          <Th num>{t('life.after')}</Th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <Td>{labels[name]}</Td>
            <Td num className="whitespace-normal">
              <span className="text-ink-2">{before[name][0]}</span>
            </Td>
            <Td num className="whitespace-normal">
              <strong className={`font-semibold ${then[name][1]}`}>{then[name][0]}</strong>
            </Td>
          </tr>
        ))}
        <tr>
          <Td>{t('life.figure.cash')}</Td>
          <Td num>
            <span className="text-ink-2">{format.money(cash)}</span>
          </Td>
          <Td num>
            <strong className={`font-semibold ${toneOf(after)}`}>{format.money(after)}</strong>
          </Td>
        </tr>
      </tbody>
    </Table>
  );
}
