import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  MAX_NAVIGATION,
  MAX_SPACE_MEMBERS,
  SPACE_HANDLE_MAX,
  SPACE_ROLES,
  SPACE_TITLE_MAX,
  VISIBILITIES,
  type ContentLimits,
  type MemberSpace,
  type NamedInvitation,
  type NamedMember,
  type Space,
  type SpaceInvitation,
  type SpaceRole,
  type Visibility,
} from '@toolyard/core/content';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { IfGiven } from '../http/if-given.ts';
import { instant } from '../http/instant.ts';
import { NavigationEntryResponse, SpaceThemeResponse } from './space-appearance.dto.ts';

/** A space without the role that somebody has in it. */
export class PlainSpaceResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ type: String, description: 'Its address for readers', example: 'night-sky' })
  handle!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({
    enum: LANGUAGES,
    enumName: 'Language',
    isArray: true,
    description: 'Articles begin in the first',
  })
  languages!: readonly Language[];

  @ApiProperty({
    enum: VISIBILITIES,
    enumName: 'SpaceVisibility',
    description:
      'Who reads what is published: members alone, who has the address, or everybody and search engines',
  })
  visibility!: Visibility;

  @ApiProperty({ type: SpaceThemeResponse })
  theme!: SpaceThemeResponse;

  @ApiProperty({ type: [NavigationEntryResponse] })
  navigation!: readonly NavigationEntryResponse[];

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

export class SpaceResponse extends PlainSpaceResponse {
  @ApiProperty({ enum: SPACE_ROLES, enumName: 'SpaceRole', description: 'The caller’s' })
  role!: SpaceRole;
}

export class ContentLimitsResponse {
  @ApiProperty({ type: 'integer', description: 'Spaces that an account may own' })
  spaces!: number;

  @ApiProperty({ type: 'integer', description: 'Articles of a space' })
  articles!: number;

  @ApiProperty({ type: 'integer', description: 'Bytes of all pictures of a space' })
  mediaBytes!: number;

  @ApiProperty({ type: 'integer', description: 'Members and invitations of a space' })
  members!: number;
}

export class SpacesResponse {
  @ApiProperty({ type: [SpaceResponse], description: 'Last changed first' })
  data!: SpaceResponse[];

  @ApiProperty({ type: ContentLimitsResponse })
  limits!: ContentLimitsResponse;
}

export class SpaceEnvelope {
  @ApiProperty({ type: SpaceResponse })
  data!: SpaceResponse;
}

export class SpaceParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

class SpaceRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: SPACE_TITLE_MAX,
    description: 'As readers see it',
  })
  @IsString()
  title!: string;

  @ApiProperty({
    enum: LANGUAGES,
    enumName: 'Language',
    isArray: true,
    minItems: 1,
    description: 'Articles begin in the first',
  })
  @IsArray()
  @ArrayMaxSize(LANGUAGES.length)
  @IsIn(LANGUAGES, { each: true })
  languages!: Language[];

  @ApiProperty({
    enum: VISIBILITIES,
    enumName: 'SpaceVisibility',
    description: 'Who reads what is published',
  })
  @IsIn(VISIBILITIES)
  visibility!: Visibility;
}

/** Without theme or navigation, these stay as they are. */
export class EditSpaceRequest extends SpaceRequest {
  @ApiPropertyOptional({
    type: SpaceThemeResponse,
    description: 'What the pages of the space look like',
  })
  @IfGiven()
  @ValidateNested()
  @Type(() => SpaceThemeResponse)
  theme?: SpaceThemeResponse;

  @ApiPropertyOptional({
    type: [NavigationEntryResponse],
    maxItems: MAX_NAVIGATION,
    description: 'Links in the head of each page, in their order',
  })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(MAX_NAVIGATION)
  @ValidateNested({ each: true })
  @Type(() => NavigationEntryResponse)
  navigation?: NavigationEntryResponse[];
}

export class CreateSpaceRequest extends SpaceRequest {
  @ApiProperty({
    type: String,
    minLength: 3,
    maxLength: SPACE_HANDLE_MAX,
    pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$',
    description: 'The address for readers. It cannot be changed later',
  })
  @IsString()
  handle!: string;
}

