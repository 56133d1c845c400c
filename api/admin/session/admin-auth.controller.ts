import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  ReadAdminAccountStatus,
  ReadSignInHint,
  RefreshAdminSession,
  SESSION_INVALID,
  SignInAdmin,
  SignOutAdmin,
  type Admin,
  type SessionOrigin,
  type SignInResult,
  ADMIN_CREDENTIALS_MISSING,
  ADMIN_CREDENTIALS_WRONG,
  OVERLOADED,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_UNREADABLE,
  SECOND_FACTOR_WRONG,
  TOO_MANY_ATTEMPTS,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Request, Response } from 'express';
import { Origin } from '../../auth/request-origin.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage } from '../../http/language.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { SameOrigin } from '../../http/same-origin.ts';
import { AdminDeviceCookie, AdminRefreshCookie } from './admin-cookies.ts';
import {
  AdminSessionResponse,
  AdminSignInRequest,
  SignInHintResponse,
  toAdminSession,
} from './admin-session.dto.ts';

@ApiTags('admin session')
@Controller('api/admin/auth')
export class AdminAuthController {
  constructor(
    private readonly signingIn: SignInAdmin,
    private readonly refreshing: RefreshAdminSession,
    private readonly signingOut: SignOutAdmin,
    private readonly hint: ReadSignInHint,
    private readonly standing: ReadAdminAccountStatus,
    private readonly cookie: AdminRefreshCookie,
    private readonly deviceCookie: AdminDeviceCookie,
  ) {}

  @Post('login')
  @ApiOperation({
    summary: 'Sign in to the console',
    description:
      "Answers an access token of 15 minutes and sets the console's refresh cookie. Where the admin has a second factor, a call without `code` is refused with SECOND_FACTOR_NEEDED.",
  })
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: AdminSessionResponse })
  @ApiErrors(
    ADMIN_CREDENTIALS_MISSING,
    ADMIN_CREDENTIALS_WRONG,
    OVERLOADED,
    SECOND_FACTOR_NEEDED,
    SECOND_FACTOR_UNREADABLE,
    SECOND_FACTOR_WRONG,
    TOO_MANY_ATTEMPTS,
  )
  async signInAdmin(
    @Body() { username, password, code }: AdminSignInRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSessionResponse> {
    const deviceToken = this.deviceCookie.read(request);
    const typed = { username, password, code: code ?? '', deviceToken, language };
    const opened = await this.signingIn.execute(typed, origin);
    const body = await this.opened(opened, response);
    this.deviceCookie.write(response, opened.deviceToken);
    return body;
  }

  @Post('refresh')
  @ApiOperation({
    summary: 'Get a new access token of the console',
    description:
      "Reads the console's refresh cookie and replaces it: each refresh token is valid once, and a token that is used twice ends the session.",
  })
  @HttpCode(200)
  @UseGuards(SameOrigin)
  @Access('auth:session')
  @ApiOkResponse({ type: AdminSessionResponse })
  @ApiErrors(SESSION_INVALID)
  async refreshAdminSession(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSessionResponse> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken === null) throw SESSION_INVALID();
    return this.opened(await this.refreshing.execute({ refreshToken }), response);
  }

  @Post('logout')
  @ApiOperation({
    summary: 'Sign out of the console',
    description:
      'Ends the session of the refresh cookie and removes the cookie. Without a cookie it does nothing.',
  })
  @HttpCode(204)
  @UseGuards(SameOrigin)
  @Access('auth:session')
  @ApiNoContentResponse()
  async signOutAdmin(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken !== null) await this.signingOut.execute({ refreshToken });
    this.cookie.clear(response);
  }

  @Get('hint')
  @ApiOperation({
    summary: 'Read the sample credentials of a development server',
    description: '`data` is null in production, and once the sample password was changed.',
  })
  @Access('public')
  @ApiOkResponse({ type: SignInHintResponse })
  async readSignInHint(): Promise<SignInHintResponse> {
    const hint = await this.hint.execute();
    return { data: hint && { username: hint.username, password: hint.password } };
  }

  private async opened(
    { accessToken: token, account: admin, refreshToken, session }: SignInResult<Admin>,
    response: Response,
  ): Promise<AdminSessionResponse> {
    this.cookie.write(response, refreshToken, session.remember);
    return toAdminSession(token, admin, await this.standing.execute(admin));
  }
}
