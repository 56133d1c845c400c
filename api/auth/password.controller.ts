import { Body, Controller, Get, Header, HttpCode, Inject, Post, Put, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  AcceptInvitation,
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
  type Principal,
  type SessionOrigin,
  EMAIL_INVALID,
  INVITATION_EXPIRED,
  INVITATION_INVALID,
  INVITATION_USED,
  OVERLOADED,
  PASSWORD_UNCHANGED,
  PASSWORD_WRONG,
  RESET_TOKEN_INVALID,
  TOO_MANY_ATTEMPTS,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import { PORTS } from '../composition/ports.ts';
import type { Settings } from '../composition/settings.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { DeviceCookie } from './device-cookie.ts';
import { Origin } from './request-origin.ts';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  PasswordRulesEnvelope,
  ResetPasswordRequest,
} from './account.dto.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';
import { PASSWORD_ERRORS } from './account-errors.ts';

@ApiTags('auth')
@Controller('api/auth/password')
export class PasswordController {
  constructor(
    private readonly changing: ChangePassword,
    private readonly requesting: RequestPasswordReset,
    private readonly resetting: ResetPassword,
    private readonly accepting: AcceptInvitation,
    private readonly deviceCookie: DeviceCookie,
    @Inject(PORTS.settings) private readonly settings: Settings,
  ) {}

  @Get('rules')
  @ApiOperation({ summary: 'Read the rules for new passwords' })
  @Access('public')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOkResponse({ type: PasswordRulesEnvelope })
  readPasswordRules(): PasswordRulesEnvelope {
    return { data: { minLength: this.settings.passwordMinLength } };
  }

  @Put()
  @ApiOperation({
    summary: 'Change your password',
    description:
      'Ends every other session and all trusted devices of the account. The device that calls is trusted again.',
  })
  @HttpCode(204)
  @ApiTags('sessions')
  @Access('account:own')
  @ApiNoContentResponse({ description: 'Changed; every other session has ended' })
  @ApiErrors(
    OVERLOADED,
    PASSWORD_UNCHANGED,
    PASSWORD_WRONG,
    TOO_MANY_ATTEMPTS,
    VERSION_CONFLICT,
    ...PASSWORD_ERRORS,
  )
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const typed = { currentPassword, newPassword, language };
    const { deviceToken } = await this.changing.execute(typed, caller);
    this.deviceCookie.write(response, deviceToken);
  }

  @Post('forgot')
  @ApiOperation({
    summary: 'Ask for a link to reset the password',
    description: 'The answer is the same whether or not an account has the address.',
  })
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({ description: 'A mail is sent if the address is an account’s' })
  @ApiErrors(EMAIL_INVALID, TOO_MANY_ATTEMPTS)
  forgotPassword(
    @Body() { email }: ForgotPasswordRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.requesting.execute({ email, language }, origin);
  }

  @Post('reset')
  @ApiOperation({
    summary: 'Set a new password with a reset link',
    description:
      'The link is valid once and for 30 minutes. Ends every session and all trusted devices of the account. The device that calls is trusted from then on. Passkeys, API keys and broker connections of a verified account remain.',
  })
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({ description: 'Set; every session of the account has ended' })
  @ApiErrors(
    OVERLOADED,
    RESET_TOKEN_INVALID,
    TOO_MANY_ATTEMPTS,
    VERSION_CONFLICT,
    ...PASSWORD_ERRORS,
  )
  async resetPassword(
    @Body() { token, password }: ResetPasswordRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { deviceToken } = await this.resetting.execute({ token, password, language }, origin);
    this.deviceCookie.write(response, deviceToken);
  }

  @Post('invitation')
  @ApiOperation({
    summary: 'Choose the first password with an invitation',
    description:
      'For an account that an operator created. The link is valid once and for some days; one that is sent again replaces it.',
  })
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({ description: 'Set; sign in with it' })
  @ApiErrors(
    INVITATION_EXPIRED,
    INVITATION_INVALID,
    INVITATION_USED,
    OVERLOADED,
    TOO_MANY_ATTEMPTS,
    VERSION_CONFLICT,
    ...PASSWORD_ERRORS,
  )
  async acceptInvitation(
    @Body() { token, password }: ResetPasswordRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const { deviceToken } = await this.accepting.execute({ token, password, language }, origin);
    this.deviceCookie.write(response, deviceToken);
  }
}
