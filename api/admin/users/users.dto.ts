import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  USER_ROLES,
  BULK_USER_ACTIONS,
  EMAIL_STATES,
  SECOND_FACTOR_SETTINGS,
  MAX_BULK_USERS,
  SORT_DIRECTIONS,
  USER_SORTS,
  USER_STATUSES,
  type UserRole,
  type UserGroup,
  type UserView,
  type UserListItem,
  type EmailState,
  type SecondFactorSetting,
  type BulkUserAction,
  type BulkUsersInput,
  type SortDirection,
  type UserSort,
  type UserStatus,
} from '@toolyard/core/accounts';
import { instant } from '../../http/instant.ts';
import { OutcomeResponse } from '../../http/outcome.dto.ts';
import { PAGE_LIMIT } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { EMAIL_CEILING, TEXT_CEILING } from '../../auth/input-limits.ts';
import { OwnSessionResponse } from '../../auth/sessions.dto.ts';
import { IsMoment, MOMENT, momentsOf } from '../../http/moment.ts';
import { IfGiven } from '../../http/if-given.ts';
import { IsCount } from '../../http/page-params.dto.ts';

export class ManagedUserResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  email!: string;

  @ApiProperty({ type: Boolean, description: 'Whether the owner opened a link mailed to it' })
  emailVerified!: boolean;

  @ApiProperty({ enum: USER_ROLES, enumName: 'UserRole' })
  role!: UserRole;

  @ApiProperty({ type: Boolean, description: 'Whether the user may sign in' })
  active!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the user was last invited to choose a password; null where none is pending',
  })
  invitedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSignInAt!: string | null;

  @ApiProperty({ type: 'integer', description: 'For If-Match' })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the user was moved to the trash; deleted for good 30 days later',
  })
  deletedAt!: string | null;
}

export class ListedUserResponse extends ManagedUserResponse {
  @ApiProperty({ type: Boolean, description: 'Whether signing in takes a code as well' })
  secondFactor!: boolean;
}

export class ManagedUserEnvelope {
  @ApiProperty({ type: ManagedUserResponse })
  user!: ManagedUserResponse;
}

class UserAccess {
  @ApiProperty({ type: Boolean, description: 'Whether signing in takes a code as well' })
  secondFactor!: boolean;

  @ApiProperty({ type: [OwnSessionResponse], description: 'By last use; none is current' })
  sessions!: OwnSessionResponse[];
}

export class UserAccessResponse {
  @ApiProperty({ type: UserAccess })
  data!: UserAccess;
}

export class ManagedUsersResponse {
  @ApiProperty({ type: [ListedUserResponse] })
  users!: ListedUserResponse[];

  @ApiProperty({ type: 'integer', description: 'Which page it is; by a cursor about which' })
  page!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  totalPages!: number;

  @ApiProperty({ type: 'integer', description: 'Beyond 10,000 it may be five seconds old' })
  total!: number;

  @ApiProperty({
    type: Boolean,
    description: 'Whether a search has more matches than total, at most 1,000 of which are counted',
  })
  totalIsMinimum!: boolean;

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: String, nullable: true })
  previousCursor!: string | null;
}

export class BulkUserOutcomeResponse extends OutcomeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of a user that matched; null where you named the user by its id',
  })
  name!: string | null;

  @ApiProperty({
    type: Boolean,
    description: 'False where it was refused, or the user was in the wanted state before',
  })
  changed!: boolean;
}

export class BulkUsersResponse {
  @ApiProperty({
    type: [BulkUserOutcomeResponse],
    description: 'In the order of the ids; users that matched with the oldest first',
  })
  data!: BulkUserOutcomeResponse[];
}

export class ImportedRowResponse extends OutcomeResponse {
  @ApiProperty({ type: 'integer', description: 'Where it ends in the file' })
  line!: number;

  @ApiProperty({ type: String, description: 'Empty where it cannot be shown' })
  email!: string;
}

