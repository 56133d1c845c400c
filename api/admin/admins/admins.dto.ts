import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AdminResponse } from '../session/admin.dto.ts';
import { ADMIN_ROLES, type AdminRole } from '@toolyard/core/accounts';
import { IsBoolean, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { EMAIL_CEILING, TEXT_CEILING } from '../../auth/input-limits.ts';
import { IfGiven } from '../../http/if-given.ts';

export class AdminsResponse {
  @ApiProperty({ type: [AdminResponse], description: 'By username' })
  data!: AdminResponse[];
}

export class AdminEnvelope {
  @ApiProperty({ type: AdminResponse })
  data!: AdminResponse;
}

export class AdminParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class CreateAdminRequest {
  @ApiProperty({ type: String, description: 'Fixed once the account is made' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  username!: string;

  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  name!: string;

  @ApiProperty({ type: String, example: 'ops@example.com' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;

  @ApiProperty({ type: String, description: 'At least 12 characters; to be changed at first use' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  password!: string;

  @ApiPropertyOptional({ enum: ADMIN_ROLES, enumName: 'AdminRole', default: 'admin' })
  @IfGiven()
  @IsIn(ADMIN_ROLES)
  role: AdminRole = 'admin';

  @ApiPropertyOptional({ type: Boolean, default: true })
  @IfGiven()
  @IsBoolean()
  active = true;
}

/** What is left out stays as it is. */
export class EditAdminRequest {
  @ApiPropertyOptional({ type: String })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  name?: string;

  @ApiPropertyOptional({ type: String })
  @IfGiven()
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email?: string;

  @ApiPropertyOptional({ enum: ADMIN_ROLES, enumName: 'AdminRole' })
  @IfGiven()
  @IsIn(ADMIN_ROLES)
  role?: AdminRole;

  @ApiPropertyOptional({ type: Boolean })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @ApiPropertyOptional({ type: String, description: 'At least 12 characters' })
  @IfGiven()
  @IsString()
  @MaxLength(TEXT_CEILING)
  password?: string;
}
