import type { Fill, Strategy, StrategyStep, StrategyRepository } from '../../strategies/index.ts';
import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { Clock } from '../../../shared/index.ts';
import { historicalTrades } from '../historical-trade.ts';
import { filterHistory, sortHistory } from '../history.ts';
import type { HistoryFilter, HistorySort, SortOrder } from '../history.ts';

/** One fill of a completed trade, with its step and its trade. */
export interface ExportedFill {
  readonly trade: Pick<Strategy, 'id' | 'name' | 'symbol'>;
  readonly step: Pick<StrategyStep, 'at' | 'kind' | 'spot' | 'action'>;
  readonly fill: Fill;
}

/** Every fill of the strategies, oldest first within each. */
export const exportedFills = (strategies: readonly Strategy[]): readonly ExportedFill[] =>
  strategies.flatMap(({ id, name, symbol, steps }) => {
    const trade = { id, name, symbol };
    return steps.flatMap(({ at, kind, spot, action, fills }) => {
      const step = { at, kind, spot, action };
      return fills.map((fill) => ({ trade, step, fill }));
    });
  });

export interface ExportRequest extends HistoryFilter {
  readonly sort: HistorySort;
  readonly order: SortOrder;
}

/** Every fill of the caller's completed trades that match a filter, trade by trade in the requested order. */
export class ExportHistory {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly clock: Clock,
  ) {}

  async execute(request: ExportRequest, principal: Principal): Promise<readonly ExportedFill[]> {
    const stored = await this.strategies.listAll(asUser(principal).userId);
    const today = newYorkDate(this.clock.now());
    const fitting = filterHistory(historicalTrades(stored), request, today);
    const byId = new Map(stored.map((strategy) => [strategy.id, strategy]));
    const sorted = sortHistory(fitting, request.sort, request.order);
    return exportedFills(sorted.flatMap(({ id }) => byId.get(id) ?? []));
  }
}
