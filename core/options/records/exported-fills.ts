import type { Fill, Strategy, StrategyStep } from '../strategies/index.ts';

/** One fill of a completed trade, with the moment and the trade that it belongs to. */
export interface ExportedFill {
  readonly trade: Pick<Strategy, 'id' | 'name' | 'symbol'>;
  readonly step: Pick<StrategyStep, 'at' | 'kind' | 'spot'>;
  readonly fill: Fill;
}

/** Every fill of these strategies, in the order in which they were made. */
export const exportedFills = (strategies: readonly Strategy[]): readonly ExportedFill[] =>
  strategies.flatMap((trade) =>
    trade.steps.flatMap((step) => step.fills.map((fill) => ({ trade, step, fill }))),
  );
