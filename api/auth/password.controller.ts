import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import {
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
  type Principal,
  type SessionOrigin,
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

@ApiTags('auth')
@Controller('api/auth/password')
export class PasswordController {
  constructor(
    private readonly changing: ChangePassword,
    private readonly requesting: RequestPasswordReset,
    private readonly resetting: ResetPassword,
  ) {}

  @Put()
  @HttpCode(204)
  @ApiTags('sessions')
  @Access('account:own')
  @ApiBearerAuth()
  @ApiNoContentResponse({ description: 'Changed; every other session has ended' })
  @ApiErrors(401, 409, 429)
  changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<void> {
    return this.changing.execute({ currentPassword, newPassword, language }, caller);
  }

  @Post('forgot')
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({ description: 'A mail is sent if the address is an account’s' })
  @ApiErrors(429)
  forgotPassword(
    @Body() { email }: ForgotPasswordRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.requesting.execute({ email, language }, origin);
  }

  @Post('reset')
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({ description: 'Set; every session of the account has ended' })
  @ApiErrors(409, 429)
  resetPassword(
    @Body() { token, password }: ResetPasswordRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.resetting.execute({ token, password, language }, origin);
  }
}
