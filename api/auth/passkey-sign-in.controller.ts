import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CREDENTIALS_WRONG,
  PASSWORD_CHANGE_NEEDED,
  SignInWithPasskey,
  StartPasskeySignIn,
  TOO_MANY_ATTEMPTS,
  USER_DISABLED,
  type SessionOrigin,
  type User,
} from '@toolyard/core/accounts';
import type { Response } from 'express';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { SessionResponse, toUserResponse } from './auth.dto.ts';
import {
  assertionIn,
  PasskeyRequestAnswer,
  PasskeySignInRequest,
  toPasskeyRequest,
} from './passkeys.dto.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { Origin } from './request-origin.ts';

@ApiTags('auth')
@Controller('api/auth/passkey-login')
export class PasskeySignInController {
  constructor(
    private readonly starting: StartPasskeySignIn,
    private readonly signingIn: SignInWithPasskey<User>,
    private readonly cookie: RefreshCookie,
  ) {}

  @Post('options')
  @ApiOperation({
    summary: 'Begin to sign in with a passkey',
    description:
      'Answers what `navigator.credentials.get` takes: any credential of the site, with user verification.',
  })
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: PasskeyRequestAnswer })
  startPasskeySignIn(): PasskeyRequestAnswer {
    return toPasskeyRequest(this.starting.execute());
  }

  @Post()
  @ApiOperation({
    summary: 'Sign in with a passkey',
    description:
      'Takes what the authenticator answered to the challenge of `startPasskeySignIn`, and answers as `signIn` does. No password and no code is needed. Where an operator set the password, the call is refused with PASSWORD_CHANGE_NEEDED.',
  })
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: SessionResponse })
  @ApiErrors(CREDENTIALS_WRONG, PASSWORD_CHANGE_NEEDED, TOO_MANY_ATTEMPTS, USER_DISABLED)
  async signInWithPasskey(
    @Body() body: PasskeySignInRequest,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const input = { answer: assertionIn(body), remember: body.remember === true };
    const opened = await this.signingIn.execute(input, origin);
    this.cookie.write(response, opened.refreshToken, opened.session.remember);
    return { token: opened.accessToken, user: toUserResponse(opened.account) };
  }
}
