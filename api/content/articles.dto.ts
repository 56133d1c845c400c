import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ARTICLE_LIMITS,
  ARTICLE_STATUSES,
  ARTICLE_TYPES,
  LONGEST_ARTICLE,
  MAX_ARTICLE_ORDER,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_RESULTS,
  publicationAt,
  SLUG_LIMIT,
  type Article,
  type ArticleStatus,
  type ArticleTypeName,
  type ListedArticle,
  type RenderedArticle,
  type RenderedHeading,
  type RenderedRevision,
  type Revision,
  type RevisionSummary,
  type SearchResult,
} from '@toolyard/core/content';
import { LANGUAGES, type Instant, type Language } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { instant } from '../http/instant.ts';
import { MOMENT } from '../http/moment.ts';
import { IsCount, PageParams } from '../http/page-params.dto.ts';

export const TYPE_NAMES = ARTICLE_TYPES.map(({ name }) => name);
const REVISION_MAX = 1_000_000_000;

const moment = (at: Instant | null): string | null => (at === null ? null : instant(at));

export class ScheduleResponse {
  @ApiProperty({ type: 'integer', description: 'The revision that becomes public' })
  revision!: number;

  @ApiProperty({ type: String, format: 'date-time' })
  publishAt!: string;
}

export class HidingResponse {
  @ApiProperty({ type: String })
  reason!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;
}

/** An article as it is stored, also in conflicts. */
export class StoredArticleResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  spaceId!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ enum: TYPE_NAMES, enumName: 'ArticleType' })
  type!: ArticleTypeName;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  locale!: Language;

  @ApiProperty({ type: String, description: 'Unique in the space by type and language' })
  slug!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The original' })
  translationOf!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Who began it' })
  authorId!: string | null;

  @ApiProperty({ type: 'integer', description: 'Number of the newest revision' })
  draft!: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Number of the revision that was published last',
  })
  published!: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  publishedAt!: string | null;

  @ApiProperty({ type: ScheduleResponse, nullable: true })
  schedule!: ScheduleResponse | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  withdrawAt!: string | null;

  @ApiProperty({ type: Boolean })
  inReview!: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Number of the revision that was approved last',
  })
  approved!: number | null;

  @ApiProperty({
    type: HidingResponse,
    nullable: true,
    description: 'Why an operator has taken it away from readers',
  })
  hiding!: HidingResponse | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

export class ArticleResponse extends StoredArticleResponse {
  @ApiProperty({ enum: ARTICLE_STATUSES, enumName: 'ArticleStatus', description: 'Now' })
  status!: ArticleStatus;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The revision that readers see now',
  })
  publicRevision!: number | null;

  @ApiProperty({ type: Boolean, description: 'The draft differs from what readers see' })
  hasUnpublishedChanges!: boolean;

  @ApiProperty({ type: Boolean, description: 'The draft changed after it was scheduled' })
  isScheduleOutdated!: boolean;
}

export class ArticleEnvelope {
  @ApiProperty({ type: ArticleResponse })
  data!: ArticleResponse;
}

export class ListedArticleResponse extends ArticleResponse {
  @ApiProperty({ type: String, description: 'Of the draft' })
  title!: string;

  @ApiProperty({ type: [String], description: 'Of the draft' })
  tags!: readonly string[];
}

export class ArticlesResponse {
  @ApiProperty({ type: [ListedArticleResponse], description: 'Last changed first' })
  data!: ListedArticleResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class RevisionSummaryResponse {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'The revision it was made from' })
  base!: number;

  @ApiProperty({ type: String })
  title!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  authorId!: string | null;

  @ApiProperty({ type: String })
  note!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  savedAt!: string;

  @ApiProperty({
    type: String,
    description: 'SHA-256 of what it says and of the hash of the revision before',
  })
  hash!: string;
}

export class RevisionsResponse {
  @ApiProperty({ type: [RevisionSummaryResponse], description: 'Newest first' })
  data!: RevisionSummaryResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

const SECTIONS = {
  type: 'object',
  additionalProperties: { type: 'string' },
  nullable: true,
  description: 'Hash of each section of the original that a translation was made from, by anchor',
} as const;

export class RevisionTextResponse extends RevisionSummaryResponse {
  @ApiProperty({ type: String, description: 'As it was written' })
  markdown!: string;

