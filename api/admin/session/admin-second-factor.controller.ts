import { Body, Controller, Delete, Get, HttpCode, Inject, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import {
  ConfirmAdminSecondFactor,
  ReadAdminSecondFactor,
  RemoveAdminSecondFactor,
  RenewAdminRecoveryCodes,
  StartAdminSecondFactor,
  type Principal,
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

@ApiTags('admin second factor')
@ApiBearerAuth()
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
  @Access('admin:password')
  @ApiOkResponse({ type: SecondFactorAnswer })
  @ApiErrors(401)
  async readAdminSecondFactor(@Caller() caller: Principal): Promise<SecondFactorAnswer> {
    return { data: toSecondFactorResponse(await this.reading.execute(caller)) };
  }

  @Post()
  @Access('admin:second-factor')
  @ApiCreatedResponse({ type: NewSecondFactorAnswer, description: 'Pending until it is confirmed' })
  @ApiErrors(401, 403, 409)
  async startAdminSecondFactor(@PlainCall() call: Call): Promise<NewSecondFactorAnswer> {
    return { data: await this.starting.execute({}, call) };
  }

  @Post('confirm')
  @HttpCode(200)
  @Access('admin:second-factor')
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors(401, 403, 409, 429)
  async confirmAdminSecondFactor(
    @Body() { code }: ConfirmSecondFactorRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
  ): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.confirming.execute({ code, language }, caller));
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Access('admin:sensitive')
  @ApiOkResponse({ type: RecoveryCodesAnswer, description: 'The earlier codes are void' })
  @ApiErrors(401, 403, 409)
  async renewAdminRecoveryCodes(@PlainCall() call: Call): Promise<RecoveryCodesAnswer> {
    return codesAnswer(await this.renewing.execute({}, call));
  }

  @Delete()
  @HttpCode(204)
  @Access('admin:sensitive')
  @ApiNoContentResponse()
  @ApiErrors(401, 403)
  removeAdminSecondFactor(
    @CallLanguage() language: Language,
    @PlainCall() call: Call,
  ): Promise<void> {
    return this.removing.execute({ language }, call);
  }
}
