import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
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
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Origin } from './request-origin.ts';
import {
  ChangePasswordRequest,
  ForgotPasswordRequest,
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
  ) {}

  @Put()
  @ApiOperation({
    summary: 'Change your password',
    description: 'Ends every other session of the account.',
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
  changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<void> {
    return this.changing.execute({ currentPassword, newPassword, language }, caller);
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
    description: 'The link is valid once and for 30 minutes. Ends every session of the account.',
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
  resetPassword(
    @Body() { token, password }: ResetPasswordRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.resetting.execute({ token, password, language }, origin);
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
  acceptInvitation(
    @Body() { token, password }: ResetPasswordRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.accepting.execute({ token, password, language }, origin);
  }
}
