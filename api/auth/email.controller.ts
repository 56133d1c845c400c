import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import {
  ConfirmEmail,
  RequestEmailChange,
  RequestEmailConfirmation,
  type Principal,
  type SessionOrigin,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Origin } from './request-origin.ts';
import { ChangeEmailRequest, ConfirmEmailRequest } from './account.dto.ts';

@ApiTags('account')
@Controller('api/auth/email')
export class EmailController {
  constructor(
    private readonly changing: RequestEmailChange,
    private readonly requesting: RequestEmailConfirmation,
    private readonly confirming: ConfirmEmail,
  ) {}

  @Put()
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiBearerAuth()
  @ApiNoContentResponse({
    description: 'A link was mailed to the new address; the account changes when it is opened',
  })
  @ApiErrors(401, 403, 409, 429)
  changeEmail(
    @Body() { email }: ChangeEmailRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.changing.execute({ email, language }, caller, origin);
  }

  @Post('confirmation')
  @HttpCode(204)
  @Access('account:own')
  @ApiBearerAuth()
  @ApiNoContentResponse({ description: 'A link was mailed to the address of the account' })
  @ApiErrors(401, 409, 429)
  requestEmailConfirmation(
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<void> {
    return this.requesting.execute({ language }, caller);
  }

  @Post('confirm')
  @HttpCode(204)
  @Access('public')
  @ApiNoContentResponse({
    description: 'The address is confirmed, and is the account’s from now on',
  })
  @ApiErrors(409, 429)
  confirmEmail(
    @Body() { token }: ConfirmEmailRequest,
    @CallLanguage() language: Language,
    @Origin() origin: SessionOrigin,
  ): Promise<void> {
    return this.confirming.execute({ token, language }, origin);
  }
}
