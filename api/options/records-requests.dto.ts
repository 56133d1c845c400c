import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  HISTORY_SORTS,
  PERIODS,
  SORT_ORDERS,
  TRADE_RESULTS,
  type HistorySort,
  type Period,
  type SortOrder,
  type TradeResult,
} from '@toolyard/core/options/records';
import {
  DIRECTIONS,
  TEMPLATE_IDS,
  type Direction,
  type TemplateId,
} from '@toolyard/core/options/templates';
import { TAG_MAX_LENGTH } from '@toolyard/core/options/strategies';
import { PAGE_LIMIT } from '@toolyard/core/shared';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsTicker } from '../market/symbol.ts';
import { IsCount } from '../http/page-params.dto.ts';

const SEARCH_CEILING = 100;
const LAST_PAGE = 1_000_000;
const DEFAULT_LIMIT = 10;

export class PeriodParams {
  @ApiPropertyOptional({
    enum: PERIODS,
    enumName: 'HistoryPeriod',
    default: 'all',
    description: 'By the day on which a trade ended',
  })
  @IsOptional()
  @IsIn(PERIODS)
  period: Period = 'all';
}

/** Which of one's completed trades are wanted. */
export class HistoryFilterParams extends PeriodParams {
  @ApiPropertyOptional({ enum: TEMPLATE_IDS, enumName: 'TemplateId' })
  @IsOptional()
  @IsIn(TEMPLATE_IDS)
  type: TemplateId | null = null;

  @ApiPropertyOptional({ type: String, example: 'MSFT', maxLength: 40 })
  @IsOptional()
  @IsTicker()
  symbol: string | null = null;

  @ApiPropertyOptional({ enum: TRADE_RESULTS, enumName: 'TradeResult' })
  @IsOptional()
  @IsIn(TRADE_RESULTS)
  result: TradeResult | null = null;

  @ApiPropertyOptional({ enum: DIRECTIONS, enumName: 'StrategyDirection' })
  @IsOptional()
  @IsIn(DIRECTIONS)
  direction: Direction | null = null;

  @ApiPropertyOptional({ type: String, maxLength: TAG_MAX_LENGTH, description: 'In any case' })
  @IsOptional()
  @IsString()
  @MaxLength(TAG_MAX_LENGTH)
  tag: string | null = null;

  @ApiPropertyOptional({
    type: String,
    default: '',
    maxLength: SEARCH_CEILING,
    description: 'Part of the name, the underlying, the note or a tag, in any case',
  })
  @IsOptional()
  @IsString()
  @MaxLength(SEARCH_CEILING)
  search = '';

  @ApiPropertyOptional({ enum: HISTORY_SORTS, enumName: 'HistorySort', default: 'date' })
  @IsOptional()
  @IsIn(HISTORY_SORTS)
  sort: HistorySort = 'date';

  @ApiPropertyOptional({ enum: SORT_ORDERS, enumName: 'SortOrder', default: 'desc' })
  @IsOptional()
  @IsIn(SORT_ORDERS)
  order: SortOrder = 'desc';
}

export class HistoryParams extends HistoryFilterParams {
  @IsCount(LAST_PAGE, 1)
  page = 1;

  @IsCount(PAGE_LIMIT, DEFAULT_LIMIT)
  limit = DEFAULT_LIMIT;
}
