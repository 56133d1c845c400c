import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ADMIN_CREDENTIALS_WRONG,
  ReadAdminAccountStatus,
  SignInAdminWithPasskey,
  StartAdminPasskeySignIn,
  TOO_MANY_ATTEMPTS,
  type SessionOrigin,
} from '@toolyard/core/accounts';
import type { Response } from 'express';
import {
  assertionIn,
  PasskeyAssertionRequest,
  PasskeyRequestAnswer,
  toPasskeyRequest,
} from '../../auth/passkeys.dto.ts';
import { Origin } from '../../auth/request-origin.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { AdminRefreshCookie } from './admin-cookies.ts';
import { AdminSessionResponse, toAdminSession } from './admin-session.dto.ts';

@ApiTags('admin session')
@Controller('api/admin/auth/passkey-login')
export class AdminPasskeySignInController {
  constructor(
    private readonly starting: StartAdminPasskeySignIn,
    private readonly signingIn: SignInAdminWithPasskey,
    private readonly standing: ReadAdminAccountStatus,
    private readonly cookie: AdminRefreshCookie,
  ) {}

  @Post('options')
  @ApiOperation({
    summary: 'Begin to sign in to the console with a passkey',
    description:
      'Answers what `navigator.credentials.get` takes: any credential of the site, with user verification.',
  })
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: PasskeyRequestAnswer })
  startAdminPasskeySignIn(): PasskeyRequestAnswer {
    return toPasskeyRequest(this.starting.execute());
  }

  @Post()
  @ApiOperation({
    summary: 'Sign in to the console with a passkey',
    description:
      'Takes what the authenticator answered to the challenge of `startAdminPasskeySignIn`, and answers as `signInAdmin` does. No password and no code is needed.',
  })
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: AdminSessionResponse })
  @ApiErrors(ADMIN_CREDENTIALS_WRONG, TOO_MANY_ATTEMPTS)
  async signInAdminWithPasskey(
    @Body() body: PasskeyAssertionRequest,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSessionResponse> {
    const input = { answer: assertionIn(body), remember: false };
    const { accessToken, account, refreshToken, session } = await this.signingIn.execute(
      input,
      origin,
    );
    this.cookie.write(response, refreshToken, session.remember);
    return toAdminSession(accessToken, account, await this.standing.execute(account));
  }
}
