import { Controller, Get, Inject, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { PORTS, type Snapshots } from '../composition/ports.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { MarketDeadline } from '../http/market-deadline.ts';
import { Cost, MarketQuota } from '../http/quotas.ts';
import { MarketOverviewResponse } from './market-overview.dto.ts';

@ApiTags('market')
@Controller('api/market')
@UseGuards(MarketQuota)
@UseInterceptors(MarketDeadline)
export class MarketOverviewController {
  constructor(@Inject(PORTS.snapshots) private readonly computed: Snapshots) {}

  /** What moved most in the session, and how sectors and indices did. */
  @Get('overview')
  @Cost(5)
  @Access('market:read')
  @ApiOkResponse({ type: MarketOverviewResponse })
  @ApiErrors(429, 502)
  async readMarketOverview(@Res() response: Response): Promise<void> {
    response.type('json').send(Buffer.from(await this.computed.overview()));
  }
}
