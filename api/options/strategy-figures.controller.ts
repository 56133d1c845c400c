import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { SummariseStrategies } from '@toolyard/core/options/capital';
import { ReadDailyMarks } from '@toolyard/core/options/strategies';
import { Access } from '../http/access.guard.ts';
import { Cost } from '../http/quotas.ts';
import { Caller } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import {
  StrategiesSummaryResponse,
  StrategyMarksResponse,
  toMarksResponse,
  toSummaryResponse,
} from './strategy-figures.dto.ts';
import { StrategyParams } from './strategy-requests.dto.ts';

@ApiTags('strategies')
@ApiBearerAuth()
@Controller('api/options')
export class StrategyFiguresController {
  constructor(
    private readonly marks: ReadDailyMarks,
    private readonly summary: SummariseStrategies,
  ) {}

  @Get('strategies/:id/marks')
  @Cost(3)
  @Access('strategies:own')
  @ApiOkResponse({ type: StrategyMarksResponse })
  @ApiErrors(401, 404, 502)
  async readStrategyMarks(
    @Param() { id }: StrategyParams,
    @Caller() caller: Principal,
  ): Promise<StrategyMarksResponse> {
    return toMarksResponse(await this.marks.execute(id, caller));
  }

  @Get('summary')
  @Cost(3)
  @Access('strategies:own')
  @ApiOkResponse({ type: StrategiesSummaryResponse })
  @ApiErrors(401)
  async summariseStrategies(@Caller() caller: Principal): Promise<StrategiesSummaryResponse> {
    return toSummaryResponse(await this.summary.execute(caller));
  }
}
