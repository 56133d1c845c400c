import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ARTICLE_LIMITS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  type ArticleStatus,
  type ArticleTypeName,
} from '@toolyard/core/content';
import { type Language, LANGUAGES } from '@toolyard/core/shared';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { PageParams } from '../http/page-params.dto.ts';

export const TYPE_NAMES = ARTICLE_TYPES.map(({ name }) => name);

export class ArticleParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

/** Which articles a list has. */
export class ArticleFilterParams extends PageParams {
  @ApiPropertyOptional({
    enum: TYPE_NAMES,
    enumName: 'ArticleType',
    description: 'Any type where it is left out',
  })
  @IsOptional()
  @IsIn(TYPE_NAMES)
  type?: ArticleTypeName;

  @ApiPropertyOptional({
    enum: LANGUAGES,
    enumName: 'Language',
    description: 'Any language where it is left out',
  })
  @IsOptional()
  @IsIn(LANGUAGES)
  locale?: Language;

  @ApiPropertyOptional({
    type: String,
    maxLength: ARTICLE_LIMITS.tag,
    description: 'A tag that the article has',
  })
  @IsOptional()
  @IsString()
  @MaxLength(ARTICLE_LIMITS.tag)
  tag?: string;
}

export class ArticlesParams extends ArticleFilterParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'The space' })
  @IsUUID()
  spaceId!: string;

  @ApiPropertyOptional({
    enum: ARTICLE_STATUSES,
    enumName: 'ArticleStatus',
    description: 'Any status where it is left out',
  })
  @IsOptional()
  @IsIn(ARTICLE_STATUSES)
  status?: ArticleStatus;
}
