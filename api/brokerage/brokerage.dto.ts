import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BrokerageStatus } from '@toolyard/core/brokerage';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';

export class BrokerageStatusResponse {
  @ApiProperty({ type: Boolean })
  connected!: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'DU1234567' })
  accountId!: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'When the broker last confirmed the session',
  })
  lastVerified?: string;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'The end of the session' })
  expiresAt?: string;

  @ApiProperty({ type: String, example: 'simulated' })
  provider!: string;
}

export class AuthorisationUrlResponse {
  @ApiProperty({ type: Boolean })
  success!: boolean;

  @ApiProperty({
    type: String,
    description: "The broker's sign-in page; a path of this site, or https",
  })
  url!: string;
}

export class DisconnectedResponse {
  @ApiProperty({ type: Boolean })
  success!: boolean;
}

/** The state travels in addresses, so it is looked at before it is used. */
const STATE = /^[\w-]{1,100}$/;

export class ReturnParams {
  @IsOptional()
  @Matches(STATE)
  state = '';

  @IsOptional()
  @IsString()
  @MaxLength(500)
  code: string | null = null;
}

export class SimulatedPageParams {
  @Matches(STATE)
  state!: string;

  @IsOptional()
  @IsIn(LANGUAGES)
  language: Language = 'en';
}

export class SimulatedAnswerParams extends SimulatedPageParams {
  @IsIn(['allow', 'deny'])
  answer!: 'allow' | 'deny';
}

export function toBrokerageStatus(status: BrokerageStatus): BrokerageStatusResponse {
  const { connected, accountId, lastVerifiedAt, expiresAt, provider } = status;
  return {
    connected,
    accountId,
    ...(lastVerifiedAt !== null && { lastVerified: instant(lastVerifiedAt) }),
    ...(expiresAt !== null && { expiresAt: instant(expiresAt) }),
    provider,
  };
}
