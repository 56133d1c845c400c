import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Put,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import {
  EditProfile,
  ReadProfile,
  RefreshSession,
  RegisterUser,
  SESSION_INVALID,
  SignInUser,
  SignOut,
  type DeviceSignInResult,
  type Principal,
  type SessionOrigin,
  type SignInResult,
  type User,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Request, Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller, PlainCall } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { SameOrigin } from '../http/same-origin.ts';
import {
  ProfileRequest,
  ProfileResponse,
  RegisterRequest,
  SessionResponse,
  SignInRequest,
  toUserResponse,
} from './auth.dto.ts';
import { Origin } from './request-origin.ts';
import { DeviceCookie } from './device-cookie.ts';
import { RefreshCookie } from './refresh-cookie.ts';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly registration: RegisterUser,
    private readonly signingIn: SignInUser,
    private readonly refreshing: RefreshSession,
    private readonly signingOut: SignOut,
    @Inject(EditProfile) private readonly editing: Write<EditProfile>,
    private readonly profile: ReadProfile,
    private readonly cookie: RefreshCookie,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  @Post('register')
  @Access('public')
  @ApiCreatedResponse({ type: SessionResponse })
  @ApiErrors(409, 429)
  async register(
    @Body() body: RegisterRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    return this.newlyOpened(
      await this.registration.execute({ ...body, language }, origin),
      response,
    );
  }

  @Post('login')
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: SessionResponse })
  @ApiErrors(401, 429)
  async signIn(
    @Body() { email, password, remember, code }: SignInRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const deviceToken = this.deviceCookie.read(request);
    const given = { email, password, remember: remember === true, code: code ?? '', language };
    return this.newlyOpened(
      await this.signingIn.execute({ ...given, deviceToken }, origin),
      response,
    );
  }

  @Post('refresh')
  @HttpCode(200)
  @UseGuards(SameOrigin)
  @Access('auth:session')
  @ApiOkResponse({ type: SessionResponse })
  @ApiErrors(401, 403)
  async refreshSession(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
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
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken !== null) await this.signingOut.execute({ refreshToken });
    this.cookie.clear(response);
  }

  @Get('profile')
  @Access('profile:own')
  @ApiBearerAuth()
  @ApiOkResponse({ type: ProfileResponse })
  @ApiErrors(401)
  async readProfile(@Caller() caller: Principal): Promise<ProfileResponse> {
    return { user: toUserResponse(await this.profile.execute(caller)) };
  }

  @Put('profile')
  @Access('profile:own')
  @ApiBearerAuth()
  @ApiOkResponse({ type: ProfileResponse })
  @ApiErrors(401)
  async editProfile(
    @Body() body: ProfileRequest,
    @PlainCall() call: Call,
  ): Promise<ProfileResponse> {
    return { user: toUserResponse(await this.editing.execute(body, call)) };
  }

  private newlyOpened(answer: DeviceSignInResult<User>, response: Response): SessionResponse {
    const body = this.opened(answer, response);
    this.deviceCookie.write(response, answer.deviceToken);
    return body;
  }

  private opened(
    { accessToken: token, account, refreshToken, session }: SignInResult<User>,
    response: Response,
  ): SessionResponse {
    this.cookie.write(response, refreshToken, session.remember);
    return { token, user: toUserResponse(account) };
  }
}
