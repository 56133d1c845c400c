import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { SummariseStrategies } from '@toolyard/core/options/capital';
import {
  ReadDailyMarks,
  PRICES_NOT_IN_FORCE,
  STRATEGY_UNKNOWN,
} from '@toolyard/core/options/strategies';
import { OneAtATime } from '../http/account-turns.ts';
import { Access } from '../http/access.guard.ts';
import { Cost } from '../http/quotas.ts';
import { Caller } from '../http/caller.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import {
  StrategiesSummaryResponse,
  StrategyMarksResponse,
  toMarksResponse,
  toSummaryResponse,
} from './strategy-figures.dto.ts';
import { StrategyParams } from './strategy-requests.dto.ts';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';

@ApiTags('strategies')
@Controller('api/options')
export class StrategyFiguresController {
  constructor(
    private readonly marks: ReadDailyMarks,
    private readonly summary: SummariseStrategies,
  ) {}

  @Get('strategies/:id/marks')
  @ApiOperation({ summary: 'List the daily values of a position' })
  @Cost(3)
  @Access('strategies:own', 'strategies:read')
  @ApiOkResponse({ type: StrategyMarksResponse })
  @ApiErrors(
    EXPIRY_UNKNOWN,
    PRICES_NOT_IN_FORCE,
    STRATEGY_UNKNOWN,
    SYMBOL_UNKNOWN,
    ...PROVIDER_FAILURES,
  )
  async readStrategyMarks(
    @Param() { id }: StrategyParams,
    @Caller() caller: Principal,
  ): Promise<StrategyMarksResponse> {
    return toMarksResponse(await this.marks.execute(id, caller));
  }

  @Get('summary')
  @ApiOperation({ summary: 'Read the totals over all strategies' })
  @Cost(3)
  @OneAtATime()
  @Access('strategies:own', 'strategies:read')
  @ApiOkResponse({ type: StrategiesSummaryResponse })
  async summariseStrategies(@Caller() caller: Principal): Promise<StrategiesSummaryResponse> {
    return toSummaryResponse(await this.summary.execute(caller));
  }
}
