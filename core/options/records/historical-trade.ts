import { newYorkDate } from '../../calendar/index.ts';
import { addMoney, daysBetween, type CalendarDate, type Money } from '../../shared/index.ts';
import {
  capitalOf,
  closedAt,
  openedAt,
  profitOf,
  returnsPercent,
  strategyLegs,
  type Journal,
  type Strategy,
} from '../strategies/index.ts';
import {
  recognise,
  type Direction,
  type StructureId,
  type TemplateId,
} from '../templates/index.ts';

export const TRADE_RESULTS = ['win', 'loss'] as const;
export type TradeResult = (typeof TRADE_RESULTS)[number];

/** A completed strategy as the history tells it. */
export interface HistoricalTrade extends Journal {
  readonly id: string;
  /** Of the strategy. */
  readonly version: number;
  readonly name: string;
  /** What the planned legs were recognised as. */
  readonly type: TemplateId;
  /** The same by the name that traders use: a protective call where the template is covered stock. */
  readonly structure: StructureId;
  readonly status: 'completed';
  readonly underlyingAsset: string;
  /** Days of New York. */
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** The most that the trade had at risk; null = no bound, or unknown. */
  readonly startingCapital: Money | null;
  /** What that became. */
  readonly endingCapital: Money | null;
  /** Σ cash of the trade's fills, commissions taken off. */
  readonly returnAmount: Money;
  /** Of the capital; null where there is none to measure by. */
  readonly returnPercentage: number | null;
  /** A trade that brought nothing is no win. */
  readonly winLoss: TradeResult;
  /** Calendar days from the first fill to the last. */
  readonly daysHeld: number;
  /** Of the planned legs. */
  readonly strategyDirection: Direction;
  /** One of the samples that a user may load. */
  readonly sample: boolean;
}

/** The trade that a strategy was; null while it is not completed. */
export function historicalTrade(strategy: Strategy): HistoricalTrade | null {
  const [opened, closed] = [openedAt(strategy), closedAt(strategy)];
  const returnAmount = profitOf(strategy);
  if (opened === null || closed === null || returnAmount === null) return null;
  const [startDate, endDate] = [newYorkDate(opened), newYorkDate(closed)];
  const startingCapital = capitalOf(strategy);
  const { structure, direction } = recognise(strategyLegs(strategy));
  return {
    id: strategy.id,
    version: strategy.version,
    ...strategy.journal,
    name: strategy.name,
    type: strategy.templateId,
    structure,
    status: 'completed',
    underlyingAsset: strategy.symbol,
    startDate,
    endDate,
    startingCapital,
    endingCapital: startingCapital === null ? null : addMoney(startingCapital, returnAmount),
    returnAmount,
    returnPercentage: returnsPercent(returnAmount, startingCapital),
    winLoss: returnAmount > 0 ? 'win' : 'loss',
    daysHeld: daysBetween(startDate, endDate),
    strategyDirection: direction,
    sample: strategy.sample,
  };
}

/** The trades that a user's strategies were. */
export const historicalTrades = (strategies: readonly Strategy[]): readonly HistoricalTrade[] =>
  strategies.flatMap((strategy) => historicalTrade(strategy) ?? []);
