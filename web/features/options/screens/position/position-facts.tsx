import {
  daysLeft,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import { expiriesAmong, isOptionLeg } from '@toolyard/core/options/contracts';
import { type ReactNode } from 'react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { toDollars } from '@toolyard/core/shared';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { percent } from '../../../../ui/format.ts';
import { PercentChange } from '../../../../ui/price.tsx';
import { premiumWords, toneOf } from '../../shared/figures/figures.ts';
import { Explained } from '../../shared/explain/explained.tsx';
import { LiveMove } from '../../shared/stock/price-move.tsx';
import { useTypeName } from '../../shared/strategies/strategy-names.ts';
import { useFormat, type Format } from '../../shared/figures/use-format.ts';
import { positionSums } from './position-sums.ts';

type Fact = readonly [name: string, value: ReactNode];

/** The fact; nothing where its value is unknown. */
const factOf = (name: string, value: string | null): Fact[] =>
  value === null ? [] : [[name, value]];

interface Props {
  readonly position: StrategyResponse;
  readonly input: AnalysisInput;
  readonly analysis: StrategyAnalysis;
}

/** The price of the underlying: now while something is held, at the end of a trade, when a plan was saved. */
function underlyingFact(t: Translate, { spot }: Format, position: StrategyResponse): Fact {
  const { underlyingAsset: symbol, status, mark } = position;
  if (mark)
    return [
      symbol,
      <>
        {spot(mark.spot)}
        <LiveMove symbol={symbol} price={mark.spot} className="ml-2 text-12" />
      </>,
    ];
  return status === 'completed'
    ? [t('position.priceAtEnd', { symbol }), spot(position.steps.at(-1)?.spot)]
    : [t('position.priceAtSave', { symbol }), spot(position.underlyingPrice)];
}

/** The result in 32 px, then the facts on one baseline. */
export function PositionFacts({ position, input, analysis }: Props) {
  const t = useText();
  const format = useFormat();
  const type = useTypeName()(position.templateId, position.structure);
  const { status, pnl, returns, mark } = position;
  const left = mark && input.legs.some(isOptionLeg) ? daysLeft(input) : null;
  const sums = positionSums(t, format, position);
  const premium = premiumWords(t, format, analysis);
  const expiries = expiriesAmong(input.legs.filter(isOptionLeg));
  const until = [
    ...(left === null ? [] : [t('life.days', { days: left })]),
    expiries.map(format.monthDay).join(' / '),
  ];
  const { maxProfit } = analysis;
  const ofMaxProfit =
    status === 'active' && pnl !== null && typeof maxProfit === 'number' && maxProfit > 0
      ? pnl / toDollars(maxProfit)
      : null;
  const facts: Fact[] = [
    underlyingFact(t, format, position),
    [t('position.type'), type],
    // Beside the result where there is one.
    ...factOf(t('position.returns'), returns === null ? '--' : null),
    [
      t('position.capital'),
      position.capital === null ? '--' : format.money(position.capital).replace('+', ''),
    ],
    ...factOf(t('leg.expiry'), expiries.length === 0 ? null : until.join(' · ')),
    ...factOf(t('life.ofMaxProfit'), ofMaxProfit === null ? null : percent(ofMaxProfit, 1)),
    ...factOf(t('life.opened'), position.openedAt && format.monthDay(position.openedAt)),
    ...factOf(t('life.closed'), position.closedAt && format.monthDay(position.closedAt)),
  ];
  return (
    <dl className="mb-2 grid grid-cols-[auto_auto_auto] items-end justify-between gap-x-4 gap-y-3 md:flex md:flex-wrap md:justify-start md:gap-x-10">
      <div className="max-md:col-span-3">
        <dt className="text-12 text-ink-3">
          {status === 'planning'
            ? premium.label
            : t(status === 'active' ? 'life.pnl' : 'life.realisedPnl')}
        </dt>
        <dd className="flex items-baseline gap-2 text-32 font-semibold tracking-tight tabular-nums">
          {status === 'planning' ? (
            <Explained figure="received" input={input}>
              {premium.amount}
            </Explained>
          ) : (
            <>
              <Explained figure="pnl" position={sums} className={toneOf(pnl ?? 0)}>
                {format.money(pnl)}
              </Explained>
              {returns !== null && (
                <Explained figure="returnPercent" position={sums} className="text-13">
                  <PercentChange value={returns / 100} />
                </Explained>
              )}
            </>
          )}
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className="text-16 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
