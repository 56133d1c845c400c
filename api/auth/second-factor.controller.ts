import { Body, Controller, Delete, Get, HttpCode, Inject, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import {
  ConfirmSecondFactor,
  ReadSecondFactor,
  RemoveSecondFactor,
  RenewRecoveryCodes,
  StartSecondFactor,
  type Principal,
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

@ApiTags('second factor')
@ApiBearerAuth()
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
  @Access('account:own')
  @ApiOkResponse({ type: SecondFactorAnswer })
  @ApiErrors(401)
  async readSecondFactor(@Caller() caller: Principal): Promise<SecondFactorAnswer> {
    return { data: toSecondFactorResponse(await this.reading.execute(caller)) };
  }

  @Post()
  @Access('account:sensitive')
  @ApiCreatedResponse({ type: NewSecondFactorAnswer, description: 'Pending until it is confirmed' })
  @ApiErrors(401, 403, 409)
  async startSecondFactor(@PlainCall() call: Call): Promise<NewSecondFactorAnswer> {
    return { data: await this.starting.execute({}, call) };
  }

  @Post('confirm')
  @HttpCode(200)
  @Access('account:own')
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors(401, 409, 429)
  async confirmSecondFactor(
    @Body() { code }: ConfirmSecondFactorRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.confirming.execute({ code, language }, caller));
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Access('account:sensitive')
  @ApiOkResponse({ type: RecoveryCodesAnswer, description: 'The earlier codes are void' })
  @ApiErrors(401, 403, 409)
  async renewRecoveryCodes(@PlainCall() call: Call): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.renewing.execute({}, call));
  }

  @Delete()
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiNoContentResponse()
  @ApiErrors(401, 403)
  removeSecondFactor(@CallLanguage() language: Language, @PlainCall() call: Call): Promise<void> {
    return this.removing.execute({ language }, call);
  }
}
