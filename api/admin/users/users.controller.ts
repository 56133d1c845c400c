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
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiOperation,
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
  EMAIL_INVALID,
  EMAIL_TAKEN,
  OVERLOADED,
  PAGE_TOO_DEEP,
  REAUTHENTICATION_NEEDED,
  SUPERADMIN_UNDELETABLE,
  USER_UNKNOWN,
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
  toListedUser,
  toManagedUser,
  toUserGroup,
} from './users.dto.ts';
import { NAME_ERRORS, PASSWORD_ERRORS } from '../../auth/account-errors.ts';

@ApiTags('admin users')
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
  @ApiOperation({ summary: 'List users' })
  @Access('console:support')
  @ApiOkResponse({ type: ManagedUsersResponse })
  @ApiErrors(PAGE_TOO_DEEP)
  async listUsers(
    @Query() params: UsersParams,
    @Caller() caller: Principal,
  ): Promise<ManagedUsersResponse> {
    const { search, sort, direction, limit, page: number, cursor } = params;
    const group = toUserGroup(params);
    const request = { search, sort, direction, limit, page: number, cursor, ...group };
    const { users, ...page } = await this.list.execute(request, caller);
    return { ...page, users: users.map(toListedUser) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read a user' })
  @Access('console:support')
  @ApiOkResponse({ type: ManagedUserEnvelope })
  @ApiErrors(USER_UNKNOWN)
  async readUser(
    @Param() { id }: UserParams,
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedUserEnvelope> {
    return answer(await this.reading.execute(id, caller), response);
  }

  @Post()
  @ApiOperation({
    summary: 'Create a user',
    description: 'The user is invited by mail to choose a password.',
  })
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiCreatedResponse({ type: ManagedUserEnvelope })
  @ApiErrors(EMAIL_INVALID, EMAIL_TAKEN, OVERLOADED, ...PASSWORD_ERRORS, ...NAME_ERRORS)
  async createUser(
    @Body() { name, email, role, password: typed }: CreateUserRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedUserEnvelope> {
    const password = await (typed === undefined
      ? this.passwords.random()
      : this.passwords.forUser(typed, { name, email }));
    const draft = { name, email, role, password, language };
    return answer(await this.creation.execute(draft, call), response);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a user' })
  @Access('console:use')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: ManagedUserEnvelope })
  @ApiErrors(
    EMAIL_INVALID,
    EMAIL_TAKEN,
    OVERLOADED,
    REAUTHENTICATION_NEEDED,
    USER_UNKNOWN,
    ...PASSWORD_ERRORS,
    ...NAME_ERRORS,
  )
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
  @ApiOperation({
    summary: 'Delete a user',
    description: 'The user goes to the trash and can be restored for 30 days.',
  })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiNoContentResponse()
  @ApiErrors(SUPERADMIN_UNDELETABLE, USER_UNKNOWN)
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
