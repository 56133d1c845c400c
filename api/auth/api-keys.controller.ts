import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  API_KEY_EXPIRY_INVALID,
  API_KEY_SCOPES_INVALID,
  API_KEY_UNKNOWN,
  CreateApiKey,
  ListApiKeys,
  RevokeApiKey,
  EMAIL_UNVERIFIED,
  TOO_MANY_API_KEYS,
  type Principal,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, PlainCall } from '../http/caller.ts';
import { CallLanguage } from '../http/language.ts';
import { NAME_ERRORS } from './account-errors.ts';
import {
  ApiKeyParams,
  ApiKeysResponse,
  CreateApiKeyRequest,
  CreatedApiKeyResponse,
  toApiKeyResponse,
  toCreatedApiKey,
} from './api-keys.dto.ts';

@ApiTags('API keys')
@Controller('api/auth/api-keys')
export class ApiKeysController {
  constructor(
    private readonly list: ListApiKeys,
    @Inject(CreateApiKey) private readonly creation: Write<CreateApiKey>,
    @Inject(RevokeApiKey) private readonly revocation: Write<RevokeApiKey>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your API keys' })
  @Access('account:own')
  @ApiOkResponse({ type: ApiKeysResponse })
  async listApiKeys(@Caller() caller: Principal): Promise<ApiKeysResponse> {
    const keys = await this.list.execute(caller);
    return { data: keys.map(toApiKeyResponse), nextCursor: null };
  }

  @Post()
  @ApiOperation({
    summary: 'Create an API key',
    description:
      'The answer has the key, which cannot be read again. The owner of the account is told by mail.',
  })
  @Access('account:sensitive')
  @ApiCreatedResponse({ type: CreatedApiKeyResponse })
  @ApiErrors(
    API_KEY_EXPIRY_INVALID,
    API_KEY_SCOPES_INVALID,
    EMAIL_UNVERIFIED,
    TOO_MANY_API_KEYS,
    ...NAME_ERRORS,
  )
  async createApiKey(
    @Body() { name, scopes, expiresOn }: CreateApiKeyRequest,
    @CallLanguage() language: Language,
    @PlainCall() call: Call,
  ): Promise<CreatedApiKeyResponse> {
    const input = { name, scopes, expiresOn, language };
    return toCreatedApiKey(await this.creation.execute(input, call));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Revoke an API key', description: 'It is refused from then on.' })
  @HttpCode(204)
  @Access('account:own')
  @ApiNoContentResponse()
  @ApiErrors(API_KEY_UNKNOWN)
  revokeApiKey(@Param() { id }: ApiKeyParams, @PlainCall() call: Call): Promise<void> {
    return this.revocation.execute({ id }, call);
  }
}
