import { Controller, Get, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import { ReadDailyMarks, SummariseStrategies } from '@toolyard/core/options/strategies';
import { Access } from '../http/access.ts';
import { Cost } from '../http/cost.ts';
import { Caller } from '../http/caller.ts';
import { Refusals } from '../http/documented-errors.ts';
import { StrategiesSummaryResponse, StrategyMarksResponse } from './strategy-figures.dto.ts';
import { toMarksResponse, toSummaryResponse } from './strategy-figures.mapper.ts';
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
  @Refusals(401, 404, 502)
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
  @Refusals(401)
  async summariseStrategies(@Caller() caller: Principal): Promise<StrategiesSummaryResponse> {
    return toSummaryResponse(await this.summary.execute(caller));
  }
}
