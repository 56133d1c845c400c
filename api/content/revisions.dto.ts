import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ARTICLE_LIMITS,
  type RenderedArticle,
  type RenderedHeading,
  type RenderedRevision,
  type Revision,
  type RevisionSummary,
} from '@toolyard/core/content';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, Min } from 'class-validator';
import { instant } from '../http/instant.ts';
import { ArticleParams } from './article-params.dto.ts';

/** Largest number that a revision can be asked for by. */
export const REVISION_MAX = 1_000_000_000;

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

export const SECTIONS = {
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
