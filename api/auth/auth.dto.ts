import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { USER_ROLES, type User, type UserRole } from '@toolyard/core/accounts';
import { LANGUAGE_SETTINGS, type LanguageSetting } from '@toolyard/core/shared';
import { IsBoolean, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { CODE_CEILING, EMAIL_CEILING, TEXT_CEILING } from './input-limits.ts';
import { IfGiven } from '../http/if-given.ts';

export class SignInRequest {
  @ApiProperty({ type: String, example: 'mei@example.com' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;

  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  password!: string;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Whether the session outlives the browser',
  })
  @IfGiven()
  @IsBoolean()
  remember = false;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: '123456',
    description: 'Where the second factor is on: the code of the app, or a recovery code',
  })
  @IsOptional()
  @IsString()
  @MaxLength(CODE_CEILING)
  code?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'Where an operator set the password: the password from now on, at least 6 characters, at most 128',
  })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_CEILING)
  newPassword?: string | null;
}

export class RegisterRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  name!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;

  @ApiProperty({ type: String, description: 'At least 6 characters, at most 128' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  password!: string;
}

/** What is left out stays as it is. */
export class ProfileRequest {
  @ApiPropertyOptional({ type: String })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  name?: string;

  @ApiPropertyOptional({ enum: LANGUAGE_SETTINGS, enumName: 'LanguageSetting' })
  @IfGiven()
  @IsIn(LANGUAGE_SETTINGS)
  language?: LanguageSetting;
}

export class UserResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  email!: string;

  @ApiProperty({ type: Boolean, description: 'Whether the owner opened a link mailed to it' })
  emailVerified!: boolean;

  @ApiProperty({ enum: USER_ROLES, enumName: 'UserRole' })
  role!: UserRole;

  @ApiProperty({
    enum: LANGUAGE_SETTINGS,
    enumName: 'LanguageSetting',
    description: 'Language of the site for its owner; auto is that of the browser',
  })
  language!: LanguageSetting;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;
}

export class SessionResponse {
  @ApiProperty({ type: String, description: 'Access token, good for 15 minutes' })
  token!: string;

  @ApiProperty({ type: UserResponse })
  user!: UserResponse;
}

export class ProfileResponse {
  @ApiProperty({ type: UserResponse })
  user!: UserResponse;
}

export const toUserResponse = ({
  id,
  name,
  email,
  emailVerifiedAt,
  role,
  language,
  createdAt,
}: Pick<
  User,
  'id' | 'name' | 'email' | 'emailVerifiedAt' | 'role' | 'language' | 'createdAt'
>): UserResponse => ({
  id,
  name,
  email,
  emailVerified: emailVerifiedAt !== null,
  role,
  language,
  createdAt: instant(createdAt),
});
