import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  AddPasskey,
  EMAIL_UNVERIFIED,
  ListPasskeys,
  PASSKEY_INVALID,
  PASSKEY_KNOWN,
  PASSKEY_UNKNOWN,
  RemovePasskey,
  RenamePasskey,
  StartPasskey,
  TOO_MANY_PASSKEYS,
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
  AddPasskeyRequest,
  attestationIn,
  NamePasskeyRequest,
  PasskeyAnswer,
  PasskeyCreationAnswer,
  PasskeyParams,
  PasskeysResponse,
  toPasskeyCreation,
  toPasskeyResponse,
  toPasskeysResponse,
} from './passkeys.dto.ts';

@ApiTags('passkeys')
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly list: ListPasskeys,
    private readonly starting: StartPasskey,
    private readonly adding: AddPasskey,
    @Inject(RenamePasskey) private readonly renaming: Write<RenamePasskey>,
    @Inject(RemovePasskey) private readonly removal: Write<RemovePasskey>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your passkeys' })
  @Access('account:own')
  @ApiOkResponse({ type: PasskeysResponse })
  async listPasskeys(@Caller() caller: Principal): Promise<PasskeysResponse> {
    return toPasskeysResponse(await this.list.execute(caller));
  }

  @Post('options')
  @ApiOperation({
    summary: 'Begin to add a passkey',
    description:
      'Answers what `navigator.credentials.create` takes: a discoverable credential with user verification, without attestation.',
  })
  @HttpCode(200)
  @Access('account:sensitive')
  @ApiOkResponse({ type: PasskeyCreationAnswer })
  @ApiErrors(EMAIL_UNVERIFIED, TOO_MANY_PASSKEYS)
  async startPasskey(@Caller() caller: Principal): Promise<PasskeyCreationAnswer> {
    return toPasskeyCreation(await this.starting.execute(caller));
  }

  @Post()
  @ApiOperation({
    summary: 'Add a passkey',
    description:
      'Takes what the authenticator answered to the challenge of `startPasskey`. The owner is told by mail.',
  })
  @Access('account:sensitive')
  @ApiCreatedResponse({ type: PasskeyAnswer })
  @ApiErrors(EMAIL_UNVERIFIED, PASSKEY_INVALID, PASSKEY_KNOWN, TOO_MANY_PASSKEYS, ...NAME_ERRORS)
  async addPasskey(
    @Body() body: AddPasskeyRequest,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<PasskeyAnswer> {
    const input = { name: body.name, answer: attestationIn(body), language };
    return { data: toPasskeyResponse(await this.adding.execute(input, caller)) };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Rename a passkey' })
  @Access('account:own')
  @ApiOkResponse({ type: PasskeyAnswer })
  @ApiErrors(PASSKEY_UNKNOWN, ...NAME_ERRORS)
  async renamePasskey(
    @Param() { id }: PasskeyParams,
    @Body() { name }: NamePasskeyRequest,
    @PlainCall() call: Call,
  ): Promise<PasskeyAnswer> {
    return { data: toPasskeyResponse(await this.renaming.execute({ id, name }, call)) };
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a passkey',
    description: 'It no longer signs in. The owner is told by mail.',
  })
  @HttpCode(204)
  @Access('account:sensitive')
  @ApiNoContentResponse()
  @ApiErrors(PASSKEY_UNKNOWN)
  removePasskey(
    @Param() { id }: PasskeyParams,
    @CallLanguage() language: Language,
    @PlainCall() call: Call,
  ): Promise<void> {
    return this.removal.execute({ id, language }, call);
  }
}
