import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TIMESPANS, type Bar, type Sourced, type Timespan } from '@toolyard/core/market';
import type { CalendarDate } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsDay } from '../http/day.ts';
import { MetaResponse, toMetaResponse } from './meta.dto.ts';

export class AggregatesParams {
  @IsDay()
  from!: CalendarDate;

  @IsDay()
  to!: CalendarDate;

  @ApiPropertyOptional({ enum: TIMESPANS, enumName: 'Timespan', default: 'day' })
  @IsOptional()
  @IsIn(TIMESPANS)
  timespan: Timespan = 'day';

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1000, default: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  multiplier = 1;
}

export class BarResponse {
  @ApiProperty({ type: Number, description: 'Begin of the span, milliseconds since 1970 UTC' })
  t!: number;

  @ApiProperty({ type: Number })
  o!: number;

  @ApiProperty({ type: Number })
  h!: number;

  @ApiProperty({ type: Number })
  l!: number;

  @ApiProperty({ type: Number })
  c!: number;

  @ApiProperty({ type: Number })
  v!: number;
}

export class BarResults {
  @ApiProperty({ type: [BarResponse] })
  results!: BarResponse[];
}

export class BarsResponse {
  @ApiProperty({ type: BarResults })
  data!: BarResults;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

const toBar = (bar: Bar): BarResponse => ({
  t: bar.at,
  o: bar.open,
  h: bar.high,
  l: bar.low,
  c: bar.close,
  v: bar.volume,
});

export const toBarsResponse = ({ value, meta }: Sourced<readonly Bar[]>): BarsResponse => ({
  data: { results: value.map(toBar) },
  meta: toMetaResponse(meta),
});

/** A list of one bar, or of none where the source has none. */
export const toPreviousCloseResponse = ({ value, meta }: Sourced<Bar | null>): BarsResponse =>
  toBarsResponse({ value: value === null ? [] : [value], meta });
