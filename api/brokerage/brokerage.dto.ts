import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { BrokerageOverview, BrokerageStatus } from '@toolyard/core/brokerage';
import { LANGUAGES, textIn, type Language } from '@toolyard/core/shared';
import { IsIn, IsOptional, Matches } from 'class-validator';
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

  @ApiProperty({
    type: String,
    example: 'simulated',
    description: 'The connected broker, else the first that is offered; empty for none',
  })
  provider!: string;

  @ApiProperty({
    type: Boolean,
    description: 'Whether another session of the same user takes the place of this one',
  })
  paused!: boolean;
}

export class OfferedBrokerResponse {
  @ApiProperty({ type: String, example: 'alpaca' })
  provider!: string;

  @ApiProperty({ type: String, description: 'In the language of Accept-Language' })
  name!: string;

  @ApiProperty({ type: Boolean })
  simulated!: boolean;
}

export class BrokerageOverviewResponse extends BrokerageStatusResponse {
  @ApiProperty({
    type: [OfferedBrokerResponse],
    description: 'Brokers that the caller may connect',
  })
  brokers!: OfferedBrokerResponse[];
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

/** Whom to connect. */
export class AuthorisationParams {
  @ApiPropertyOptional({
    type: String,
    description: 'One of the brokers of the status; the first one where it is not given',
  })
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,40}$/)
  broker: string | null = null;
}

/** The state travels in addresses, so it is looked at before it is used. */
const STATE = /^[\w-]{1,100}$/;

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
  const { connected, accountId, lastVerifiedAt, expiresAt, provider, paused } = status;
  return {
    connected,
    accountId,
    ...(lastVerifiedAt !== null && { lastVerified: instant(lastVerifiedAt) }),
    ...(expiresAt !== null && { expiresAt: instant(expiresAt) }),
    provider,
    paused,
  };
}

export const toBrokerageOverview = (
  { brokers, ...status }: BrokerageOverview,
  language: Language,
): BrokerageOverviewResponse => ({
  ...toBrokerageStatus(status),
  brokers: brokers.map(({ provider, name, isSimulated: simulated }) => ({
    ...{ provider, simulated },
    name: textIn(name, language),
  })),
});
