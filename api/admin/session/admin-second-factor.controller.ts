import { Body, Controller, Delete, Get, HttpCode, Inject, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import {
  ConfirmAdminSecondFactor,
  ReadAdminSecondFactor,
  RemoveAdminSecondFactor,
  RenewAdminRecoveryCodes,
  StartAdminSecondFactor,
  type Principal,
  EMAIL_UNVERIFIED,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_UNREADABLE,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  TOO_MANY_ATTEMPTS,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import {
  codesAnswer,
  ConfirmSecondFactorRequest,
  NewSecondFactorAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  toSecondFactorResponse,
} from '../../auth/second-factor.dto.ts';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage } from '../../http/language.ts';
import { Caller, PlainCall } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

@ApiTags('admin second factor')
@Controller('api/admin/auth/second-factor')
export class AdminSecondFactorController {
  constructor(
    private readonly reading: ReadAdminSecondFactor,
    @Inject(StartAdminSecondFactor) private readonly starting: Write<StartAdminSecondFactor>,
    private readonly confirming: ConfirmAdminSecondFactor,
    @Inject(RenewAdminRecoveryCodes) private readonly renewing: Write<RenewAdminRecoveryCodes>,
    @Inject(RemoveAdminSecondFactor) private readonly removing: Write<RemoveAdminSecondFactor>,
  ) {}

  @Get()
  @ApiOperation({ summary: "Read whether the admin's second factor is on" })
  @Access('admin:password')
  @ApiOkResponse({ type: SecondFactorAnswer })
  async readAdminSecondFactor(@Caller() caller: Principal): Promise<SecondFactorAnswer> {
    return { data: toSecondFactorResponse(await this.reading.execute(caller)) };
  }

  @Post()
  @ApiOperation({
    summary: "Begin to set up the admin's second factor",
    description:
      'Answers the secret for an authenticator app. It is pending until `confirmAdminSecondFactor` gets a code.',
  })
  @Access('admin:second-factor')
  @ApiCreatedResponse({ type: NewSecondFactorAnswer, description: 'Pending until it is confirmed' })
  @ApiErrors(EMAIL_UNVERIFIED, SECOND_FACTOR_ON, VERSION_CONFLICT)
  async startAdminSecondFactor(@PlainCall() call: Call): Promise<NewSecondFactorAnswer> {
    return { data: await this.starting.execute({}, call) };
  }

  @Post('confirm')
  @ApiOperation({
    summary: "Turn the admin's second factor on with a first code",
    description: 'Answers the recovery codes, which are shown only here.',
  })
  @HttpCode(200)
  @Access('admin:second-factor')
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors(
    SECOND_FACTOR_CODE_WRONG,
    SECOND_FACTOR_UNREADABLE,
    SECOND_FACTOR_OFF,
    SECOND_FACTOR_ON,
    TOO_MANY_ATTEMPTS,
    VERSION_CONFLICT,
  )
  async confirmAdminSecondFactor(
    @Body() { code }: ConfirmSecondFactorRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.confirming.execute({ code, language }, caller));
  }

  @Post('recovery-codes')
  @ApiOperation({ summary: "Replace the admin's recovery codes" })
  @HttpCode(200)
  @Access('admin:sensitive')
  @ApiOkResponse({ type: RecoveryCodesAnswer, description: 'The earlier codes are void' })
  @ApiErrors(SECOND_FACTOR_OFF, VERSION_CONFLICT)
  async renewAdminRecoveryCodes(@PlainCall() call: Call): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.renewing.execute({}, call));
  }

  @Delete()
  @ApiOperation({ summary: "Turn the admin's second factor off" })
  @HttpCode(204)
  @Access('admin:sensitive')
  @ApiNoContentResponse()
  removeAdminSecondFactor(
    @CallLanguage() language: Language,
    @PlainCall() call: Call,
  ): Promise<void> {
    return this.removing.execute({ language }, call);
  }
}
