import { Controller, Get, Inject, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { PORTS, type Snapshots } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import { MarketOverviewResponse } from './market-overview.dto.ts';

@ApiTags('market')
@Controller('api/market')
@UseGuards(MarketQuota)
@UseInterceptors(MarketDeadline)
export class MarketOverviewController {
  constructor(@Inject(PORTS.snapshots) private readonly computed: Snapshots) {}

  @Get('overview')
  @ApiOperation({
    summary: 'Read the market overview',
    description: 'What moved most in the session, and how sectors and indices did.',
  })
  @Cost(5)
  @Access('market:read', 'market:read')
  @ApiOkResponse({ type: MarketOverviewResponse })
  @ApiErrors(...PROVIDER_FAILURES)
  async readMarketOverview(@Res() response: Response): Promise<void> {
    response.type('json').send(Buffer.from(await this.computed.overview()));
  }
}
