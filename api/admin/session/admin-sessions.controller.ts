import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  asOperator,
  EndAdminSession,
  EndAdminSessions,
  ListAdminSessions,
  ReauthenticateAdmin,
  type Principal,
  OVERLOADED,
  PASSWORD_WRONG,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_NEEDED_AGAIN,
  SESSION_UNKNOWN,
  TOO_MANY_ATTEMPTS,
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
@Controller('api/admin/auth')
export class AdminSessionsController {
  constructor(
    private readonly list: ListAdminSessions,
    @Inject(EndAdminSession) private readonly ending: Write<EndAdminSession>,
    @Inject(EndAdminSessions) private readonly endingAll: Write<EndAdminSessions>,
    private readonly reauthentication: ReauthenticateAdmin,
  ) {}

  @Get('sessions')
  @ApiOperation({ summary: 'List your sessions as an admin' })
  @Access('admin:own')
  @ApiOkResponse({ type: OwnSessionsResponse })
  async listAdminSessions(@Caller() caller: Principal): Promise<OwnSessionsResponse> {
    const sessions = await this.list.execute(caller);
    const { sessionId } = asOperator(caller);
    return { data: sessions.map((each) => toOwnSession(each, sessionId)), nextCursor: null };
  }

  @Delete('sessions/:id')
  @ApiOperation({ summary: "End one of the admin's own sessions" })
  @HttpCode(204)
  @Access('admin:own')
  @ApiNoContentResponse()
  @ApiErrors(SESSION_UNKNOWN)
  endAdminSession(@Param() { id }: SessionParams, @PlainCall() call: Call): Promise<void> {
    return this.ending.execute({ id }, call);
  }

  @Post('sessions/end')
  @ApiOperation({ summary: "End several of the admin's own sessions" })
  @HttpCode(204)
  @Access('admin:sensitive')
  @ApiNoContentResponse()
  endAdminSessions(@Body() { scope }: EndSessionsRequest, @PlainCall() call: Call): Promise<void> {
    return this.endingAll.execute({ scope }, call);
  }

  @Post('reauthenticate')
  @ApiOperation({
    summary: "Prove the admin's password again",
    description:
      'Answers an access token that may call operations which need a password given within the last 10 minutes.',
  })
  @HttpCode(200)
  @Access('admin:password')
  @ApiOkResponse({ type: AdminReauthenticatedResponse })
  @ApiErrors(
    OVERLOADED,
    PASSWORD_WRONG,
    SECOND_FACTOR_CODE_WRONG,
    SECOND_FACTOR_NEEDED_AGAIN,
    TOO_MANY_ATTEMPTS,
  )
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
