import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { WINNER_STATES, type PublicWinner, type WinnerState } from '@toolyard/core/lottery';
import { FORFEIT_REASONS, shortUuid, type ForfeitReason } from '@toolyard/core/lottery/draw';
import { textIn, type Language } from '@toolyard/core/shared';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { PageParams } from '../http/page-params.dto.ts';

export class WinnersParams extends PageParams {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Of this event only' })
  @IsOptional()
  @IsUUID()
  event: string | null = null;

  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'Part of the title of an event or of the name of a prize',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search = '';
}

export class WinnerResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  eventId!: string;

  @ApiProperty({ type: String })
  eventTitle!: string;

  @ApiProperty({ type: String, format: 'uuid', description: 'Number of the entry' })
  entry!: string;

  @ApiProperty({ type: String, description: 'First digits of the number' })
  reference!: string;

  @ApiProperty({ type: String, example: 'J***n', description: '`*` where it is hidden' })
  name!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  rank!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Null for an alternate' })
  prize!: string | null;

  @ApiProperty({ enum: WINNER_STATES, enumName: 'WinnerState' })
  state!: WinnerState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  claimBy!: string | null;

  @ApiProperty({ enum: FORFEIT_REASONS, enumName: 'ForfeitReason', nullable: true })
  forfeitReason!: ForfeitReason | null;

  @ApiProperty({ type: String, description: 'Further words on the reason' })
  forfeitNote!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Rank whose prize it took' })
  movedUpFor!: number | null;

  @ApiProperty({ type: String, format: 'date-time' })
  resultDate!: string;
}

export class WinnersResponse {
  @ApiProperty({ type: [WinnerResponse] })
  data!: WinnerResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class EventWinnersResponse {
  @ApiProperty({ type: [WinnerResponse], description: 'Winners and alternates by rank' })
  data!: WinnerResponse[];
}

export const toWinnerResponse = (
  { winner, eventTitle, prize, name, resultAt }: PublicWinner,
  language: Language,
): WinnerResponse => ({
  eventId: winner.eventId,
  eventTitle: textIn(eventTitle, language),
  entry: winner.entryId,
  reference: shortUuid(winner.entryId),
  name,
  rank: winner.rank,
  prize: prize && textIn(prize, language),
  state: winner.state,
  claimBy: winner.claimBy === null ? null : instant(winner.claimBy),
  forfeitReason: winner.forfeitReason,
  forfeitNote: winner.forfeitNote,
  movedUpFor: winner.movedUpFor,
  resultDate: instant(resultAt),
});
