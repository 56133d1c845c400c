import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  asOperator,
  EndAdminSession,
  EndAdminSessions,
  ListAdminSessions,
  ReauthenticateAdmin,
  ReauthenticateAdminWithPasskey,
  StartAdminPasskeyStepUp,
  type Principal,
  OVERLOADED,
  PASSKEY_INVALID,
  PASSKEY_UNKNOWN,
  PASSWORD_WRONG,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_UNREADABLE,
  SECOND_FACTOR_NEEDED_AGAIN,
  SESSION_UNKNOWN,
  TOO_MANY_ATTEMPTS,
} from '@toolyard/core/accounts';
import {
  assertionIn,
  PasskeyStepUpAnswer,
  PasskeyStepUpRequest,
  toPasskeyStepUp,
} from '../../auth/passkeys.dto.ts';
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
    private readonly startingPasskey: StartAdminPasskeyStepUp,
    private readonly byPasskey: ReauthenticateAdminWithPasskey,
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
    SECOND_FACTOR_UNREADABLE,
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

  @Post('reauthenticate/passkey/options')
  @ApiOperation({
    summary: "Begin to prove a passkey in place of the admin's password",
    description:
      'Answers what `navigator.credentials.get` takes: one of the passkeys of the account, with user verification. The challenge is good for this session alone.',
  })
  @HttpCode(200)
  @Access('admin:password')
  @ApiOkResponse({ type: PasskeyStepUpAnswer })
  @ApiErrors(PASSKEY_UNKNOWN)
  async startAdminPasskeyStepUp(@Caller() caller: Principal): Promise<PasskeyStepUpAnswer> {
    return toPasskeyStepUp(await this.startingPasskey.execute(caller));
  }

  @Post('reauthenticate/passkey')
  @ApiOperation({
    summary: "Prove a passkey in place of the admin's password",
    description:
      'Takes what the authenticator answered to the challenge of `startAdminPasskeyStepUp`, and answers as `reauthenticateAdmin` does. No code is needed.',
  })
  @HttpCode(200)
  @Access('admin:password')
  @ApiOkResponse({ type: AdminReauthenticatedResponse })
  @ApiErrors(PASSKEY_INVALID, TOO_MANY_ATTEMPTS)
  async reauthenticateAdminWithPasskey(
    @Body() body: PasskeyStepUpRequest,
    @Caller() caller: Principal,
  ): Promise<AdminReauthenticatedResponse> {
    const { accessToken: token } = await this.byPasskey.execute(assertionIn(body), caller);
    return { data: { token } };
  }
}
