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
  Query,
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
  CreateUser,
  DeleteUser,
  EditUser,
  ListUsers,
  HashNewPassword,
  ReadUser,
  type Principal,
  type UserView,
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
import {
  CreateUserRequest,
  EditUserRequest,
  UserParams,
  UsersParams,
  ManagedUserEnvelope,
  ManagedUsersResponse,
  toManagedUser,
} from './users.dto.ts';

@ApiTags('admin users')
@ApiBearerAuth()
@UseInterceptors(mapConflicts<UserView>(toManagedUser))
@Controller('api/admin/users')
export class AdminUsersController {
  constructor(
    private readonly list: ListUsers,
    private readonly reading: ReadUser,
    private readonly passwords: HashNewPassword,
    @Inject(CreateUser) private readonly creation: Write<CreateUser>,
    @Inject(EditUser) private readonly editing: Write<EditUser>,
    @Inject(DeleteUser) private readonly deletion: Write<DeleteUser>,
  ) {}

  @Get()
  @Access('console:use')
  @ApiOkResponse({ type: ManagedUsersResponse })
  @ApiErrors(401, 403)
  async listUsers(
    @Query() params: UsersParams,
    @Caller() caller: Principal,
  ): Promise<ManagedUsersResponse> {
    const { users, ...page } = await this.list.execute(params, caller);
    return { ...page, users: users.map(toManagedUser) };
  }

  @Get(':id')
  @Access('console:use')
  @ApiOkResponse({ type: ManagedUserEnvelope })
  @ApiErrors(401, 403, 404)
  async readUser(
    @Param() { id }: UserParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedUserEnvelope> {
    return answer(await this.reading.execute(id, caller), response);
  }

  @Post()
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: ManagedUserEnvelope })
  @ApiErrors(401, 403, 409, 422, 429)
  async createUser(
    @Body() { name, email, role, password: typed }: CreateUserRequest,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedUserEnvelope> {
    const password = await this.passwords.forUser(typed, { name, email });
    return answer(await this.creation.execute({ name, email, role, password }, call), response);
  }

  @Put(':id')
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedUserEnvelope })
  @ApiErrors(401, 403, 404, 409, 422, 429)
  async editUser(
    @Param() { id }: UserParams,
    @SeenVersionOrNull() version: number | null,
    @Body() { password: typed, ...fields }: EditUserRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedUserEnvelope> {
    const password = typed === undefined ? null : await this.passwords.forUser(typed, fields);
    const change = { id, version, fields, password, language };
    return answer(await this.editing.execute(change, call), response);
  }

  @Delete(':id')
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiNoContentResponse()
  @ApiErrors(401, 403, 404, 409, 422)
  async deleteUser(
    @Param() { id }: UserParams,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.deletion.execute({ id, version }, call);
  }
}

function answer(person: UserView, response: Response): ManagedUserEnvelope {
  response.setHeader('ETag', etagOf(person.version));
  return { user: toManagedUser(person) };
}
