import { Body, Controller, Get, HttpCode, Inject, Put, Res, UseInterceptors } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  ChangeAdminPassword,
  EditAdminProfile,
  ReadAdminProfile,
  ReadAdminAccountStatus,
  type Admin,
  type Principal,
  EMAIL_INVALID,
  EMAIL_TAKEN,
  OVERLOADED,
  PASSWORD_UNCHANGED,
  PASSWORD_WRONG,
  REAUTHENTICATION_NEEDED,
  TOO_MANY_ATTEMPTS,
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
  AdminProfileRequest,
  AdminProfileResponse,
  ChangeAdminPasswordRequest,
} from './admin-profile.dto.ts';
import { AdminDeviceCookie } from './admin-cookies.ts';
import { toAdminResponse } from './admin.dto.ts';
import { NAME_ERRORS, PASSWORD_ERRORS } from '../../auth/account-errors.ts';
import { VERSION_CONFLICT } from '@toolyard/core/shared';

/** Only fields that the profile shows and changes can differ there; the factor is read anew with the record. */
const asConflict = (admin: Admin) => toAdminResponse(admin, false);

@ApiTags('admin profile')
@UseInterceptors(mapConflicts<Admin>(asConflict))
@Controller('api/admin/profile')
export class AdminProfileController {
  constructor(
    private readonly profile: ReadAdminProfile,
    @Inject(EditAdminProfile) private readonly editing: Write<EditAdminProfile>,
    private readonly changing: ChangeAdminPassword,
    private readonly standing: ReadAdminAccountStatus,
    private readonly deviceCookie: AdminDeviceCookie,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read your profile as an admin' })
  @Access('admin:own')
  @ApiOkResponse({ type: AdminProfileResponse })
  async readAdminProfile(
    @Caller() caller: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProfileResponse> {
    return this.answer(await this.profile.execute(caller), response);
  }

  @Put()
  @ApiOperation({ summary: 'Change your profile as an admin' })
  @Access('admin:own')
  @NeedsIdempotencyKey()
  @TakesVersion()
  @ApiOkResponse({ type: AdminProfileResponse })
  @ApiErrors(EMAIL_INVALID, EMAIL_TAKEN, REAUTHENTICATION_NEEDED, ...NAME_ERRORS)
  async editAdminProfile(
    @Body() { name, email }: AdminProfileRequest,
    @SeenVersionOrNull() version: number | null,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProfileResponse> {
    return this.answer(await this.editing.execute({ name, email, version }, call), response);
  }

  @Put('password')
  @ApiOperation({
    summary: 'Change your password as an admin',
    description:
      'Ends every other session and all trusted devices of the admin. The device that calls is trusted again.',
  })
  @HttpCode(204)
  // The list of sessions is read anew after it.
  @ApiTags('admin session')
  @Access('admin:password')
  @ApiNoContentResponse({ description: 'Changed; every other session has ended' })
  @ApiErrors(
    OVERLOADED,
    PASSWORD_UNCHANGED,
    PASSWORD_WRONG,
    TOO_MANY_ATTEMPTS,
    VERSION_CONFLICT,
    ...PASSWORD_ERRORS,
  )
  async changeAdminPassword(
    @Body() { currentPassword, newPassword }: ChangeAdminPasswordRequest,
    @Caller() caller: Principal,
    @CallLanguage() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const typed = { currentPassword, newPassword, language };
    const { deviceToken } = await this.changing.execute(typed, caller);
    this.deviceCookie.write(response, deviceToken);
  }

  private async answer(admin: Admin, response: Response): Promise<AdminProfileResponse> {
    response.setHeader('ETag', etagOf(admin.version));
    const { secondFactor } = await this.standing.execute(admin);
    return { data: toAdminResponse(admin, secondFactor) };
  }
}
