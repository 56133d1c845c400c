import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { END_SCOPES, type EndScope, type Session } from '@toolyard/core/accounts';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { CODE_CEILING, TEXT_CEILING } from './input-limits.ts';

export class OwnSessionResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: Boolean, description: 'Whether this call was made in it' })
  current!: boolean;

  @ApiProperty({ type: String, example: 'Firefox, Linux', description: 'Empty when unknown' })
  device!: string;

  @ApiProperty({ type: String, example: '192.0.2.0/24', description: 'Empty when unknown' })
  address!: string;

  @ApiProperty({ type: Boolean, description: 'Whether it outlives the browser' })
  remember!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  lastSeenAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  expiresAt!: string;
}

export class OwnSessionsResponse {
  @ApiProperty({ type: [OwnSessionResponse], description: 'This session first, then by last use' })
  data!: OwnSessionResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Always null: there are ten at most' })
  nextCursor!: string | null;
}

export class SessionParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class EndSessionsRequest {
  @ApiProperty({ enum: END_SCOPES, enumName: 'EndScope' })
  @IsIn(END_SCOPES)
  scope!: EndScope;
}

export class ReauthenticateRequest {
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

export class ReauthenticatedResponse {
  @ApiProperty({
    type: String,
    description: 'Takes the place of the access token, which opens nothing sensitive any more',
  })
  token!: string;
}

export class AdminReauthenticatedResponse {
  @ApiProperty({ type: ReauthenticatedResponse })
  data!: ReauthenticatedResponse;
}

export const toOwnSession = (session: Session, currentId: string): OwnSessionResponse => {
  const { id, device, address, remember } = session;
  return {
    id,
    current: id === currentId,
    device,
    address,
    remember,
    createdAt: instant(session.createdAt),
    lastSeenAt: instant(session.lastSeenAt),
    expiresAt: instant(session.expiresAt),
  };
};
