import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiOperation } from '@nestjs/swagger';
import {
  EndSessionOfUser,
  EndSessionsOfUser,
  ReadUserAccess,
  RemoveSecondFactorOfUser,
  SendInvitation,
  SendPasswordReset,
  type Principal,
  NOT_INVITED,
  SESSION_UNKNOWN,
  TOO_MANY_ATTEMPTS,
  USER_UNKNOWN,
} from '@toolyard/core/accounts';
import { VERSION_CONFLICT, type Language } from '@toolyard/core/shared';
import type { Response } from 'express';
import type { Call, Write } from '../../composition/write.ts';
import { Access } from '../../http/access.guard.ts';
import { CallLanguage } from '../../http/language.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../../http/caller.ts';
import { ApiErrors } from '../../http/api-errors.ts';
import { etagOf } from '../../http/version-header.ts';
import { toOwnSession } from '../../auth/sessions.dto.ts';
import {
  ManagedUserEnvelope,
  toManagedUser,
  UserAccessResponse,
  UserParams,
  UserSessionParams,
} from './users.dto.ts';

/** How one user signs in, and what operators do about it. */
@ApiTags('admin users')
@Controller('api/admin/users')
export class UserAccessController {
  constructor(
    private readonly reading: ReadUserAccess,
    @Inject(SendInvitation) private readonly inviting: Write<SendInvitation>,
    @Inject(SendPasswordReset) private readonly resetting: Write<SendPasswordReset>,
    @Inject(EndSessionsOfUser) private readonly ending: Write<EndSessionsOfUser>,
    @Inject(EndSessionOfUser) private readonly endingOne: Write<EndSessionOfUser>,
    @Inject(RemoveSecondFactorOfUser)
    private readonly factorRemoval: Write<RemoveSecondFactorOfUser>,
  ) {}

  @Get(':id/access')
  @ApiOperation({ summary: 'Read second factor and sessions of a user' })
  @Access('console:support')
  @ApiOkResponse({ type: UserAccessResponse })
  @ApiErrors(USER_UNKNOWN)
  async readUserAccess(
    @Param() { id }: UserParams,
    @Caller() caller: Principal,
  ): Promise<UserAccessResponse> {
    const { secondFactor, sessions } = await this.reading.execute(id, caller);
    return { data: { secondFactor, sessions: sessions.map((each) => toOwnSession(each, '')) } };
  }

  @Post(':id/invitation')
  @ApiOperation({
    summary: 'Invite a user again',
    description:
      'For a user who has not chosen a password yet. The link of the new mail replaces the earlier one. At most three an hour.',
  })
  @HttpCode(200)
  @Access('console:support')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: ManagedUserEnvelope })
  @ApiErrors(NOT_INVITED, TOO_MANY_ATTEMPTS, USER_UNKNOWN)
  async sendInvitation(
    @Param() { id }: UserParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ManagedUserEnvelope> {
    const user = await this.inviting.execute({ id, language }, call);
    response.setHeader('ETag', etagOf(user.version));
    return { user: toManagedUser(user) };
  }

  @Post(':id/password-reset')
  @ApiOperation({
    summary: 'Mail a user a link to reset the password',
    description:
      'The link is valid once and for 30 minutes. At most three mails with links an hour.',
  })
  @HttpCode(204)
  @Access('console:support')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'The mail is on its way' })
  @ApiErrors(TOO_MANY_ATTEMPTS, USER_UNKNOWN)
  sendPasswordReset(
    @Param() { id }: UserParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    return this.resetting.execute({ id, language }, call);
  }

  @Delete(':id/sessions/:sessionId')
  @ApiOperation({ summary: 'End one session of a user' })
  @HttpCode(204)
  @Access('console:support-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(SESSION_UNKNOWN, USER_UNKNOWN, VERSION_CONFLICT)
  endSessionOfUser(
    @Param() { id, sessionId }: UserSessionParams,
    @WriteCall() call: Call,
  ): Promise<void> {
    return this.endingOne.execute({ id, sessionId }, call);
  }

  @Post(':id/sessions/end')
  @ApiOperation({ summary: 'End all sessions of a user' })
  @HttpCode(204)
  @Access('console:support-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(USER_UNKNOWN, VERSION_CONFLICT)
  endSessionsOfUser(@Param() { id }: UserParams, @WriteCall() call: Call): Promise<void> {
    return this.ending.execute({ id }, call);
  }

  @Delete(':id/second-factor')
  @ApiOperation({
    summary: 'Turn the second factor of a user off',
    description: 'The owner is told by mail.',
  })
  @HttpCode(204)
  @Access('console:govern-sensitive')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse({ description: 'Off; the owner was told by mail' })
  @ApiErrors(USER_UNKNOWN, VERSION_CONFLICT)
  removeSecondFactorOfUser(
    @Param() { id }: UserParams,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<void> {
    return this.factorRemoval.execute({ id, language }, call);
  }
}
