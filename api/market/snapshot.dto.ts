import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OPTION_TYPES, type OptionType } from '@toolyard/core/options/contracts';
import { parseCalendarDate, type CalendarDate } from '@toolyard/core/shared';
import { IsOptional, ValidateBy } from 'class-validator';
import { ContractTermsResponse } from './contract-terms.dto.ts';
import { MetaResponse } from './meta.dto.ts';
import { IsSymbol } from './symbol.ts';

export class UnderlyingParams {
  @IsSymbol()
  underlying!: string;
}

const isDay = (value: unknown) => typeof value === 'string' && parseCalendarDate(value) !== null;

export class SnapshotParams {
  @ApiPropertyOptional({ type: String, format: 'date', description: 'One expiry alone' })
  @IsOptional()
  @ValidateBy({ name: 'isDay', validator: { validate: isDay } })
  expiry?: CalendarDate;

  @ApiPropertyOptional({
    type: String,
    format: 'date',
    description: 'nextCursor of the page before; a page is one expiry, the first is the nearest',
  })
  @IsOptional()
  @ValidateBy({ name: 'isDay', validator: { validate: isDay } })
  cursor?: CalendarDate;
}

export class SnapshotRowResponse extends ContractTermsResponse {
  @ApiProperty({ type: String, example: 'SPY261218C00660000' })
  contract_symbol!: string;

  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: Number })
  strike!: number;

  @ApiProperty({ enum: OPTION_TYPES, enumName: 'OptionType' })
  type!: OptionType;

  @ApiProperty({ type: Number, nullable: true })
  bid!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  ask!: number | null;

  @ApiPropertyOptional({ type: Number, description: 'Left out where nothing was traded today' })
  last?: number;

  @ApiProperty({ type: 'integer', nullable: true })
  volume!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  openInterest!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction a year' })
  iv!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  delta!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  gamma!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars a share and calendar day' })
  theta!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dollars a share and volatility point',
  })
  vega!: number | null;
}

export class SnapshotRows {
  @ApiProperty({ type: [SnapshotRowResponse] })
  options!: SnapshotRowResponse[];
}

export class SnapshotResponse {
  @ApiProperty({ type: SnapshotRows })
  data!: SnapshotRows;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Null behind the last expiry, and where one alone was asked for',
  })
  nextCursor!: string | null;
}
