import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { EMAIL_CEILING, TEXT_CEILING } from './input-limits.ts';

export class ChangeEmailRequest {
  @ApiProperty({ type: String, example: 'mei@example.com', description: 'The new address' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;
}

export class ConfirmEmailRequest {
  @ApiProperty({ type: String, description: 'The token of the mailed link' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  token!: string;
}

export class ChangePasswordRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(TEXT_CEILING)
  currentPassword!: string;

  @ApiProperty({ type: String, description: 'At least 6 characters, at most 128' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  newPassword!: string;
}

export class ForgotPasswordRequest {
  @ApiProperty({ type: String, example: 'mei@example.com' })
  @IsString()
  @MaxLength(EMAIL_CEILING)
  email!: string;
}

export class ResetPasswordRequest {
  @ApiProperty({ type: String, description: 'The token of the mailed link' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  token!: string;

  @ApiProperty({ type: String, description: 'At least 6 characters, at most 128' })
  @IsString()
  @MaxLength(TEXT_CEILING)
  password!: string;
}

export class PasswordRulesResponse {
  @ApiProperty({ type: 'integer', description: 'Minimum number of characters of a password' })
  minLength!: number;
}

export class PasswordRulesEnvelope {
  @ApiProperty({ type: PasswordRulesResponse })
  data!: PasswordRulesResponse;
}
