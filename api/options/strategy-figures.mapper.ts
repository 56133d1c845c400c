import type { DailyMark, StrategiesSummary } from '@toolyard/core/options/strategies';
import { toDollars } from '@toolyard/core/shared';
import { dollars } from './chain.mapper.ts';
import type { StrategiesSummaryResponse, StrategyMarksResponse } from './strategy-figures.dto.ts';

export const toMarksResponse = (points: readonly DailyMark[]): StrategyMarksResponse => ({
  data: {
    points: points.map(({ date, price, pnl, value, byModel }) => ({
      date,
      price: toDollars(price),
      pnl: dollars(pnl),
      value: dollars(value),
      byModel,
    })),
  },
});

export const toSummaryResponse = (summary: StrategiesSummary): StrategiesSummaryResponse => ({
  data: {
    totalCapital: toDollars(summary.totalCapital),
    allocatedCapital: toDollars(summary.allocatedCapital),
    plannedCapital: toDollars(summary.plannedCapital),
    availableCapital: toDollars(summary.availableCapital),
    activeStrategies: summary.activeStrategies,
    completedStrategies: summary.completedStrategies,
    totalPnL: toDollars(summary.totalPnL),
    winRate: summary.winRate,
    lostThisMonth: toDollars(summary.lostThisMonth),
  },
});
