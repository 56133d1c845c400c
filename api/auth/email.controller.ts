import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  ConfirmEmail,
  RequestEmailChange,
  RequestEmailConfirmation,
  type Principal,
  type SessionOrigin,
  EMAIL_INVALID,
  EMAIL_TAKEN,
  EMAIL_UNCHANGED,
  EMAIL_VERIFIED,
  RESET_TOKEN_INVALID,
  TOO_MANY_ATTEMPTS,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Origin } from './request-origin.ts';
import { ChangeEmailRequest, ConfirmEmailRequest } from './account.dto.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

@ApiTags('account')
@Controller('api/auth/email')
export class EmailController {
  constructor(
    private readonly changing: RequestEmailChange,
    private readonly requesting: RequestEmailConfirmation,
    private readonly confirming: ConfirmEmail,
  ) {}

  @Put()
  @ApiOperation({
    summary: 'Ask for another e-mail address',
    description: 'The address changes when the link that is mailed to it is opened.',
  })
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiNoContentResponse({
    description: 'A link was mailed to the new address; the account changes when it is opened',
  })
  @ApiErrors(EMAIL_INVALID, EMAIL_TAKEN, EMAIL_UNCHANGED, TOO_MANY_ATTEMPTS)
  changeEmail(
    @Body() { email }: ChangeEmailRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.changing.execute({ email, language }, caller, origin);
  }

  @Post('confirmation')
  @ApiOperation({ summary: 'Send the confirmation link again' })
  @HttpCode(204)
  @Access('account:own')
  @ApiNoContentResponse({ description: 'A link was mailed to the address of the account' })
  @ApiErrors(EMAIL_VERIFIED, TOO_MANY_ATTEMPTS)
  requestEmailConfirmation(
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<void> {
    return this.requesting.execute({ language }, caller);
  }

  @Post('confirm')
  @ApiOperation({
    summary: 'Confirm an e-mail address',
    description: 'Takes the token of the mailed link.',
  })
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({
    description: 'The address is confirmed, and is the account’s from now on',
  })
  @ApiErrors(EMAIL_TAKEN, RESET_TOKEN_INVALID, TOO_MANY_ATTEMPTS, VERSION_CONFLICT)
  confirmEmail(
    @Body() { token }: ConfirmEmailRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.confirming.execute({ token, language }, origin);
  }
}
