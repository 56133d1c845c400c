import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  USER_ROLES,
  BULK_USER_ACTIONS,
  SORT_DIRECTIONS,
  USER_SORTS,
  type UserRole,
  type BulkUserAction,
  type SortDirection,
  type UserSort,
} from '@toolyard/core/accounts';
import { PAGE_LIMIT } from '@toolyard/core/shared';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { EMAIL_CEILING, TEXT_CEILING } from '../../auth/ceilings.ts';
import { IsCount } from '../../http/page-params.dto.ts';

const BULK_CEILING = 100;
const CURSOR_CEILING = 500;
const LAST_PAGE = 100_000_000;
const DEFAULT_LIMIT = 10;

/** May be left out, but not be null. */
const IfGiven = () => ValidateIf((_, value) => value !== undefined);

export class UserParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class UserFilterParams {
  @ApiPropertyOptional({
    type: String,
    default: '',
    description: 'What the name or the e-mail begins with, in any case',
  })
  @IsOptional()
  @IsString()
  @MaxLength(EMAIL_CEILING)
  search = '';

  @ApiPropertyOptional({ enum: USER_ROLES, enumName: 'UserRole' })
  @IsOptional()
  @IsIn(USER_ROLES)
  role: UserRole | null = null;
}

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

  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  password!: string;

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

  @ApiPropertyOptional({ type: String })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  password?: string;
}

export class BulkUsersRequest {
  @ApiProperty({ enum: BULK_USER_ACTIONS, enumName: 'BulkUserAction' })
  @IsIn(BULK_USER_ACTIONS)
  action!: BulkUserAction;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: BULK_CEILING,
    uniqueItems: true,
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_CEILING)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids!: string[];
}
