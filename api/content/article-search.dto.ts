import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type ArticleTypeName,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_RESULTS,
  type SearchResult,
} from '@toolyard/core/content';
import { type Language, LANGUAGES } from '@toolyard/core/shared';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { IsCount } from '../http/page-params.dto.ts';
import { TYPE_NAMES } from './article-params.dto.ts';

export class SearchParams {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: MAX_SEARCH_LENGTH,
    description: 'Words, or parts of them',
  })
  @IsString()
  @MinLength(1)
  @MaxLength(MAX_SEARCH_LENGTH)
  query!: string;

  @ApiPropertyOptional({
    enum: LANGUAGES,
    enumName: 'Language',
    description: 'Any language where it is left out',
  })
  @IsOptional()
  @IsIn(LANGUAGES)
  locale?: Language;

  @IsCount(MAX_SEARCH_RESULTS, 10)
  limit = 10;
}

export class SearchArticlesParams extends SearchParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'The space' })
  @IsUUID()
  spaceId!: string;
}

export class TextRangeResponse {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'In UTF-16 units' })
  start!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Not included' })
  end!: number;
}

export class SearchResultResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  articleId!: string;

  @ApiProperty({ enum: TYPE_NAMES, enumName: 'ArticleType' })
  type!: ArticleTypeName;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  locale!: Language;

  @ApiProperty({ type: String })
  slug!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: [TextRangeResponse], description: 'What matches in the title' })
  titleHighlights!: readonly TextRangeResponse[];

  @ApiProperty({ type: [String] })
  tags!: readonly string[];

  @ApiProperty({ type: String, description: 'A piece of the text around its first match' })
  excerpt!: string;

  @ApiProperty({ type: [TextRangeResponse], description: 'What matches in the excerpt' })
  excerptHighlights!: readonly TextRangeResponse[];
}

export class SearchResultsResponse {
  @ApiProperty({ type: [SearchResultResponse], description: 'Matches in titles first' })
  data!: SearchResultResponse[];
}

export const toSearchResult = (found: SearchResult): SearchResultResponse => ({
  articleId: found.id,
  type: found.type,
  locale: found.locale,
  slug: found.slug,
  title: found.title,
  titleHighlights: found.titleHighlights,
  tags: found.tags,
  excerpt: found.excerpt.text,
  excerptHighlights: found.excerpt.highlights,
});
