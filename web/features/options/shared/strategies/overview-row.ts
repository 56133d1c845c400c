import { expiriesAmong, type Leg } from '@toolyard/core/options/contracts';
import { profitLine, type CurvePoint } from '@toolyard/core/options/payoff';
import type { StrategyStatus } from '@toolyard/core/options/strategies';
import {
  addMoney,
  fromDollars,
  negateMoney,
  sumMoney,
  ZERO_MONEY,
  type CalendarDate,
  type Instant,
} from '@toolyard/core/shared';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { bookedIn, legOf, legOfFill } from './saved-legs.ts';
import { thumbnailCurve } from './thumbnail-curve.ts';

export type PositionGreeks = Readonly<Record<'delta' | 'theta' | 'vega', number>>;

/** One strategy as the overview shows it; dollars and fractions. */
export interface OverviewRow {
  readonly id: string;
  /** Where it leads. */
  readonly to: string;
  /** What can be done with it from here: open a plan, adjust a position. */
  readonly action: { readonly name: 'open' | 'adjust'; readonly to: string } | null;
  readonly name: string;
  readonly templateId: string;
  readonly structure: string;
  readonly status: StrategyStatus;
  readonly symbol: string;
  /** Of the underlying today; null of a completed trade. */
  readonly price: number | null;
  readonly returns: number | null;
  readonly pnl: number | null;
  readonly capital: number | null;
  readonly created: string;
  /** What its days count from at the earliest; those of a chain file count from here. */
  readonly asOf: Instant;
  /** The nearest one that is held or planned. */
  readonly expiry: CalendarDate | null;
  /** Of the whole position: delta in shares, theta in dollars per day, vega in dollars per volatility point. */
  readonly greeks: PositionGreeks | null;
  /** The payoff at its expiry; null where legs have expired or outlive the front expiry, so that a model has to value them. */
  readonly curve: readonly CurvePoint[] | null;
  /** Where a completed trade ended on the payoff of its opening. */
  readonly exit: CurvePoint | null;
  /** Planned or held. */
  readonly legs: readonly Leg[];
  /** Null for a sample. */
  readonly strategy: StrategyResponse | null;
  /** Something of it has expired and waits to be settled. */
  readonly due: boolean;
  /** It cannot be settled before its official settlement price is known. */
  readonly awaitsPrice: boolean;
  readonly sample: boolean;
}

const ACTIONS = { planning: 'open', active: 'adjust', completed: null } as const;

function greeksOf({ analysis: { delta, theta, vega } }: StrategyResponse): PositionGreeks | null {
  return delta === null || theta === null || vega === null ? null : { delta, theta, vega };
}

/** What a completed trade was opened with, and where it ended. */
function endedTrade({ steps, pnl, underlyingPrice }: StrategyResponse) {
  const [opening] = steps;
  const spot = steps.at(-1)?.spot ?? null;
  const legs = opening?.fills.map(legOfFill) ?? [];
  const exit = spot === null || pnl === null ? null : { price: spot, profit: pnl };
  if (legs.length === 0 || expiriesAmong(legs).length > 1) return { curve: null, exit: null };
  const curve = thumbnailCurve(profitLine(legs), opening?.spot ?? underlyingPrice, exit);
  return { curve, exit };
}

/** Without the model: its modules, which value expired contracts too, are not loaded for a list. */
function payoffOf(strategy: StrategyResponse): readonly CurvePoint[] | null {
  const legs = strategy.legs.map(legOf);
  const isAdjusted = strategy.legs.some(({ deliverable }) => deliverable);
  if (isAdjusted || strategy.due.length > 0 || expiriesAmong(legs).length > 1) return null;
  const { realised = ZERO_MONEY, commissions = ZERO_MONEY } = bookedIn(strategy, legs);
  const dividends = (strategy.analysis.dividends ?? []).map(({ amount }) => fromDollars(amount));
  const fixed = addMoney(realised, negateMoney(commissions), sumMoney(dividends));
  return thumbnailCurve(profitLine(legs, fixed), strategy.underlyingPrice);
}

/** The payoff of what is planned or held; of a completed trade that of its opening, with its end. */
export const pictureOf = (strategy: StrategyResponse): Pick<OverviewRow, 'curve' | 'exit'> =>
  strategy.status === 'completed'
    ? endedTrade(strategy)
    : { curve: payoffOf(strategy), exit: null };

export function rowOf(strategy: StrategyResponse): OverviewRow {
  const to = paths.position(strategy.id);
  const legs = strategy.legs.map(legOf);
  const action = ACTIONS[strategy.status];
  const [expiry] = strategy.legs.flatMap(({ expiration }) => expiration ?? []).sort();
  return {
    id: strategy.id,
    to,
    action: action && { name: action, to: `${to}?do=${action}` },
    name: strategy.name,
    templateId: strategy.templateId,
    structure: strategy.structure,
    status: strategy.status,
    symbol: strategy.underlyingAsset,
    price:
      strategy.status === 'completed' ? null : (strategy.mark?.spot ?? strategy.underlyingPrice),
    returns: strategy.returns === null ? null : strategy.returns / 100,
    pnl: strategy.pnl,
    capital: strategy.capital,
    created: strategy.createdAt,
    asOf: Date.parse(strategy.asOf),
    expiry: (expiry as CalendarDate | undefined) ?? null,
    greeks: greeksOf(strategy),
    ...pictureOf(strategy),
    legs,
    strategy,
    due: strategy.due.length > 0,
    awaitsPrice: strategy.awaitingSettlementPrice,
    sample: strategy.sample,
  };
}
