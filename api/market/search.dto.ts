import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { SearchHit, Sourced } from '@toolyard/core/market';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MetaResponse, toMetaResponse } from './meta.dto.ts';

export class SearchParams {
  @ApiProperty({ type: String, maxLength: 100, example: '苹果' })
  @IsString()
  @MaxLength(100)
  @Matches(/\S/)
  query!: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 50, default: 10 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  limit = 10;
}

export class SearchHitResponse {
  @ApiProperty({ type: String })
  ticker!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Chinese name' })
  name_zh!: string | null;

  @ApiProperty({ type: String })
  market!: string;

  @ApiProperty({ type: String })
  locale!: string;

  @ApiProperty({ type: String })
  type!: string;

  @ApiProperty({ type: String })
  currency!: string;

  @ApiProperty({ type: Number, nullable: true })
  price!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  change!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  change_percent!: number | null;

  @ApiProperty({ type: String, nullable: true })
  primary_exchange!: string | null;
}

export class SearchResults {
  @ApiProperty({ type: [SearchHitResponse] })
  results!: SearchHitResponse[];
}

export class SearchResponse {
  @ApiProperty({ type: SearchResults })
  data!: SearchResults;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

const toHit = (hit: SearchHit): SearchHitResponse => ({
  ticker: hit.ticker,
  name: hit.name,
  name_zh: hit.nameZh,
  market: hit.market,
  locale: hit.locale,
  type: hit.type,
  currency: hit.currency,
  price: hit.price,
  change: hit.change,
  change_percent: hit.changePercent,
  primary_exchange: hit.primaryExchange,
});

export const toSearchResponse = (hits: Sourced<readonly SearchHit[]>): SearchResponse => ({
  data: { results: hits.value.map(toHit) },
  meta: toMetaResponse(hits.meta),
});
