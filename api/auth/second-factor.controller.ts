import { Body, Controller, Delete, Get, HttpCode, Inject, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import {
  ConfirmSecondFactor,
  ReadSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  StartSecondFactor,
  type Principal,
  EMAIL_UNVERIFIED,
  SECOND_FACTOR_CODE_WRONG,
  SECOND_FACTOR_UNREADABLE,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  TOO_MANY_ATTEMPTS,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { CallLanguage } from '../http/language.ts';
import { Caller, PlainCall } from '../http/caller.ts';
import { ApiErrors } from '../http/api-errors.ts';
import {
  codesAnswer,
  ConfirmSecondFactorRequest,
  NewSecondFactorAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  toSecondFactorResponse,
} from './second-factor.dto.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

@ApiTags('second factor')
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly reading: ReadSecondFactor,
    @Inject(StartSecondFactor) private readonly starting: Write<StartSecondFactor>,
    private readonly confirming: ConfirmSecondFactor,
    @Inject(RenewRecoveryCodes) private readonly renewing: Write<RenewRecoveryCodes>,
    @Inject(RemoveSecondFactor) private readonly removing: Write<RemoveSecondFactor>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read whether a second factor is on' })
  @Access('account:own')
  @ApiOkResponse({ type: SecondFactorAnswer })
  async readSecondFactor(@Caller() caller: Principal): Promise<SecondFactorAnswer> {
    return { data: toSecondFactorResponse(await this.reading.execute(caller)) };
  }

  @Post()
  @ApiOperation({
    summary: 'Begin to set up a second factor',
    description:
      'Answers the secret for an authenticator app. It is pending until `confirmSecondFactor` gets a code.',
  })
  @Access('account:sensitive')
  @ApiCreatedResponse({ type: NewSecondFactorAnswer, description: 'Pending until it is confirmed' })
  @ApiErrors(EMAIL_UNVERIFIED, SECOND_FACTOR_ON, VERSION_CONFLICT)
  async startSecondFactor(@PlainCall() call: Call): Promise<NewSecondFactorAnswer> {
    return { data: await this.starting.execute({}, call) };
  }

  @Post('confirm')
  @ApiOperation({
    summary: 'Turn the second factor on with a first code',
    description: 'Answers the recovery codes, which are shown only here.',
  })
  @HttpCode(200)
  @Access('account:own')
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors(
    SECOND_FACTOR_CODE_WRONG,
    SECOND_FACTOR_UNREADABLE,
    SECOND_FACTOR_OFF,
    SECOND_FACTOR_ON,
    TOO_MANY_ATTEMPTS,
    VERSION_CONFLICT,
  )
  async confirmSecondFactor(
    @Body() { code }: ConfirmSecondFactorRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.confirming.execute({ code, language }, caller));
  }

  @Post('recovery-codes')
  @ApiOperation({ summary: 'Replace the recovery codes' })
  @HttpCode(200)
  @Access('account:sensitive')
  @ApiOkResponse({ type: RecoveryCodesAnswer, description: 'The earlier codes are void' })
  @ApiErrors(SECOND_FACTOR_OFF, VERSION_CONFLICT)
  async renewRecoveryCodes(@PlainCall() call: Call): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.renewing.execute({}, call));
  }

  @Delete()
  @ApiOperation({ summary: 'Turn the second factor off' })
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiNoContentResponse()
  removeSecondFactor(@CallLanguage() language: Language, @PlainCall() call: Call): Promise<void> {
    return this.removing.execute({ language }, call);
  }
}