export class ImportReportResponse {
  @ApiProperty({ type: 'integer' })
  created!: number;

  @ApiProperty({ type: 'integer' })
  refused!: number;

  @ApiProperty({ type: [ImportedRowResponse] })
  rows!: ImportedRowResponse[];
}

export class ImportUsersResponse {
  @ApiProperty({ type: ImportReportResponse })
  data!: ImportReportResponse;
}

const instantOrNull = (at: number | null) => (at === null ? null : instant(at));

export const toManagedUser = (person: UserView): ManagedUserResponse => {
  const { id, name, email, role, active, version } = person;
  const emailVerified = person.emailVerifiedAt !== null;
  const times = { createdAt: instant(person.createdAt), updatedAt: instant(person.updatedAt) };
  const invitedAt = instantOrNull(person.invitedAt);
  const lastSignInAt = instantOrNull(person.lastLoginAt);
  const deletedAt = instantOrNull(person.deletedAt);
  const state = { active, invitedAt, lastSignInAt, version };
  return { id, name, email, emailVerified, role, ...state, ...times, deletedAt };
};

export const toListedUser = (person: UserListItem): ListedUserResponse => ({
  ...toManagedUser(person),
  secondFactor: person.secondFactor,
});

const CURSOR_CEILING = 500;
const LAST_PAGE = 100_000_000;
const DEFAULT_LIMIT = 10;

export class UserParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class UserSessionParams extends UserParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  sessionId!: string;
}

export class UserFilterParams {
  @ApiPropertyOptional({
    type: String,
    default: '',
    description: 'Part of the name or the e-mail, in any case',
  })
  @IsOptional()
  @IsString()
  @MaxLength(EMAIL_CEILING)
  search = '';

  @ApiPropertyOptional({ enum: USER_ROLES, enumName: 'UserRole' })
  @IsOptional()
  @IsIn(USER_ROLES)
  role: UserRole | null = null;

  @ApiPropertyOptional({ enum: USER_STATUSES, enumName: 'UserStatus' })
  @IsOptional()
  @IsIn(USER_STATUSES)
  status: UserStatus | null = null;

  @ApiPropertyOptional({
    description: 'Created from this moment, or this day in UTC, on',
    pattern: MOMENT.source,
  })
  @IsMoment()
  from?: string;

  @ApiPropertyOptional({
    description: 'Created before this moment, or until the end of this day in UTC',
    pattern: MOMENT.source,
  })
  @IsMoment()
  to?: string;

  @ApiPropertyOptional({
    enum: EMAIL_STATES,
    enumName: 'EmailState',
    description: 'Whether the owner opened a link mailed to the address',
  })
  @IsOptional()
  @IsIn(EMAIL_STATES)
  emailState: EmailState | null = null;

  @ApiPropertyOptional({
    enum: SECOND_FACTOR_SETTINGS,
    enumName: 'SecondFactorSetting',
    description: 'Whether signing in takes a code as well',
  })
  @IsOptional()
  @IsIn(SECOND_FACTOR_SETTINGS)
  secondFactor: SecondFactorSetting | null = null;

  @ApiPropertyOptional({
    description: 'Last signed in from this moment, or this day in UTC, on',
    pattern: MOMENT.source,
  })
  @IsMoment()
  lastSignInFrom?: string;

  @ApiPropertyOptional({
    description:
      'Last signed in before this moment, or until the end of this day in UTC, or never; `1970-01-01T00:00:00Z` finds those who never did',
    pattern: MOMENT.source,
  })
  @IsMoment()
  lastSignInTo?: string;
}

export const toUserGroup = (params: UserFilterParams): Required<UserGroup> => {
  const { role, status, from, to, emailState, secondFactor, lastSignInFrom, lastSignInTo } = params;
  const signIn = momentsOf({ from: lastSignInFrom, to: lastSignInTo });
  return {
    ...{ role, status, emailState, secondFactor, ...momentsOf({ from, to }) },
    ...{ lastSignInFrom: signIn.from, lastSignInTo: signIn.to },
  };
};

