import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { EMAIL_INVALID, TOO_MANY_ATTEMPTS, type Principal } from '@toolyard/core/accounts';
import {
  AnswerInvitation,
  ChangeMemberRole,
  InviteMember,
  INVITING_NEEDS_VERIFIED_EMAIL,
  ListMembers,
  ListOwnInvitations,
  MEMBER_UNKNOWN,
  MEMBERS_FULL,
  RemoveMember,
  SPACE_INVITATION_UNKNOWN,
  SPACE_NEEDS_OWNER,
  SPACE_ROLE_NEEDED,
  SPACE_UNKNOWN,
  WithdrawInvitation,
} from '@toolyard/core/content';
import type { Language } from '@toolyard/core/shared';
import type { Call, Write } from '../composition/write.ts';
import { Access } from '../http/access.guard.ts';
import { OperatorsToo } from '../http/operator-calls.ts';
import { ApiErrors } from '../http/api-errors.ts';
import { Caller, NeedsIdempotencyKey, WriteCall } from '../http/caller.ts';
import { CallLanguage, SpeaksLanguages } from '../http/language.ts';
import {
  AnswerInvitationRequest,
  ChangeRoleRequest,
  InviteMemberRequest,
  MemberEnvelope,
  MemberParams,
  MembersResponse,
  OwnInvitationParams,
  OwnInvitationsResponse,
  SpaceInvitationEnvelope,
  SpaceInvitationParams,
  SpaceParams,
  toInvitationResponse,
  toMemberResponse,
  toOwnInvitation,
} from './spaces.dto.ts';

@ApiTags('spaces')
@Controller('api/content')
export class MembersController {
  constructor(
    private readonly list: ListMembers,
    private readonly own: ListOwnInvitations,
    @Inject(InviteMember) private readonly inviting: Write<InviteMember>,
    @Inject(WithdrawInvitation) private readonly withdrawal: Write<WithdrawInvitation>,
    @Inject(ChangeMemberRole) private readonly roles: Write<ChangeMemberRole>,
    @Inject(RemoveMember) private readonly removal: Write<RemoveMember>,
    @Inject(AnswerInvitation) private readonly answers: Write<AnswerInvitation>,
  ) {}

  @Get('spaces/:id/members')
  @ApiOperation({ summary: 'List the members of a space, and for its owners the invitations' })
  @Access('content:own')
  @OperatorsToo()
  @ApiOkResponse({ type: MembersResponse })
  @ApiErrors(SPACE_UNKNOWN)
  async listSpaceMembers(
    @Param() { id }: SpaceParams,
    @Caller() caller: Principal,
  ): Promise<MembersResponse> {
    const { members, invitations } = await this.list.execute(id, caller);
    return {
      data: members.map(toMemberResponse),
      invitations: invitations.map(toInvitationResponse),
    };
  }

  @Post('spaces/:id/invitations')
  @ApiOperation({
    summary: 'Invite somebody into a space',
    description:
      'For its owners. Whoever has verified the address sees the invitation among his own and accepts or declines it. A mail with a link to it goes to the address; neither it nor the answer tells whether an account has the address. Your own address must be verified.',
  })
  @Access('content:own')
  @NeedsIdempotencyKey()
  @SpeaksLanguages()
  @ApiCreatedResponse({ type: SpaceInvitationEnvelope })
  @ApiErrors(
    EMAIL_INVALID,
    INVITING_NEEDS_VERIFIED_EMAIL,
    MEMBERS_FULL,
    SPACE_ROLE_NEEDED,
    SPACE_UNKNOWN,
    TOO_MANY_ATTEMPTS,
  )
  async inviteSpaceMember(
    @Param() { id }: SpaceParams,
    @Body() body: InviteMemberRequest,
    @CallLanguage() language: Language,
    @WriteCall() call: Call,
  ): Promise<SpaceInvitationEnvelope> {
    const invitation = await this.inviting.execute({ ...body, spaceId: id, language }, call);
    return { data: toInvitationResponse(invitation) };
  }

  @Delete('spaces/:id/invitations/:invitationId')
  @ApiOperation({ summary: 'Take an invitation back', description: 'For owners of the space.' })
  @HttpCode(204)
  @Access('content:own')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(SPACE_INVITATION_UNKNOWN, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async withdrawSpaceInvitation(
    @Param() { id, invitationId }: SpaceInvitationParams,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.withdrawal.execute({ spaceId: id, id: invitationId }, call);
  }

  @Put('spaces/:id/members/:userId')
  @ApiOperation({
    summary: 'Give a member another role',
    description: 'For owners. A space always has an owner.',
  })
  @Access('content:own')
  @NeedsIdempotencyKey()
  @ApiOkResponse({ type: MemberEnvelope })
  @ApiErrors(MEMBER_UNKNOWN, SPACE_NEEDS_OWNER, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async changeSpaceRole(
    @Param() { id, userId }: MemberParams,
    @Body() { role }: ChangeRoleRequest,
    @WriteCall() call: Call,
  ): Promise<MemberEnvelope> {
    const member = await this.roles.execute({ spaceId: id, userId, role }, call);
    return { data: toMemberResponse(member) };
  }

  @Delete('spaces/:id/members/:userId')
  @ApiOperation({
    summary: 'Take a member out of a space, or leave it',
    description: 'What the member wrote stays. A space always has an owner.',
  })
  @HttpCode(204)
  @Access('content:own')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(MEMBER_UNKNOWN, SPACE_NEEDS_OWNER, SPACE_ROLE_NEEDED, SPACE_UNKNOWN)
  async removeSpaceMember(
    @Param() { id, userId }: MemberParams,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.removal.execute({ spaceId: id, userId }, call);
  }

  @Get('invitations')
  @ApiOperation({
    summary: 'List invitations into spaces',
    description: 'Those to your email address, once it is verified.',
  })
  @Access('content:own')
  @ApiOkResponse({ type: OwnInvitationsResponse })
  async listSpaceInvitations(@Caller() caller: Principal): Promise<OwnInvitationsResponse> {
    return { data: (await this.own.execute(caller)).map(toOwnInvitation) };
  }

  @Post('invitations/:id')
  @ApiOperation({ summary: 'Accept or decline an invitation into a space' })
  @HttpCode(204)
  @Access('content:own')
  @NeedsIdempotencyKey()
  @ApiNoContentResponse()
  @ApiErrors(SPACE_INVITATION_UNKNOWN)
  async answerSpaceInvitation(
    @Param() { id }: OwnInvitationParams,
    @Body() { accepts }: AnswerInvitationRequest,
    @WriteCall() call: Call,
  ): Promise<void> {
    await this.answers.execute({ id, accepts }, call);
  }
}
