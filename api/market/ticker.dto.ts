import { ApiProperty } from '@nestjs/swagger';
import type { Sourced, TickerDetails } from '@toolyard/core/market';
import { MetaResponse, toMetaResponse } from './meta.dto.ts';

export class TickerDetailsResponse {
  @ApiProperty({ type: String })
  ticker!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  name_zh!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  market_cap!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  min_52_week!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  max_52_week!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  weighted_shares_outstanding!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Dividends with an ex-date in the past year over the last price, fraction',
  })
  dividend_yield!: number | null;

  @ApiProperty({ type: String, nullable: true })
  primary_exchange!: string | null;
}

export class TickerResults {
  @ApiProperty({ type: TickerDetailsResponse })
  results!: TickerDetailsResponse;
}

export class TickerResponse {
  @ApiProperty({ type: TickerResults })
  data!: TickerResults;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export const toTickerResponse = ({ value, meta }: Sourced<TickerDetails>): TickerResponse => ({
  data: {
    results: {
      ticker: value.ticker,
      name: value.name,
      name_zh: value.nameZh,
      market_cap: value.marketCap,
      min_52_week: value.min52Week,
      max_52_week: value.max52Week,
      weighted_shares_outstanding: value.weightedSharesOutstanding,
      dividend_yield: value.dividendYield,
      primary_exchange: value.primaryExchange,
    },
  },
  meta: toMetaResponse(meta),
});
