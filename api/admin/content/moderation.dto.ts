import { ApiProperty } from '@nestjs/swagger';
import {
  HIDING_TEXT_LIMIT,
  type ArticleTypeName,
  type ListedReport,
  type ModeratedArticle,
} from '@toolyard/core/content';
import { LANGUAGES, type Language, type Page } from '@toolyard/core/shared';
import { IsString, IsUUID } from 'class-validator';
import { TYPE_NAMES } from '../../content/article-params.dto.ts';
import { HidingResponse, toHiding } from '../../content/articles.dto.ts';
import { instant } from '../../http/instant.ts';

export class ModeratedArticleParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class HideArticleRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: HIDING_TEXT_LIMIT,
    description: 'For the space of the article',
  })
  @IsString()
  reason!: string;
}

export class ModeratedArticleResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, description: 'Of the space' })
  handle!: string;

  @ApiProperty({ enum: TYPE_NAMES, enumName: 'ArticleType' })
  type!: ArticleTypeName;

  @ApiProperty({ enum: LANGUAGES, enumName: 'Language' })
  locale!: Language;

  @ApiProperty({ type: String })
  slug!: string;

  @ApiProperty({ type: String, description: 'Of the revision that was published last' })
  title!: string;

  @ApiProperty({ type: HidingResponse, nullable: true })
  hiding!: HidingResponse | null;
}

export class HiddenArticlesResponse {
  @ApiProperty({ type: [ModeratedArticleResponse], description: 'Last hidden first' })
  data!: ModeratedArticleResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class ArticleReportResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  reason!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: ModeratedArticleResponse })
  article!: ModeratedArticleResponse;
}

export class ArticleReportsResponse {
  @ApiProperty({ type: [ArticleReportResponse], description: 'Newest first' })
  data!: ArticleReportResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

const toModerated = ({ article, title, handle }: ModeratedArticle): ModeratedArticleResponse => ({
  id: article.id,
  handle,
  type: article.type,
  locale: article.locale,
  slug: article.slug,
  title,
  hiding: article.hiding && toHiding(article.hiding),
});

export const toHiddenArticles = ({
  items,
  nextCursor,
}: Page<ModeratedArticle>): HiddenArticlesResponse => ({
  data: items.map(toModerated),
  nextCursor,
});

export const toReports = ({ items, nextCursor }: Page<ListedReport>): ArticleReportsResponse => ({
  data: items.map(({ report, ...article }) => ({
    id: report.id,
    reason: report.reason,
    at: instant(report.at),
    article: toModerated(article),
  })),
  nextCursor,
});
