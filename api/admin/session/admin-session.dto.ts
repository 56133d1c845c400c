import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Admin, AdminAccountStatus, RequiredAction } from '@toolyard/core/accounts';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { CODE_CEILING, TEXT_CEILING } from '../../auth/input-limits.ts';
import { instant } from '../../http/instant.ts';
import { AdminResponse, toAdminResponse } from './admin.dto.ts';

const DUTIES = ['passwordChange', 'secondFactor'] as const satisfies readonly RequiredAction[];

export class AdminSignInRequest {
  @ApiProperty({ type: String, example: 'superadmin' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  username!: string;

  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  password!: string;

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
}

export class AdminSessionData {
  @ApiProperty({ type: String, description: 'Access token, good for 15 minutes' })
  token!: string;

  @ApiProperty({ type: AdminResponse })
  admin!: AdminResponse;

  @ApiProperty({
    enum: DUTIES,
    enumName: 'AdminRequiredAction',
    nullable: true,
    description: 'What must happen before anything else may',
  })
  due!: RequiredAction | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  previousLogin!: string | null;
}

export class AdminSessionResponse {
  @ApiProperty({ type: AdminSessionData })
  data!: AdminSessionData;
}

export class SignInHint {
  @ApiProperty({ type: String })
  username!: string;

  @ApiProperty({ type: String })
  password!: string;
}

export class SignInHintResponse {
  @ApiProperty({
    type: SignInHint,
    nullable: true,
    description: 'The sample pair of development while nobody changed it; else null',
  })
  data!: SignInHint | null;
}

export function toAdminSession(
  token: string,
  admin: Admin,
  { secondFactor, due }: AdminAccountStatus,
): AdminSessionResponse {
  const { previousLoginAt: before } = admin;
  const previousLogin = before === null ? null : instant(before);
  return { data: { token, admin: toAdminResponse(admin, secondFactor), due, previousLogin } };
}
