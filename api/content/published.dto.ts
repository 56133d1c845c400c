import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  REPORT_TEXT_LIMIT,
  SLUG_LIMIT,
  SPACE_HANDLE_MAX,
  type ArticleTypeName,
  type PublicListing,
  type PublishedArticle,
  type Space,
  type Translation,
} from '@toolyard/core/content';
import { LANGUAGES, type Language } from '@toolyard/core/shared';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { instant } from '../http/instant.ts';
import { NavigationEntryResponse, SpaceThemeResponse } from './space-appearance.dto.ts';
import { TYPE_NAMES } from './article-params.dto.ts';
import { HeadingResponse, toHeadings } from './revisions.dto.ts';

export class PublishedSpaceParams {
  @ApiProperty({
    type: String,
    maxLength: SPACE_HANDLE_MAX,
    description: 'Address of the space, in any case',
  })
  @IsString()
  @MaxLength(SPACE_HANDLE_MAX)
  handle!: string;
}

export class PublishedArticleParams extends PublishedSpaceParams {
  @ApiProperty({ enum: TYPE_NAMES, enumName: 'ArticleType', description: 'Of the article' })
  @IsIn(TYPE_NAMES)
  type!: ArticleTypeName;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', description: 'Of the article' })
  @IsIn(LANGUAGES)
  locale!: Language;

  @ApiProperty({ type: String, maxLength: SLUG_LIMIT, description: 'Present or former' })
  @IsString()
  @MaxLength(SLUG_LIMIT)
  slug!: string;
}

export class ReportArticleRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: REPORT_TEXT_LIMIT,
    description: 'What is wrong with the article',
  })
  @Matches(/\S/)
  @MaxLength(REPORT_TEXT_LIMIT)
  reason!: string;
}

export class FeedParams {
  @ApiPropertyOptional({
    enum: LANGUAGES,
    enumName: 'Language',
    description: 'All languages where it is left out',
  })
  @IsOptional()
  @IsIn(LANGUAGES)
  locale?: Language;
}

export class PublishedSpaceResponse {
  @ApiProperty({ type: String })
  handle!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', isArray: true })
  languages!: readonly Language[];

  @ApiProperty({ type: SpaceThemeResponse })
  theme!: SpaceThemeResponse;

  @ApiProperty({ type: [NavigationEntryResponse] })
  navigation!: readonly NavigationEntryResponse[];
}

export class PublishedSpaceEnvelope {
  @ApiProperty({ type: PublishedSpaceResponse })
  data!: PublishedSpaceResponse;
}

export class PublishedListingResponse {
  @ApiProperty({ enum: TYPE_NAMES, enumName: 'ArticleType' })
  type!: ArticleTypeName;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  locale!: Language;

  @ApiProperty({ type: String })
  slug!: string;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: [String] })
  tags!: readonly string[];

  @ApiProperty({ type: Number, nullable: true, description: 'Place among siblings in a tree' })
  order!: number | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'Since when readers see it' })
  publishedAt!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When its text was saved' })
  savedAt!: string;
}

export class PublishedArticlesResponse {
  @ApiProperty({ type: [PublishedListingResponse], description: 'Last published first' })
  data!: PublishedListingResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class TranslationResponse {
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  locale!: Language;

  @ApiProperty({ enum: TYPE_NAMES, enumName: 'ArticleType' })
  type!: ArticleTypeName;

  @ApiProperty({ type: String })
  slug!: string;
}

export class PublishedArticleResponse extends PublishedListingResponse {
  @ApiProperty({ type: String, format: 'uuid', description: 'Stays when the address changes' })
  id!: string;

  @ApiProperty({ type: String, description: 'As it was written' })
  markdown!: string;

  @ApiProperty({ type: String, description: 'Sanitized; it can stand in a page as it is' })
  html!: string;

  @ApiProperty({ type: [HeadingResponse] })
  headings!: readonly HeadingResponse[];

  @ApiProperty({ type: [TranslationResponse], description: 'Public ones' })
  translations!: TranslationResponse[];
}

export class PublishedArticleEnvelope {
  @ApiProperty({ type: PublishedArticleResponse })
  data!: PublishedArticleResponse;
}

export const toPublishedSpace = ({
  handle,
  title,
  languages,
  theme,
  navigation,
}: Space): PublishedSpaceResponse => ({ handle, title, languages, theme, navigation });

export const toPublishedListing = (listed: PublicListing): PublishedListingResponse => ({
  type: listed.type,
  locale: listed.locale,
  slug: listed.slug,
  title: listed.title,
  description: listed.description,
  tags: listed.tags,
  order: listed.order,
  publishedAt: instant(listed.since),
  savedAt: instant(listed.savedAt),
});

const toTranslation = ({ locale, type, slug }: Translation): TranslationResponse => ({
  locale,
  type,
  slug,
});

export const toPublishedArticle = (found: PublishedArticle): PublishedArticleResponse => {
  const { article, revision, rendered, since, translations } = found;
  const { description, tags, order } = revision.meta;
  return {
    id: article.id,
    type: article.type,
    locale: article.locale,
    slug: article.slug,
    title: revision.title,
    description,
    tags,
    order,
    publishedAt: instant(since),
    savedAt: instant(revision.savedAt),
    markdown: revision.markdown,
    html: rendered.html,
    headings: toHeadings(rendered),
    translations: translations.map(toTranslation),
  };
};
