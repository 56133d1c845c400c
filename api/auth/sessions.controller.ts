import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  asUser,
  EndSession,
  EndSessions,
  ListSessions,
  Reauthenticate,
  type Principal,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller, PlainCall } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import {
  EndSessionsRequest,
  OwnSessionsResponse,
  ReauthenticatedResponse,
  ReauthenticateRequest,
  SessionParams,
  toOwnSession,
} from './sessions.dto.ts';

@ApiTags('sessions')
@ApiBearerAuth()
@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly list: ListSessions,
    @Inject(EndSession) private readonly ending: Write<EndSession>,
    @Inject(EndSessions) private readonly endingAll: Write<EndSessions>,
    private readonly reauthentication: Reauthenticate,
  ) {}

  @Get('sessions')
  @Access('account:own')
  @ApiOkResponse({ type: OwnSessionsResponse })
  @ApiErrors(401)
  async listSessions(@Caller() caller: Principal): Promise<OwnSessionsResponse> {
    const sessions = await this.list.execute(caller);
    const { sessionId } = asUser(caller);
    return { data: sessions.map((each) => toOwnSession(each, sessionId)), nextCursor: null };
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @Access('account:own')
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  endSession(@Param() { id }: SessionParams, @PlainCall() call: Call): Promise<void> {
    return this.ending.execute({ id }, call);
  }

  @Post('sessions/end')
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiNoContentResponse()
  @ApiErrors(401, 403)
  endSessions(@Body() { scope }: EndSessionsRequest, @PlainCall() call: Call): Promise<void> {
    return this.endingAll.execute({ scope }, call);
  }

  @Post('reauthenticate')
  @HttpCode(200)
  @Access('account:own')
  @ApiOkResponse({ type: ReauthenticatedResponse })
  @ApiErrors(401, 429)
  async reauthenticate(
    @Body() { password, code }: ReauthenticateRequest,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<ReauthenticatedResponse> {
    const typed = { password, code: code ?? '', language };
    const { accessToken: token } = await this.reauthentication.execute(typed, caller);
    return { token };
  }
}
