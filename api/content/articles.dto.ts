import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  type Article,
  ARTICLE_LIMITS,
  ARTICLE_STATUSES,
  type ArticleStatus,
  type ArticleTypeName,
  type Hiding,
  type ListedArticle,
  LONGEST_ARTICLE,
  MAX_ARTICLE_ORDER,
  publicationAt,
  SLUG_LIMIT,
} from '@toolyard/core/content';
import { type Instant, type Language, LANGUAGES } from '@toolyard/core/shared';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  Min,
} from 'class-validator';
import { instant } from '../http/instant.ts';
import { TYPE_NAMES } from './article-params.dto.ts';
import { SECTIONS, RevisionResponse } from './revisions.dto.ts';

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

  @ApiProperty({ type: String, nullable: true, description: 'What the space says to it' })
  answer!: string | null;
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

export class DraftArticleResponse extends ArticleResponse {
  @ApiProperty({ type: RevisionResponse, description: 'The draft' })
  revision!: RevisionResponse;
}

export class DraftArticleEnvelope {
  @ApiProperty({ type: DraftArticleResponse })
  data!: DraftArticleResponse;
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

export const toHiding = ({ reason, at, answer }: Hiding): HidingResponse => ({
  reason,
  at: instant(at),
  answer,
});

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
    hiding: hiding && toHiding(hiding),
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