  @ApiProperty({ type: [String] })
  tags!: readonly string[];

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Place among siblings in a tree' })
  order!: number | null;

  @ApiProperty(SECTIONS)
  sourceSections!: Readonly<Record<string, string>> | null;
}

export class HeadingResponse implements RenderedHeading {
  @ApiProperty({ type: String, description: 'Its id in the HTML is a- and this' })
  anchor!: string;

  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4, 5, 6] })
  level!: 1 | 2 | 3 | 4 | 5 | 6;

  @ApiProperty({ type: String })
  text!: string;
}

export class RevisionResponse extends RevisionTextResponse {
  @ApiProperty({ type: String, description: 'Sanitized; it can stand in a page as it is' })
  html!: string;

  @ApiProperty({ type: [HeadingResponse] })
  headings!: readonly HeadingResponse[];
}

export class RevisionEnvelope {
  @ApiProperty({ type: RevisionResponse })
  data!: RevisionResponse;
}

export class DraftArticleResponse extends ArticleResponse {
  @ApiProperty({ type: RevisionResponse, description: 'The draft' })
  revision!: RevisionResponse;
}

export class DraftArticleEnvelope {
  @ApiProperty({ type: DraftArticleResponse })
  data!: DraftArticleResponse;
}

export class ArticleParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class RevisionParams extends ArticleParams {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: REVISION_MAX,
    description: 'Of the revision',
  })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(REVISION_MAX)
  number!: number;
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

export class SaveDraftRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: ARTICLE_LIMITS.title,
    description: 'Of one line',
  })
  @IsString()
  title!: string;

  @ApiProperty({ type: String, maxLength: LONGEST_ARTICLE, description: 'Stored as it is' })
  @IsString()
  markdown!: string;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: ARTICLE_LIMITS.tag },
    maxItems: ARTICLE_LIMITS.tags,
    default: [],
    description: 'Each once, without regard to case',
  })
  @IsArray()
  @ArrayMaxSize(ARTICLE_LIMITS.tags)
  @IsString({ each: true })
  tags: string[] = [];

  @ApiPropertyOptional({
    type: String,
    maxLength: ARTICLE_LIMITS.description,
    default: '',
    description: 'For lists, feeds and search engines',
  })
  @IsString()
  description = '';

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    minimum: -MAX_ARTICLE_ORDER,
    maximum: MAX_ARTICLE_ORDER,
    default: null,
    description: 'Place among siblings in a tree',
  })
  @IsOptional()
  @IsNumber()
  @Min(-MAX_ARTICLE_ORDER)
  @Max(MAX_ARTICLE_ORDER)
  order: number | null = null;

  @ApiPropertyOptional(SECTIONS)
  @IsOptional()
  @IsObject()
  sourceSections: Record<string, string> | null = null;

  @ApiPropertyOptional({
    type: String,
    maxLength: ARTICLE_LIMITS.note,
    default: '',
    description: 'What was changed',
  })
  @IsString()
  note = '';
}

export class CreateArticleRequest extends SaveDraftRequest {
  @ApiProperty({ type: String, format: 'uuid', description: 'The space' })
  @IsUUID()
  spaceId!: string;

  @ApiProperty({
    enum: TYPE_NAMES,
    enumName: 'ArticleType',
    description: 'It cannot be changed later',
  })
  @IsIn(TYPE_NAMES)
  type!: ArticleTypeName;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', description: 'One of the space' })
  @IsIn(LANGUAGES)
  locale!: Language;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: SLUG_LIMIT,
    default: null,
    description: 'One made of the title where it is left out',
  })
  @IsOptional()
  @IsString()
  slug: string | null = null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    default: null,
    description: 'The article of the space, in another language, that this one translates',
  })
  @IsOptional()
  @IsUUID()
  translationOf: string | null = null;
}

export class PreviewRequest {
  @ApiProperty({ type: String, maxLength: LONGEST_ARTICLE, description: 'The text to render' })
  @IsString()
  markdown!: string;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', description: 'Of the text' })
  @IsIn(LANGUAGES)
  locale!: Language;
}

export class PreviewResponse {
  @ApiProperty({ type: String, description: 'Sanitized; it can stand in a page as it is' })
  html!: string;

