import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EVENT_LIMITS, type ListedEntry, type StepOutcome } from '@toolyard/core/lottery';
import { FORFEIT_REASONS, type ForfeitReason } from '@toolyard/core/lottery/draw';
import { IsIn, IsString, MaxLength, ValidateIf } from 'class-validator';
import { instant } from '../../http/instant.ts';

const OUTCOMES = ['frozen', 'drawn', 'failed', 'passed', 'waiting', 'nothing'] as const;
const IfGiven = () => ValidateIf((_, value) => value !== undefined && value !== null);

export class EventStepRequest {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 2000,
    description: 'A round as a drand server shows it (JSON), where this server reaches none',
  })
  @IfGiven()
  @IsString()
  @MaxLength(2_000)
  round: string | null = null;
}

export class EventStepResponse {
  @ApiProperty({ enum: OUTCOMES, enumName: 'EventStepOutcome' })
  outcome!: StepOutcome;
}

export class ForfeitRequest {
  @ApiProperty({ enum: FORFEIT_REASONS, enumName: 'ForfeitReason' })
  @IsIn(FORFEIT_REASONS)
  reason!: ForfeitReason;

  @ApiProperty({ type: String, minLength: 1, maxLength: EVENT_LIMITS.reason })
  @IsString()
  @MaxLength(5_000)
  note!: string;
}

export class ForfeitParams {
  @ApiProperty({ type: String })
  @IsString()
  id!: string;

  @ApiProperty({ type: String, description: 'Number of the entry' })
  @IsString()
  entry!: string;
}

export class AdminEntryResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  uuid!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null once the account is deleted' })
  email!: string | null;

  @ApiProperty({ type: 'integer', minimum: 1 })
  weight!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  enteredAt!: string;
}

export class AdminEntriesResponse {
  @ApiProperty({ type: [AdminEntryResponse] })
  data!: AdminEntryResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export const toAdminEntry = ({ entry, email }: ListedEntry): AdminEntryResponse => ({
  uuid: entry.id,
  email,
  weight: entry.weight,
  enteredAt: instant(entry.enteredAt),
});
