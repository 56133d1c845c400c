import { ApiProperty } from '@nestjs/swagger';
import type { Sourced } from '@toolyard/core/market';
import type { VolatilityView } from '@toolyard/core/options/chain';
import { MetaResponse, toMetaResponse } from '../market/meta.dto.ts';

export class VolatilityDayResponse {
  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({ type: Number, description: 'At the close, fraction a year' })
  iv!: number;

  @ApiProperty({
    type: Number,
    required: false,
    description: '25 delta put less call for 30 days, fraction a year; absent where unknown',
  })
  skew?: number;
}

export class DatedVolatilityResponse {
  @ApiProperty({ type: 'integer', description: 'Until its expiry' })
  days!: number;

  @ApiProperty({ type: Number, description: 'At the money, fraction a year' })
  volatility!: number;
}

export class VolatilityResult {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'At the money for 30 days, fraction a year',
  })
  current!: number | null;

  @ApiProperty({
    type: [DatedVolatilityResponse],
    description: 'The expiries before and after 30 days, or the nearest alone',
  })
  around!: DatedVolatilityResponse[];

  @ApiProperty({
    type: Number,
    nullable: true,
    description: "0 at the year's low to 1 at its high",
  })
  rank!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: "Share of the year's sessions below current",
  })
  percentile!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  low!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  high!: number | null;

  @ApiProperty({ type: [VolatilityDayResponse], description: 'Ascending, a year' })
  history!: VolatilityDayResponse[];
}

export class VolatilityResponse {
  @ApiProperty({ type: VolatilityResult })
  data!: VolatilityResult;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export function toVolatilityResponse({ value, meta }: Sourced<VolatilityView>): VolatilityResponse {
  const { symbol, current, rank, percentile, low, high } = value;
  const around = value.around.map(({ days, volatility }) => ({ days, volatility }));
  const history = value.history.map(({ date, iv, skew }) => ({
    ...{ date, iv },
    ...(skew !== undefined && { skew }),
  }));
  return {
    data: { symbol, current, around, rank, percentile, low, high, history },
    meta: toMetaResponse(meta),
  };
}
