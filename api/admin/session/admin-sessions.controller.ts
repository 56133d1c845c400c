import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  asAdmin,
  EndAdminSession,
  EndAdminSessions,
  ListAdminSessions,
  ReauthenticateAdmin,
  type Principal,
} from '@toolyard/core/accounts';
import {
  AdminReauthenticatedResponse,
  EndSessionsRequest,
  OwnSessionsResponse,
  ReauthenticateRequest,
  SessionParams,
  toOwnSession,
} from '../../auth/sessions.dto.ts';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage } from '../../http/language.ts';
import { Caller, PlainCall } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';

@ApiTags('admin session')
@ApiBearerAuth()
@Controller('api/admin/auth')
export class AdminSessionsController {
  constructor(
    private readonly list: ListAdminSessions,
    @Inject(EndAdminSession) private readonly ending: Write<EndAdminSession>,
    @Inject(EndAdminSessions) private readonly endingAll: Write<EndAdminSessions>,
    private readonly reauthentication: ReauthenticateAdmin,
  ) {}

  @Get('sessions')
  @Access('admin:own')
  @ApiOkResponse({ type: OwnSessionsResponse })
  @ApiErrors(401, 403)
  async listAdminSessions(@Caller() caller: Principal): Promise<OwnSessionsResponse> {
    const sessions = await this.list.execute(caller);
    const { sessionId } = asAdmin(caller);
    return { data: sessions.map((each) => toOwnSession(each, sessionId)), nextCursor: null };
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @Access('admin:own')
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404)
  endAdminSession(@Param() { id }: SessionParams, @PlainCall() call: Call): Promise<void> {
    return this.ending.execute({ id }, call);
  }

  @Post('sessions/end')
  @HttpCode(204)
  @Access('admin:sensitive')
  @ApiNoContentResponse()
  @ApiErrors(401, 403)
  endAdminSessions(@Body() { scope }: EndSessionsRequest, @PlainCall() call: Call): Promise<void> {
    return this.endingAll.execute({ scope }, call);
  }

  @Post('reauthenticate')
  @HttpCode(200)
  @Access('admin:password')
  @ApiOkResponse({ type: AdminReauthenticatedResponse })
  @ApiErrors(401, 429)
  async reauthenticateAdmin(
    @Body() { password, code }: ReauthenticateRequest,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<AdminReauthenticatedResponse> {
    const typed = { password, code: code ?? '', language };
    const { accessToken: token } = await this.reauthentication.execute(typed, caller);
    return { data: { token } };
  }
}