export class UsersParams extends UserFilterParams {
  @IsCount(
    LAST_PAGE,
    1,
    'At most 10,000 users away from either end of the list; cursors go everywhere',
  )
  page = 1;

  @IsCount(PAGE_LIMIT, DEFAULT_LIMIT)
  limit = DEFAULT_LIMIT;

  @ApiPropertyOptional({ enum: USER_SORTS, enumName: 'UserSort', default: 'createdAt' })
  @IsOptional()
  @IsIn(USER_SORTS)
  sort: UserSort = 'createdAt';

  @ApiPropertyOptional({ enum: SORT_DIRECTIONS, enumName: 'SortDirection', default: 'desc' })
  @IsOptional()
  @IsIn(SORT_DIRECTIONS)
  direction: SortDirection = 'desc';

  @ApiPropertyOptional({
    type: String,
    description: 'nextCursor or previousCursor of a list of the same order; goes before the page',
  })
  @IsOptional()
  @IsString()
  @MaxLength(CURSOR_CEILING)
  cursor: string | null = null;
}

export class CreateUserRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  name!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;

  @ApiPropertyOptional({
    type: String,
    description:
      'Must be changed at the first sign-in. Without it the user can only come in by the invitation.',
  })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  password?: string;

  @ApiPropertyOptional({ enum: USER_ROLES, enumName: 'UserRole', default: 'user' })
  @IfGiven()
  @IsIn(USER_ROLES)
  role: UserRole = 'user';
}

/** What is left out stays as it is. */
export class EditUserRequest {
  @ApiPropertyOptional({ type: String })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  name?: string;

  @ApiPropertyOptional({
    type: String,
    description: 'Unverified until the link that is mailed to it is opened',
  })
  @IfGiven()
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email?: string;

  @ApiPropertyOptional({ enum: USER_ROLES, enumName: 'UserRole' })
  @IfGiven()
  @IsIn(USER_ROLES)
  role?: UserRole;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Whether the user may sign in; for superadmins to change',
  })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @ApiPropertyOptional({ type: String, description: 'Must be changed at the next sign-in' })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  password?: string;
}

/** All users that a list of users with these filters shows on its pages. */
export class MatchingUsersRequest extends UserFilterParams {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_BULK_USERS,
    description: 'Number of users that you have seen to match',
  })
  @IsInt()
  @Min(1)
  @Max(MAX_BULK_USERS)
  count!: number;
}

/** Either the users by their ids, or all that match. */
export class BulkUsersRequest {
  @ApiProperty({ enum: BULK_USER_ACTIONS, enumName: 'BulkUserAction' })
  @IsIn(BULK_USER_ACTIONS)
  action!: BulkUserAction;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MAX_BULK_USERS,
    uniqueItems: true,
  })
  @ValidateIf(({ ids, matching }: BulkUsersRequest) => ids !== undefined || matching === undefined)
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_BULK_USERS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids?: string[];

  @ApiPropertyOptional({
    type: MatchingUsersRequest,
    description: 'In place of ids: all users that match at the time of the call',
  })
  @IfGiven()
  @ValidateBy({
    name: 'standsAlone',
    validator: {
      validate: (_, of) => (of?.object as BulkUsersRequest | undefined)?.ids === undefined,
    },
  })
  @IsObject()
  @ValidateNested()
  @Type(() => MatchingUsersRequest)
  matching?: MatchingUsersRequest;
}

export const toBulkInput = ({ action, ids = [], matching }: BulkUsersRequest): BulkUsersInput => {
  if (matching === undefined) return { action, ids };
  const { search, count } = matching;
  return { action, matching: { search, count, ...toUserGroup(matching) } };
};
