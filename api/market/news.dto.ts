import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { NewsItem, Sourced } from '@toolyard/core/market';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { instant } from '../http/instant.ts';
import { MetaResponse, toMetaResponse } from './meta.dto.ts';
import { IsTicker } from './symbol.ts';

export class NewsParams {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 50, default: 10 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  limit = 10;

  @ApiPropertyOptional({ type: String, maxLength: 40, example: 'MSFT' })
  @IsOptional()
  @IsTicker()
  symbol?: string;
}

export class PublisherResponse {
  @ApiProperty({ type: String, example: 'Simulated Newswire' })
  name!: string;
}

export class NewsItemResponse {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Chinese title' })
  title_zh!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  published_utc!: string;

  @ApiProperty({ type: PublisherResponse })
  publisher!: PublisherResponse;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'An http address, or a path of this site',
  })
  article_url!: string | null;

  @ApiProperty({ type: String, nullable: true })
  description!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Chinese description' })
  description_zh!: string | null;

  @ApiProperty({ type: [String] })
  tickers!: string[];
}

export class NewsResults {
  @ApiProperty({ type: [NewsItemResponse], description: 'Newest first' })
  results!: NewsItemResponse[];
}

export class NewsResponse {
  @ApiProperty({ type: NewsResults })
  data!: NewsResults;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

const toItem = (item: NewsItem): NewsItemResponse => ({
  id: item.id,
  title: item.title,
  title_zh: item.titleZh,
  published_utc: instant(item.publishedAt),
  publisher: { name: item.publisher },
  article_url: item.url,
  description: item.description,
  description_zh: item.descriptionZh,
  tickers: [...item.tickers],
});

export const toNewsResponse = ({ value, meta }: Sourced<readonly NewsItem[]>): NewsResponse => ({
  data: { results: value.map(toItem) },
  meta: toMetaResponse(meta),
});
