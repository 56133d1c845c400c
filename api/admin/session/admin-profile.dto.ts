import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { EMAIL_CEILING, TEXT_CEILING } from '../../auth/input-limits.ts';
import { AdminResponse } from './admin.dto.ts';

export class AdminProfileRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  name!: string;

  @ApiProperty({ type: String, example: 'mei@example.com' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;
}

export class ChangeAdminPasswordRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  currentPassword!: string;

  @ApiProperty({ type: String, description: 'At least 12 characters, at most 128, another one' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  newPassword!: string;
}

export class AdminProfileResponse {
  @ApiProperty({ type: AdminResponse })
  data!: AdminResponse;
}
