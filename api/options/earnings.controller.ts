import { Controller, Get, Param, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import { ReadEarningsCalendar, ReadEarningsFigures } from '@toolyard/core/options/earnings';
import { Access } from '../http/access.guard.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
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
import { EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';

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
  @ApiOperation({ summary: 'List earnings dates' })
  @Cost(2)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: EarningsCalendarResponse })
  @ApiErrors(...PROVIDER_FAILURES)
  async listEarnings(@Query() days: EarningsParams): Promise<EarningsCalendarResponse> {
    checkEarningsDays(days);
    return toEarningsCalendarResponse(await this.calendar.execute(days));
  }

  @Get(':symbol')
  @ApiOperation({ summary: 'Read the earnings history and the expected move of a company' })
  @Cost(5)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: EarningsFiguresResponse })
  @ApiErrors(EXPIRY_UNKNOWN, SYMBOL_UNKNOWN, ...PROVIDER_FAILURES)
  async readEarnings(@Param() { symbol }: SymbolParams): Promise<EarningsFiguresResponse> {
    return toEarningsFiguresResponse(await this.figures.execute(symbol));
  }
}
