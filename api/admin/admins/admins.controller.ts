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
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
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

const onWire = (admin: AdminListItem): AdminResponse => toAdminResponse(admin, admin.secondFactor);

@ApiTags('admins')
@ApiBearerAuth()
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
  @Access('console:govern')
  @ApiOkResponse({ type: AdminsResponse })
  @ApiErrors(401, 403)
  async listAdmins(@Caller() caller: Principal): Promise<AdminsResponse> {
    return { data: (await this.list.execute(caller)).map(onWire) };
  }

  @Get(':id')
  @Access('console:govern')
  @ApiOkResponse({ type: AdminResponse })
  @ApiErrors(401, 403, 404)
  async readAdmin(
    @Param() { id }: AdminParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminResponse> {
    return answer(await this.reading.execute(id, caller), response);
  }

  @Post()
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: AdminEnvelope })
  @ApiErrors(401, 403, 409, 422, 429)
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
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: AdminEnvelope })
  @ApiErrors(401, 403, 404, 409, 422, 429)
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
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 422)
  async deleteAdmin(
    @Param() { id }: AdminParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }

  @Post(':id/sessions/end')
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 422)
  endSessionsOfAdmin(@Param() { id }: AdminParams, @WriteCall() call: Call): Promise<void> {
    return this.ending.execute({ id }, call);
  }

  @Delete(':id/second-factor')
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Off; the owner was told by mail' })
  @ApiErrors(401, 403, 404, 409, 422)
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
