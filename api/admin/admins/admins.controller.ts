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
import {
  CreateAdmin,
  DeleteAdmin,
  EditAdmin,
  EndSessionsOfAdmin,
  ListAdmins,
  HashNewPassword,
  ReadAdmin,
  RemoveSecondFactorOfAdmin,
  type Principal,
  type AdminListItem,
  ADMIN_UNKNOWN,
  EMAIL_INVALID,
  EMAIL_TAKEN,
  LAST_SUPERADMIN,
  OVERLOADED,
  OWN_ACCOUNT,
  OWN_ROLE,
  USERNAME_INVALID,
  USERNAME_TAKEN,
  OWN_SECOND_FACTOR,
} from '@toolyard/core/accounts';
import type { Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage } from '../../http/language.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { mapConflicts } from '../../http/version-conflicts.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { etagOf, SeenVersionOrNull, TakesVersion } from '../../http/version-header.ts';
import { AdminResponse, toAdminResponse } from '../session/admin.dto.ts';
import {
  AdminParams,
  CreateAdminRequest,
  EditAdminRequest,
  AdminEnvelope,
  AdminsResponse,
} from './admins.dto.ts';
import { NAME_ERRORS, PASSWORD_ERRORS } from '../../auth/account-errors.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

const onWire = (admin: AdminListItem): AdminResponse => toAdminResponse(admin, admin.secondFactor);

@ApiTags('admins')
@UseInterceptors(mapConflicts<AdminListItem>(onWire))
@Controller('api/admin/admins')
export class AdminsController {
  constructor(
    private readonly list: ListAdmins,
    private readonly reading: ReadAdmin,
    private readonly passwords: HashNewPassword,
    @Inject(CreateAdmin) private readonly creation: Write<CreateAdmin>,
    @Inject(EditAdmin) private readonly editing: Write<EditAdmin>,
    @Inject(DeleteAdmin) private readonly deletion: Write<DeleteAdmin>,
    @Inject(EndSessionsOfAdmin) private readonly ending: Write<EndSessionsOfAdmin>,
    @Inject(RemoveSecondFactorOfAdmin)
    private readonly factorRemoval: Write<RemoveSecondFactorOfAdmin>,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List admins' })
  @Access('console:govern')
  @ApiOkResponse({ type: AdminsResponse })
  async listAdmins(@Caller() caller: Principal): Promise<AdminsResponse> {
    return { data: (await this.list.execute(caller)).map(onWire) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read an admin' })
  @Access('console:govern')
  @ApiOkResponse({ type: AdminResponse })
  @ApiErrors(ADMIN_UNKNOWN)
  async readAdmin(
    @Param() { id }: AdminParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminResponse> {
    return answer(await this.reading.execute(id, caller), response);
  }

  @Post()
  @ApiOperation({ summary: 'Create an admin' })
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: AdminEnvelope })
  @ApiErrors(
    EMAIL_INVALID,
    EMAIL_TAKEN,
    OVERLOADED,
    USERNAME_INVALID,
    USERNAME_TAKEN,
    ...PASSWORD_ERRORS,
    ...NAME_ERRORS,
  )
  async createAdmin(
    @Body() body: CreateAdminRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminEnvelope> {
    const password = await this.passwords.forAdmin(body.password, body);
    const made = await this.creation.execute({ ...body, password }, call);
    return { data: answer(made, response) };
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change an admin' })
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: AdminEnvelope })
  @ApiErrors(
    ADMIN_UNKNOWN,
    EMAIL_INVALID,
    EMAIL_TAKEN,
    LAST_SUPERADMIN,
    OVERLOADED,
    OWN_ACCOUNT,
    OWN_ROLE,
    USERNAME_TAKEN,
    ...PASSWORD_ERRORS,
    ...NAME_ERRORS,
  )
  async editAdmin(
    @Param() { id }: AdminParams,
    @SeenVersionOrNull() version: number | null,
    @Body() { password: typed, ...fields }: EditAdminRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminEnvelope> {
    const password = typed === undefined ? null : await this.passwords.forAdmin(typed, fields);
    const change = { id, version, fields, password, language };
    return { data: answer(await this.editing.execute(change, call), response) };
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an admin' })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiNoContentResponse()
  @ApiErrors(ADMIN_UNKNOWN, LAST_SUPERADMIN, OWN_ACCOUNT, OWN_ROLE)
  async deleteAdmin(
    @Param() { id }: AdminParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }

  @Post(':id/sessions/end')
  @ApiOperation({ summary: 'End all sessions of an admin' })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(ADMIN_UNKNOWN, VERSION_CONFLICT)
  endSessionsOfAdmin(@Param() { id }: AdminParams, @WriteCall() call: Call): Promise<void> {
    return this.ending.execute({ id }, call);
  }

  @Delete(':id/second-factor')
  @ApiOperation({
    summary: 'Turn the second factor of an admin off',
    description: 'The owner is told by mail.',
  })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Off; the owner was told by mail' })
  @ApiErrors(ADMIN_UNKNOWN, VERSION_CONFLICT, OWN_SECOND_FACTOR)
  removeSecondFactorOfAdmin(
    @Param() { id }: AdminParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    return this.factorRemoval.execute({ id, language }, call);
  }
}

function answer(admin: AdminListItem, response: Response): AdminResponse {
  response.setHeader('ETag', etagOf(admin.version));
  return onWire(admin);
}
