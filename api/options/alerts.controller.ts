import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
} from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ChangeAlert,
  CreateAlert,
  DeleteAlert,
  ListAlerts,
  type AlertRule,
  ALERTS_FULL,
  ALERT_INVALID,
  ALERT_UNKNOWN,
} from '@toolyard/core/options/alerts';
import type { Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors, PROVIDER_FAILURES } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  AlertParams,
  AlertsResponse,
  ChangeAlertRequest,
  CreateAlertRequest,
  SavedAlertResponse,
  toAlertResponse,
} from './alerts.dto.ts';
import { STRATEGY_STATUS, STRATEGY_UNKNOWN } from '@toolyard/core/options/strategies';
import { SYMBOL_UNKNOWN } from '@toolyard/core/market';
import { EXPIRY_UNKNOWN } from '@toolyard/core/options/chain';
import { CONTRACT_ADJUSTED, CONTRACT_EXPIRED } from '@toolyard/core/options/contracts';

@ApiTags('alerts')
@UseInterceptors(mapConflicts<AlertRule>(toAlertResponse))
@Controller('api/options/alerts')
export class AlertsController {
  constructor(
    private readonly list: ListAlerts,
    @Inject(CreateAlert) private readonly creation: Write<CreateAlert>,
    @Inject(ChangeAlert) private readonly changing: Write<ChangeAlert>,
    @Inject(DeleteAlert) private readonly deletion: Write<DeleteAlert>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List alerts' })
  @Access('strategies:own', 'alerts:read')
  @ApiOkResponse({ type: AlertsResponse })
  async listAlerts(@Caller() caller: Principal): Promise<AlertsResponse> {
    return { data: (await this.list.execute(caller)).map(toAlertResponse) };
  }

  @Post()
  @ApiOperation({
    summary: 'Create an alert',
    description: 'An armed alert fires at once where its condition holds already.',
  })
  @Access('strategies:own', 'alerts:write')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiCreatedResponse({ type: SavedAlertResponse })
  @ApiErrors(
    ALERTS_FULL,
    ALERT_INVALID,
    CONTRACT_ADJUSTED,
    CONTRACT_EXPIRED,
    EXPIRY_UNKNOWN,
    STRATEGY_STATUS,
    STRATEGY_UNKNOWN,
    SYMBOL_UNKNOWN,
    ...PROVIDER_FAILURES,
  )
  async createAlert(
    @Body() body: CreateAlertRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedAlertResponse> {
    return answer(await this.creation.execute({ ...body, language }, call), response);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Replace an alert and arm it again' })
  @Access('strategies:own', 'alerts:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @SpeaksLanguages()
  @ApiOkResponse({ type: SavedAlertResponse })
  @ApiErrors(
    ALERT_INVALID,
    ALERT_UNKNOWN,
    CONTRACT_ADJUSTED,
    CONTRACT_EXPIRED,
    EXPIRY_UNKNOWN,
    STRATEGY_STATUS,
    STRATEGY_UNKNOWN,
    SYMBOL_UNKNOWN,
    ...PROVIDER_FAILURES,
  )
  async changeAlert(
    @Param() { id }: AlertParams,
    @SeenVersion() version: number | null,
    @Body() body: ChangeAlertRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedAlertResponse> {
    const change = { ...body, id, version, language };
    return answer(await this.changing.execute(change, call), response);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an alert' })
  @HttpCode(204)
  @Access('strategies:own', 'alerts:write')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiNoContentResponse()
  @ApiErrors(ALERT_UNKNOWN)
  async deleteAlert(
    @Param() { id }: AlertParams,
    @SeenVersion() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }
}

function answer(rule: AlertRule, response: Response): SavedAlertResponse {
  response.setHeader('ETag', etagOf(rule.version));
  return { data: toAlertResponse(rule) };
}
