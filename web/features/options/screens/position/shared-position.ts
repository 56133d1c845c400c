import {
  analyseStrategy,
  type AnalysisInput,
  type StrategyAnalysis,
} from '@toolyard/core/options/analysis';
import type { Leg } from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, moneyOf } from '@toolyard/core/shared';
import type { FillResponse, StrategyResponse } from '../../../../api/generated.ts';
import type { SharedTrade } from '../../shared/sharing/shared-trade.ts';
import { analysisInputOf } from '../../shared/strategies/saved-strategy.ts';
import { filledLeg } from './position-sums.ts';

/** Average price a share of the fills of one side of a contract, weighted by contracts; null without a fill. */
function averagePrice(fills: readonly FillResponse[]): number | null {
  const contracts = fills.reduce((sum, fill) => sum + fill.contracts, 0);
  return contracts === 0
    ? null
    : fills.reduce((sum, fill) => sum + fill.price * fill.contracts, 0) / contracts;
}

/** The trade as its first step opened it. */
function openedInput(position: StrategyResponse): AnalysisInput {
  const planned = analysisInputOf(position);
  const [opening] = position.steps;
  if (!opening) return planned;
  const commissions = opening.fills.map((fill) => fromDollars(fill.commission));
  return {
    legs: opening.fills.map(filledLeg),
    commissions: commissions.reduce((sum, each) => addMoney(sum, each), moneyOf(0)),
    spot: opening.spot === null ? planned.spot : fromDollars(opening.spot),
    asOf: Date.parse(opening.at),
    terms: planned.terms,
    volatility: planned.volatility,
  };
}

const exitOf = ({ symbol, position }: Leg, later: readonly FillResponse[]): number | null =>
  averagePrice(
    later.filter(
      (fill) => fill.symbol === symbol && (fill.side === 'buy') !== (position === 'long'),
    ),
  );

/** A saved strategy as it is shared; `input` and `analysis` are those of the page. */
export function sharedPosition(
  position: StrategyResponse,
  input: AnalysisInput,
  analysis: StrategyAnalysis,
): SharedTrade {
  const { status, steps, mark } = position;
  const last = steps.at(-1);
  const shared = {
    name: position.name,
    symbol: position.underlyingAsset,
    source: {
      provider: position.provider,
      simulated: position.simulated,
      at: mark?.at ?? position.quotedAt,
      delayedMinutes: null,
    },
  };
  if (status === 'planning') return { ...shared, input, analysis, outcome: null };
  const outcome = {
    profit: position.pnl,
    capital: position.capital,
    openedAt: position.openedAt,
    closed: null,
  };
  if (status === 'active' || !last) return { ...shared, input, analysis, outcome };
  const opened = openedInput(position);
  const later = steps.slice(1).flatMap(({ fills }) => fills);
  const exits = opened.legs.map((leg) => exitOf(leg, later));
  return {
    ...shared,
    source: { ...shared.source, at: last.at },
    input: opened,
    analysis: analyseStrategy(opened),
    outcome: { ...outcome, closed: { at: position.closedAt, spot: last.spot, exits } },
  };
}
