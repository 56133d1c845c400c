import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  AddAdminPasskey,
  EMAIL_UNVERIFIED,
  ListAdminPasskeys,
  PASSKEY_INVALID,
  PASSKEY_KNOWN,
  PASSKEY_UNKNOWN,
  RemoveAdminPasskey,
  RenameAdminPasskey,
  StartAdminPasskey,
  TOO_MANY_PASSKEYS,
  type Principal,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { Caller, PlainCall } from '../../http/caller.ts';
import { CallLanguage } from '../../http/language.ts';
import { NAME_ERRORS } from '../../auth/account-errors.ts';
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
} from '../../auth/passkeys.dto.ts';

@ApiTags('admin passkeys')
@Controller('api/admin/auth/passkeys')
export class AdminPasskeysController {
  constructor(
    private readonly list: ListAdminPasskeys,
    private readonly starting: StartAdminPasskey,
    private readonly adding: AddAdminPasskey,
    @Inject(RenameAdminPasskey) private readonly renaming: Write<RenameAdminPasskey>,
    @Inject(RemoveAdminPasskey) private readonly removal: Write<RemoveAdminPasskey>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List your passkeys as an admin' })
  @Access('admin:own')
  @ApiOkResponse({ type: PasskeysResponse })
  async listAdminPasskeys(@Caller() caller: Principal): Promise<PasskeysResponse> {
    return toPasskeysResponse(await this.list.execute(caller));
  }

  @Post('options')
  @ApiOperation({
    summary: 'Begin to add a passkey of the admin',
    description:
      'Answers what `navigator.credentials.create` takes: a discoverable credential with user verification, without attestation.',
  })
  @HttpCode(200)
  @Access('admin:sensitive')
  @ApiOkResponse({ type: PasskeyCreationAnswer })
  @ApiErrors(EMAIL_UNVERIFIED, TOO_MANY_PASSKEYS)
  async startAdminPasskey(@Caller() caller: Principal): Promise<PasskeyCreationAnswer> {
    return toPasskeyCreation(await this.starting.execute(caller));
  }

  @Post()
  @ApiOperation({
    summary: 'Add a passkey of the admin',
    description:
      'Takes what the authenticator answered to the challenge of `startAdminPasskey`. The owner is told by mail.',
  })
  @Access('admin:sensitive')
  @ApiCreatedResponse({ type: PasskeyAnswer })
  @ApiErrors(EMAIL_UNVERIFIED, PASSKEY_INVALID, PASSKEY_KNOWN, TOO_MANY_PASSKEYS, ...NAME_ERRORS)
  async addAdminPasskey(
    @Body() body: AddPasskeyRequest,
    @CallLanguage() language: Language,
    @Caller() caller: Principal,
  ): Promise<PasskeyAnswer> {
    const input = { name: body.name, answer: attestationIn(body), language };
    return { data: toPasskeyResponse(await this.adding.execute(input, caller)) };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Rename a passkey of the admin' })
  @Access('admin:own')
  @ApiOkResponse({ type: PasskeyAnswer })
  @ApiErrors(PASSKEY_UNKNOWN, ...NAME_ERRORS)
  async renameAdminPasskey(
    @Param() { id }: PasskeyParams,
    @Body() { name }: NamePasskeyRequest,
    @PlainCall() call: Call,
  ): Promise<PasskeyAnswer> {
    return { data: toPasskeyResponse(await this.renaming.execute({ id, name }, call)) };
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a passkey of the admin',
    description: 'It no longer signs in. The owner is told by mail.',
  })
  @HttpCode(204)
  @Access('admin:sensitive')
  @ApiNoContentResponse()
  @ApiErrors(PASSKEY_UNKNOWN)
  removeAdminPasskey(
    @Param() { id }: PasskeyParams,
    @CallLanguage() language: Language,
    @PlainCall() call: Call,
  ): Promise<void> {
    return this.removal.execute({ id, language }, call);
  }
}
