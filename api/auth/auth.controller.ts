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
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
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
  CREDENTIALS_MISSING,
  CREDENTIALS_WRONG,
  EMAIL_INVALID,
  EMAIL_TAKEN,
  FIELDS_MISSING,
  OVERLOADED,
  PASSWORDS_DIFFER,
  PASSWORD_CHANGE_NEEDED,
  PASSWORD_UNCHANGED,
  SECOND_FACTOR_NEEDED,
  SECOND_FACTOR_UNREADABLE,
  SECOND_FACTOR_WRONG,
  TOO_MANY_ATTEMPTS,
  USER_DISABLED,
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
import { NAME_ERRORS, PASSWORD_ERRORS } from './account-errors.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

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
  @ApiOperation({
    summary: 'Register and sign in',
    description: 'Opens a session as `signIn` with `remember` does.',
  })
  @Access('public')
  @ApiCreatedResponse({ type: SessionResponse })
  @ApiErrors(
    EMAIL_INVALID,
    EMAIL_TAKEN,
    FIELDS_MISSING,
    OVERLOADED,
    PASSWORDS_DIFFER,
    TOO_MANY_ATTEMPTS,
    VERSION_CONFLICT,
    ...PASSWORD_ERRORS,
    ...NAME_ERRORS,
  )
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
  @ApiOperation({
    summary: 'Sign in',
    description:
      'Answers an access token of 15 minutes and sets the refresh cookie. Where the account has a second factor, a call without `code` is refused with SECOND_FACTOR_NEEDED. Where an operator set the password, a call without `newPassword` is refused with PASSWORD_CHANGE_NEEDED.',
  })
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ type: SessionResponse })
  @ApiErrors(
    CREDENTIALS_MISSING,
    CREDENTIALS_WRONG,
    OVERLOADED,
    PASSWORD_CHANGE_NEEDED,
    PASSWORD_UNCHANGED,
    SECOND_FACTOR_NEEDED,
    SECOND_FACTOR_UNREADABLE,
    SECOND_FACTOR_WRONG,
    TOO_MANY_ATTEMPTS,
    USER_DISABLED,
    ...PASSWORD_ERRORS,
  )
  async signIn(
    @Body() { email, password, remember, code, newPassword }: SignInRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const deviceToken = this.deviceCookie.read(request);
    const typed = { email, password, code: code ?? '', newPassword: newPassword ?? null };
    const given = { ...typed, remember: remember === true, language };
    return this.newlyOpened(
      await this.signingIn.execute({ ...given, deviceToken }, origin),
      response,
    );
  }

  @Post('refresh')
  @ApiOperation({
    summary: 'Get a new access token',
    description:
      'Reads the refresh cookie and replaces it: each refresh token is valid once, and a token that is used twice ends the session.',
  })
  @HttpCode(200)
  @UseGuards(SameOrigin)
  @Access('auth:session')
  @ApiOkResponse({ type: SessionResponse })
  @ApiErrors(SESSION_INVALID)
  async refreshSession(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionResponse> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken === null) throw SESSION_INVALID();
    return this.opened(await this.refreshing.execute({ refreshToken }), response);
  }

  @Post('logout')
  @ApiOperation({
    summary: 'Sign out',
    description:
      'Ends the session of the refresh cookie and removes the cookie. Without a cookie it does nothing.',
  })
  @HttpCode(204)
  @UseGuards(SameOrigin)
  @Access('auth:session')
  @ApiNoContentResponse()
  async signOut(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const refreshToken = this.cookie.read(request);
    if (refreshToken !== null) await this.signingOut.execute({ refreshToken });
    this.cookie.clear(response);
  }

  @Get('profile')
  @ApiOperation({ summary: 'Read your profile' })
  @Access('profile:own')
  @ApiOkResponse({ type: ProfileResponse })
  async readProfile(@Caller() caller: Principal): Promise<ProfileResponse> {
    return { user: toUserResponse(await this.profile.execute(caller)) };
  }

  @Put('profile')
  @ApiOperation({ summary: 'Change your name' })
  @Access('profile:own')
  @ApiOkResponse({ type: ProfileResponse })
  @ApiErrors(...NAME_ERRORS)
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
