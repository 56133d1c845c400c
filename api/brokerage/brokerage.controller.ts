import { Controller, Get, HttpCode, Inject, Post, Query, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  BeginBrokerageConnection,
  CloseBrokerageSession,
  DisconnectBrokerage,
  ReadBrokerageStatus,
  BROKERAGE_FAILED,
  BROKER_NOT_OFFERED,
} from '@toolyard/core/brokerage';
import type { Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { PORTS } from '../composition/ports.ts';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { Caller, NeedsIdempotencyKey, PlainCall, WriteCall } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { NoPrefetch } from '../http/prefetch.ts';
import { rejectHead } from '../http/reject-head.ts';
import { SameOrigin } from '../http/same-origin.ts';
import {
  AuthorisationUrlResponse,
  AuthorisationParams,
  BrokerageOverviewResponse,
  DisconnectedResponse,
  toBrokerageOverview,
} from './brokerage.dto.ts';
import { FlowCookie } from './flow-cookie.ts';

@ApiTags('brokerage')
@Controller('api/ibkr')
export class BrokerageController {
  constructor(
    private readonly status: ReadBrokerageStatus,
    private readonly beginning: BeginBrokerageConnection,
    private readonly closing: CloseBrokerageSession,
    @Inject(DisconnectBrokerage) private readonly disconnecting: Write<DisconnectBrokerage>,
    private readonly cookie: FlowCookie,
    @Inject(PORTS.logger) private readonly logger: Logger,
  ) {}

  @Get('status')
  @ApiOperation({ summary: 'Read the brokerage connection' })
  @Access('brokerage:own')
  @SpeaksLanguages()
  @ApiOkResponse({ type: BrokerageOverviewResponse })
  @ApiErrors(BROKERAGE_FAILED)
  async readBrokerageStatus(
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<BrokerageOverviewResponse> {
    return toBrokerageOverview(await this.status.execute(caller), language);
  }

  @Get('auth-url')
  @ApiOperation({
    summary: 'Begin to connect a brokerage account',
    description:
      "Answers the address of the broker's sign-in page. The browser must open it: the broker sends it back to this site.",
  })
  @UseGuards(rejectHead('GET'), SameOrigin, NoPrefetch)
  @Access('brokerage:own')
  @ApiOkResponse({ type: AuthorisationUrlResponse })
  @ApiErrors(BROKERAGE_FAILED, BROKER_NOT_OFFERED)
  async readAuthorisationUrl(
    @Query() { broker }: AuthorisationParams,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuthorisationUrlResponse> {
    const { url, cookie } = await this.beginning.execute({ provider: broker, language }, caller);
    this.cookie.write(response, cookie);
    return { success: true, url };
  }

  /** Changes state by GET, as its callers expect; so it is for the site itself alone. */
  @Get('disconnect')
  @ApiOperation({
    deprecated: true,
    summary: 'Disconnect the brokerage account by GET',
    description:
      'Use `endBrokerageConnection` instead, which does the same and can be repeated safely.',
  })
  @UseGuards(rejectHead('GET, POST'), SameOrigin, NoPrefetch)
  @Access('brokerage:own')
  @ApiOkResponse({ type: DisconnectedResponse })
  @ApiErrors(BROKERAGE_FAILED)
  disconnectBrokerage(@PlainCall() call: Call): Promise<DisconnectedResponse> {
    return this.disconnected(call);
  }

  @Post('disconnect')
  @ApiOperation({ summary: 'Disconnect the brokerage account' })
  @HttpCode(200)
  @UseGuards(SameOrigin)
  @Access('brokerage:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: DisconnectedResponse })
  @ApiErrors(BROKERAGE_FAILED)
  endBrokerageConnection(@WriteCall() call: Call): Promise<DisconnectedResponse> {
    return this.disconnected(call);
  }

  private async disconnected(call: Call): Promise<DisconnectedResponse> {
    const fault = await this.closing.execute(call.principal);
    if (fault) this.logger.warn({ code: fault.code }, 'a broker was not told of a disconnection');
    await this.disconnecting.execute({}, call);
    return { success: true };
  }
}
