import { Controller, Get, Query, Redirect, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AUTHORISATION_INVALID, CompleteBrokerageConnection } from '@toolyard/core/brokerage';
import type { Request, Response } from 'express';
import { Access } from '../http/access.guard.ts';
import { rejectHead } from '../http/reject-head.ts';
import { BackToSettings, BROKERAGE_PLACES } from './brokerage-urls.ts';
import { ReturnParams } from './brokerage.dto.ts';
import { StateCookie } from './state-cookie.ts';

/** Where a broker sends the browser back to. It brings no token: the state says who it is. */
@ApiExcludeController()
@UseFilters(BackToSettings)
@Controller('api/ibkr')
export class ReturnController {
  constructor(
    private readonly completion: CompleteBrokerageConnection,
    private readonly cookie: StateCookie,
  ) {}

  @Get('callback')
  @UseGuards(rejectHead('GET'))
  @Access('public')
  @Redirect(BROKERAGE_PLACES.connected, 302)
  async completeConnection(
    @Query() { state, code }: ReturnParams,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (!this.cookie.take(request, response, state)) throw AUTHORISATION_INVALID();
    await this.completion.execute({ state, code });
  }
}
