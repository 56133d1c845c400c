import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { EMAIL_CEILING, TEXT_CEILING } from './ceilings.ts';

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
