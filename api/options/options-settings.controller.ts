import { Body, Controller, Get, Inject, Put, Res, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import type { Principal } from '@toolyard/core/accounts';
import {
  ReplaceOptionsSettings,
  ReadOptionsSettings,
  type AccountOptionsSettings,
  OPTIONS_SETTINGS_INVALID,
} from '@toolyard/core/options/settings';
import { fromDollars } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { mapConflicts } from '../http/version-conflicts.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { etagOf, NeedsVersion, SeenVersion } from '../http/version-header.ts';
import {
  SavedOptionsSettingsResponse,
  SaveOptionsSettingsRequest,
  toOptionsSettings,
  toOptionsSettingsResponse,
} from './options-settings.dto.ts';
import { CAPITAL_INVALID } from '@toolyard/core/options/capital';

@ApiTags('options settings')
@UseInterceptors(mapConflicts<AccountOptionsSettings>(toOptionsSettingsResponse))
@Controller('api/options/settings')
export class OptionsSettingsController {
  constructor(
    private readonly reading: ReadOptionsSettings,
    @Inject(ReplaceOptionsSettings) private readonly replacement: Write<ReplaceOptionsSettings>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read the options settings' })
  @Access('strategies:own')
  @ApiOkResponse({ type: SavedOptionsSettingsResponse })
  async readOptionsSettings(
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedOptionsSettingsResponse> {
    return answer(await this.reading.execute(caller), response);
  }

  @Put()
  @ApiOperation({ summary: 'Replace the options settings' })
  @Access('strategies:own')
  @NeedsIdempotencyKey()
  @NeedsVersion()
  @ApiOkResponse({ type: SavedOptionsSettingsResponse })
  @ApiErrors(CAPITAL_INVALID, OPTIONS_SETTINGS_INVALID)
  async saveOptionsSettings(
    @SeenVersion() version: number | null,
    @Body() body: SaveOptionsSettingsRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SavedOptionsSettingsResponse> {
    const settings = toOptionsSettings(body);
    const seen = body.capitalSeen;
    const capitalSeen = seen === undefined ? {} : { capitalSeen: fromDollars(seen) };
    const input = { settings, version, ...capitalSeen };
    return answer(await this.replacement.execute(input, call), response);
  }
}

function answer(stored: AccountOptionsSettings, response: Response): SavedOptionsSettingsResponse {
  response.setHeader('ETag', etagOf(stored.version));
  return { data: toOptionsSettingsResponse(stored) };
}
