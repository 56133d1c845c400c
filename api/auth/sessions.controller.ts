import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  asUser,
  EndSession,
  EndSessions,
  ListSessions,
  Reauthenticate,
  ReauthenticateWithPasskey,
  StartPasskeyStepUp,
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
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller, PlainCall } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import {
  assertionIn,
  PasskeyStepUpAnswer,
  PasskeyStepUpRequest,
  toPasskeyStepUp,
} from './passkeys.dto.ts';
import {
  EndSessionsRequest,
  OwnSessionsResponse,
  ReauthenticatedResponse,
  ReauthenticateRequest,
  SessionParams,
  toOwnSession,
} from './sessions.dto.ts';

@ApiTags('sessions')
@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly list: ListSessions,
    @Inject(EndSession) private readonly ending: Write<EndSession>,
    @Inject(EndSessions) private readonly endingAll: Write<EndSessions>,
    private readonly reauthentication: Reauthenticate,
    private readonly startingPasskey: StartPasskeyStepUp,
    private readonly byPasskey: ReauthenticateWithPasskey,
  ) {}

  @Get('sessions')
  @ApiOperation({ summary: 'List your sessions' })
  @Access('account:own')
  @ApiOkResponse({ type: OwnSessionsResponse })
  async listSessions(@Caller() caller: Principal): Promise<OwnSessionsResponse> {
    const sessions = await this.list.execute(caller);
    const { sessionId } = asUser(caller);
    return { data: sessions.map((each) => toOwnSession(each, sessionId)), nextCursor: null };
  }

  @Delete('sessions/:id')
  @ApiOperation({ summary: 'End one of your sessions' })
  @HttpCode(204)
  @Access('account:own')
  @ApiNoContentResponse()
  @ApiErrors(SESSION_UNKNOWN)
  endSession(@Param() { id }: SessionParams, @PlainCall() call: Call): Promise<void> {
    return this.ending.execute({ id }, call);
  }

  @Post('sessions/end')
  @ApiOperation({ summary: 'End several of your sessions' })
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiNoContentResponse()
  endSessions(@Body() { scope }: EndSessionsRequest, @PlainCall() call: Call): Promise<void> {
    return this.endingAll.execute({ scope }, call);
  }

  @Post('reauthenticate')
  @ApiOperation({
    summary: 'Prove the password again',
    description:
      'Answers an access token that may call operations which need a password given within the last 10 minutes.',
  })
  @HttpCode(200)
  @Access('account:own')
  @ApiOkResponse({ type: ReauthenticatedResponse })
  @ApiErrors(
    OVERLOADED,
    PASSWORD_WRONG,
    SECOND_FACTOR_CODE_WRONG,
    SECOND_FACTOR_UNREADABLE,
    SECOND_FACTOR_NEEDED_AGAIN,
    TOO_MANY_ATTEMPTS,
  )
  async reauthenticate(
    @Body() { password, code }: ReauthenticateRequest,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<ReauthenticatedResponse> {
    const typed = { password, code: code ?? '', language };
    const { accessToken: token } = await this.reauthentication.execute(typed, caller);
    return { token };
  }

  @Post('reauthenticate/passkey/options')
  @ApiOperation({
    summary: 'Begin to prove a passkey in place of the password',
    description:
      'Answers what `navigator.credentials.get` takes: one of the passkeys of the account, with user verification. The challenge is good for this session alone.',
  })
  @HttpCode(200)
  @Access('account:own')
  @ApiOkResponse({ type: PasskeyStepUpAnswer })
  @ApiErrors(PASSKEY_UNKNOWN)
  async startPasskeyStepUp(@Caller() caller: Principal): Promise<PasskeyStepUpAnswer> {
    return toPasskeyStepUp(await this.startingPasskey.execute(caller));
  }

  @Post('reauthenticate/passkey')
  @ApiOperation({
    summary: 'Prove a passkey in place of the password',
    description:
      'Takes what the authenticator answered to the challenge of `startPasskeyStepUp`, and answers as `reauthenticate` does. No code is needed.',
  })
  @HttpCode(200)
  @Access('account:own')
  @ApiOkResponse({ type: ReauthenticatedResponse })
  @ApiErrors(PASSKEY_INVALID, TOO_MANY_ATTEMPTS)
  async reauthenticateWithPasskey(
    @Body() body: PasskeyStepUpRequest,
    @Caller() caller: Principal,
  ): Promise<ReauthenticatedResponse> {
    const { accessToken: token } = await this.byPasskey.execute(assertionIn(body), caller);
    return { token };
  }
}
