import { Controller, Get, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReadEarningsCalendar, ReadEarningsFigures } from '@toolyard/core/options/earnings';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import { SymbolParams } from '../market/symbol.ts';
import {
  checkEarningsDays,
  EarningsCalendarResponse,
  EarningsFiguresResponse,
  EarningsParams,
  toEarningsCalendarResponse,
  toEarningsFiguresResponse,
} from './earnings.dto.ts';

@ApiTags('options')
@Controller('api/options/earnings')
@UseGuards(MarketQuota)
@UseInterceptors(MarketDeadline)
export class EarningsController {
  constructor(
    private readonly calendar: ReadEarningsCalendar,
    private readonly figures: ReadEarningsFigures,
  ) {}

  @Get()
  @Cost(2)
  @Access('market:read')
  @ApiOkResponse({ type: EarningsCalendarResponse })
  @ApiErrors(429, 502)
  async listEarnings(@Query() days: EarningsParams): Promise<EarningsCalendarResponse> {
    checkEarningsDays(days);
    return toEarningsCalendarResponse(await this.calendar.execute(days));
  }

  @Get(':symbol')
  @Cost(5)
  @Access('market:read')
  @ApiOkResponse({ type: EarningsFiguresResponse })
  @ApiErrors(404, 429, 502)
  async readEarnings(@Param() { symbol }: SymbolParams): Promise<EarningsFiguresResponse> {
    return toEarningsFiguresResponse(await this.figures.execute(symbol));
  }
}