export class MemberResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  userId!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ enum: SPACE_ROLES, enumName: 'SpaceRole' })
  role!: SpaceRole;

  @ApiProperty({ type: String, format: 'date-time' })
  since!: string;
}

export class SpaceInvitationResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'email' })
  email!: string;

  @ApiProperty({ enum: SPACE_ROLES, enumName: 'SpaceRole' })
  role!: SpaceRole;

  @ApiProperty({ type: String, format: 'date-time', description: 'It is valid for 30 days' })
  invitedAt!: string;
}

export class MembersResponse {
  @ApiProperty({ type: [MemberResponse], description: 'By the time they joined' })
  data!: MemberResponse[];

  @ApiProperty({ type: [SpaceInvitationResponse], description: 'Empty for all but owners' })
  invitations!: SpaceInvitationResponse[];
}

export class MemberEnvelope {
  @ApiProperty({ type: MemberResponse })
  data!: MemberResponse;
}

export class SpaceInvitationEnvelope {
  @ApiProperty({ type: SpaceInvitationResponse })
  data!: SpaceInvitationResponse;
}

export class InviteMemberRequest {
  @ApiProperty({
    type: String,
    format: 'email',
    maxLength: 254,
    description: 'Any address, whether an account has it or not',
  })
  @IsString()
  email!: string;

  @ApiProperty({ enum: SPACE_ROLES, enumName: 'SpaceRole', description: 'What the member may do' })
  @IsIn(SPACE_ROLES)
  role!: SpaceRole;
}

export class ChangeRoleRequest {
  @ApiProperty({ enum: SPACE_ROLES, enumName: 'SpaceRole', description: 'What the member may do' })
  @IsIn(SPACE_ROLES)
  role!: SpaceRole;
}

export class MemberParams extends SpaceParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'Account of the member' })
  @IsUUID()
  userId!: string;
}

export class SpaceInvitationParams extends SpaceParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'As the list of members has it' })
  @IsUUID()
  invitationId!: string;
}

export class OwnInvitationResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, description: 'Title of the space' })
  space!: string;

  @ApiProperty({ enum: SPACE_ROLES, enumName: 'SpaceRole' })
  role!: SpaceRole;

  @ApiProperty({ type: String, format: 'date-time' })
  invitedAt!: string;
}

export class OwnInvitationsResponse {
  @ApiProperty({ type: [OwnInvitationResponse] })
  data!: OwnInvitationResponse[];
}

export class OwnInvitationParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class AnswerInvitationRequest {
  @ApiProperty({ type: Boolean, description: 'False declines' })
  @IsBoolean()
  accepts!: boolean;
}

export const toPlainSpace = (space: Space): PlainSpaceResponse => ({
  id: space.id,
  version: space.version,
  handle: space.handle,
  title: space.title,
  languages: space.languages,
  visibility: space.visibility,
  theme: space.theme,
  navigation: space.navigation,
  createdAt: instant(space.createdAt),
  updatedAt: instant(space.updatedAt),
});

export const toSpaceResponse = ({ space, role }: MemberSpace): SpaceResponse => ({
  ...toPlainSpace(space),
  role,
});

export const toLimitsResponse = ({
  spaces,
  articles,
  mediaBytes,
}: ContentLimits): ContentLimitsResponse => ({
  spaces,
  articles,
  mediaBytes,
  members: MAX_SPACE_MEMBERS,
});

export const toMemberResponse = ({ userId, name, role, since }: NamedMember): MemberResponse => ({
  userId,
  name,
  role,
  since: instant(since),
});

export const toInvitationResponse = ({
  id,
  email,
  role,
  at,
}: SpaceInvitation): SpaceInvitationResponse => ({ id, email, role, invitedAt: instant(at) });

export const toOwnInvitation = ({
  id,
  spaceTitle,
  role,
  at,
}: NamedInvitation): OwnInvitationResponse => ({
  id,
  space: spaceTitle,
  role,
  invitedAt: instant(at),
});