  @ApiProperty({ type: [HeadingResponse] })
  headings!: readonly HeadingResponse[];

  @ApiProperty({ type: [String], description: 'Addresses of links and pictures, as written' })
  links!: readonly string[];
}

export class PreviewEnvelope {
  @ApiProperty({ type: PreviewResponse })
  data!: PreviewResponse;
}

const revisionProperty = {
  type: 'integer',
  nullable: true,
  minimum: 1,
  maximum: REVISION_MAX,
  default: null,
  description: 'The draft where it is left out',
} as const;

export class PublishArticleRequest {
  @ApiPropertyOptional(revisionProperty)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(REVISION_MAX)
  revision: number | null = null;
}

export class ScheduleArticleRequest extends PublishArticleRequest {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'In UTC. Null takes back what was scheduled',
  })
  @IsOptional()
  @Matches(MOMENT)
  @IsISO8601({ strict: true })
  publishAt!: string | null;
}

export class UnpublishArticleRequest {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    default: null,
    description: 'In UTC; at once where it is left out',
  })
  @IsOptional()
  @Matches(MOMENT)
  @IsISO8601({ strict: true })
  withdrawAt: string | null = null;
}

export class ReviewArticleRequest {
  @ApiProperty({ type: Boolean, description: 'False takes it back' })
  @IsBoolean()
  inReview!: boolean;
}

export class RestoreRevisionRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: REVISION_MAX,
    description: 'Of the revision',
  })
  @IsInt()
  @Min(1)
  @Max(REVISION_MAX)
  number!: number;

  @ApiPropertyOptional({
    type: String,
    maxLength: ARTICLE_LIMITS.note,
    default: '',
    description: 'Why',
  })
  @IsString()
  note = '';
}

export class RenameArticleRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: SLUG_LIMIT,
    description: 'Small letters a to z, digits and single hyphens',
  })
  @IsString()
  slug!: string;
}

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

export const toStoredArticle = (article: Article): StoredArticleResponse => {
  const { schedule, hiding } = article;
  return {
    id: article.id,
    spaceId: article.spaceId,
    version: article.version,
    type: article.type,
    locale: article.locale,
    slug: article.slug,
    translationOf: article.translationOf,
    authorId: article.authorId,
    draft: article.draft,
    published: article.published,
    publishedAt: moment(article.publishedAt),
    schedule: schedule && {
      revision: schedule.revision,
      publishAt: instant(schedule.publishAt),
    },
    withdrawAt: moment(article.withdrawAt),
    inReview: article.inReview,
    approved: article.approved,
    hiding: hiding && { reason: hiding.reason, at: instant(hiding.at) },
    createdAt: instant(article.createdAt),
    updatedAt: instant(article.updatedAt),
  };
};

export function toArticleResponse(article: Article, at: Instant): ArticleResponse {
  const { status, revision, hasUnpublishedChanges, isScheduleOutdated } = publicationAt(
    article,
    at,
  );
  return {
    ...toStoredArticle(article),
    status,
    publicRevision: revision,
    hasUnpublishedChanges,
    isScheduleOutdated,
  };
}

export const toListedArticle = (
  { article, title, tags }: ListedArticle,
  at: Instant,
): ListedArticleResponse => ({ ...toArticleResponse(article, at), title, tags });

export const toRevisionSummary = (revision: RevisionSummary): RevisionSummaryResponse => ({
  number: revision.number,
  base: revision.base,
  title: revision.title,
  authorId: revision.authorId,
  note: revision.note,
  savedAt: instant(revision.savedAt),
  hash: revision.hash,
});

export const toRevisionText = (revision: Revision): RevisionTextResponse => ({
  ...toRevisionSummary(revision),
  markdown: revision.markdown,
  tags: revision.meta.tags,
  description: revision.meta.description,
  order: revision.meta.order,
  sourceSections: revision.meta.sourceSections,
});

export const toHeadings = ({ headings }: Pick<RenderedArticle, 'headings'>): HeadingResponse[] =>
  headings.map(({ anchor, level, text }) => ({ anchor, level, text }));

export const toRevisionResponse = ({ revision, rendered }: RenderedRevision): RevisionResponse => ({
  ...toRevisionText(revision),
  html: rendered.html,
  headings: toHeadings(rendered),
});

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
