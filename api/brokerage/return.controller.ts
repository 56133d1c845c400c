import {
  Controller,
  Get,
  Header,
  Param,
  Redirect,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AUTHORISATION_INVALID, CompleteBrokerageConnection } from '@toolyard/core/brokerage';
import type { Request, Response } from 'express';
import { Access } from '../http/access.guard.ts';
import { isPrefetch } from '../http/prefetch.ts';
import { rejectHead } from '../http/reject-head.ts';
import { BackToSettings, BROKERAGE_PLACES } from './brokerage-urls.ts';
import { FlowCookie } from './flow-cookie.ts';

const LONGEST_PARAMETER = 2_000;

/** The parameters that stand once and are of a usual length; where another is among them, none. */
function parametersOf({ query }: Request): Readonly<Record<string, string>> {
  const entries = Object.entries(query);
  const isSound = ([, value]: [string, unknown]) =>
    typeof value === 'string' && value.length <= LONGEST_PARAMETER;
  return entries.every(isSound) ? (Object.fromEntries(entries) as Record<string, string>) : {};
}

/** Where a broker sends the browser back to. It brings no token: the cookie and the pending record say who it is. */
@ApiExcludeController()
@Controller('api/ibkr')
export class ReturnController {
  constructor(
    private readonly completion: CompleteBrokerageConnection,
    private readonly cookie: FlowCookie,
  ) {}

  @Get('callback/:provider')
  @UseGuards(rejectHead('GET'))
  @UseFilters(BackToSettings)
  @Access('public')
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @Redirect(BROKERAGE_PLACES.connected, 302)
  async completeConnection(
    @Param('provider') provider: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (isPrefetch(request)) throw AUTHORISATION_INVALID({ cause: new Error('a prefetch') });
    const cookie = this.cookie.read(request);
    await this.completion.execute({ provider, parameters: parametersOf(request), cookie });
    this.cookie.remove(response);
  }
}
