import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { StrategiesSummary } from '@toolyard/core/options/capital';
import type { DailyMark } from '@toolyard/core/options/strategies';
import { toDollars } from '@toolyard/core/shared';
import { dollars } from './chain.mapper.ts';

export class SessionMarkResponse {
  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({ type: Number, nullable: true, description: 'The underlying, dollars a share' })
  price!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Of the whole trade, dollars' })
  pnl!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Of what was held, dollars' })
  value!: number | null;

  @ApiProperty({ type: Boolean, description: 'Options by model, not by quotes' })
  byModel!: boolean;
}

export class SessionMarksResponse {
  @ApiProperty({ type: [SessionMarkResponse] })
  points!: SessionMarkResponse[];
}

export class StrategyMarksResponse {
  @ApiProperty({ type: SessionMarksResponse })
  data!: SessionMarksResponse;
}

export class StrategiesSummaryFigures {
  @ApiProperty({ type: Number })
  totalCapital!: number;

  @ApiProperty({ type: Number, description: 'Of active strategies' })
  allocatedCapital!: number;

  @ApiProperty({ type: Number, description: 'What plans would take' })
  plannedCapital!: number;

  @ApiProperty({ type: Number })
  availableCapital!: number;

  @ApiProperty({ type: 'integer' })
  activeStrategies!: number;

  @ApiProperty({ type: 'integer' })
  completedStrategies!: number;

  @ApiProperty({ type: Number })
  totalPnL!: number;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'Since the close of the session before the last quotes; null where it is unknown',
  })
  dayPnL?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    description:
      'Active strategies that dayPnL leaves out: a price now or at that close is unknown',
  })
  dayUnvalued?: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction; null before the first' })
  winRate!: number | null;

  @ApiProperty({ type: Number, description: 'Of trades that ended in this month; 0 after a gain' })
  lostThisMonth!: number;
}

export class StrategiesSummaryResponse {
  @ApiProperty({ type: StrategiesSummaryFigures })
  data!: StrategiesSummaryFigures;
}

export const toMarksResponse = (points: readonly DailyMark[]): StrategyMarksResponse => ({
  data: {
    points: points.map(({ date, price, pnl, value, byModel }) => ({
      date,
      price: dollars(price),
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
    dayPnL: dollars(summary.dayPnL),
    dayUnvalued: summary.dayUnvalued,
    winRate: summary.winRate,
    lostThisMonth: toDollars(summary.lostThisMonth),
  },
});
