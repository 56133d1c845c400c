import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
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
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Request, Response } from 'express';
import { Origin } from '../../auth/request-origin.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage } from '../../http/language.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { instant } from '../../http/instant.ts';
import { SameOrigin } from '../../http/same-origin.ts';
import { AdminDeviceCookie, AdminRefreshCookie } from './admin-cookies.ts';
import {
  AdminSessionResponse,
  AdminSignInRequest,
  SignInHintResponse,
} from './admin-session.dto.ts';
import { toAdminResponse } from './admin.dto.ts';

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
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: AdminSessionResponse })
  @ApiErrors(401, 429)
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
  @HttpCode(200)
  @UseGuards(SameOrigin)
  @Access('auth:session')
  @ApiOkResponse({ type: AdminSessionResponse })
  @ApiErrors(401, 403)
  async refreshAdminSession(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSessionResponse> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken === null) throw SESSION_INVALID();
    return this.opened(await this.refreshing.execute({ refreshToken }), response);
  }

  @Post('logout')
  @HttpCode(204)
  @UseGuards(SameOrigin)
  @Access('auth:session')
  @ApiNoContentResponse()
  @ApiErrors(403)
  async signOutAdmin(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken !== null) await this.signingOut.execute({ refreshToken });
    this.cookie.clear(response);
  }

  @Get('hint')
  @Access('public')
  @ApiOkResponse({ type: SignInHintResponse })
  @ApiErrors()
  async readSignInHint(): Promise<SignInHintResponse> {
    const hint = await this.hint.execute();
    return { data: hint && { username: hint.username, password: hint.password } };
  }

  private async opened(
    { accessToken: token, account: admin, refreshToken, session }: SignInResult<Admin>,
    response: Response,
  ): Promise<AdminSessionResponse> {
    this.cookie.write(response, refreshToken, session.remember);
    const { secondFactor, due } = await this.standing.execute(admin);
    const { previousLoginAt: before } = admin;
    const previousLogin = before === null ? null : instant(before);
    return { data: { token, admin: toAdminResponse(admin, secondFactor), due, previousLogin } };
  }
}
