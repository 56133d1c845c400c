import { ApiProperty } from '@nestjs/swagger';
import { COMMENT_LIMITS, LONGEST_ARTICLE, type ReviewComment } from '@toolyard/core/content';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { instant } from '../http/instant.ts';
import { ArticleParams } from './article-params.dto.ts';
import { REVISION_MAX } from './revisions.dto.ts';

export class PassageDto {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: REVISION_MAX,
    description: 'Number of the revision that has it',
  })
  @IsInt()
  @Min(1)
  @Max(REVISION_MAX)
  revision!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: LONGEST_ARTICLE,
    description: 'Where it begins in the Markdown, in UTF-16 units; a line end counts as one',
  })
  @IsInt()
  @Min(0)
  @Max(LONGEST_ARTICLE)
  start!: number;

  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: COMMENT_LIMITS.quote,
    description: 'Its Markdown, with line feeds as line ends',
  })
  @IsString()
  quote!: string;
}

export class ReplyRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: COMMENT_LIMITS.text,
    description: 'Stored without spaces at its ends',
  })
  @IsString()
  text!: string;
}

export class AddCommentRequest extends ReplyRequest {
  @ApiProperty({ type: PassageDto, description: 'What the comment is about' })
  @IsObject()
  @ValidateNested()
  @Type(() => PassageDto)
  passage!: PassageDto;
}

export class ResolveCommentRequest {
  @ApiProperty({ type: Boolean, description: 'False opens the thread again' })
  @IsBoolean()
  isResolved!: boolean;
}

export class CommentParams extends ArticleParams {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the comment' })
  @IsUUID()
  commentId!: string;
}

export class CommentResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: PassageDto, nullable: true, description: 'Null for a reply' })
  passage!: PassageDto | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The first comment of its thread; null for that one',
  })
  replyTo!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  authorId!: string | null;

  @ApiProperty({ type: String })
  text!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its thread was closed; null while it is open, and for a reply',
  })
  resolvedAt!: string | null;
}

export class ExportedCommentResponse extends CommentResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  articleId!: string;
}

export class CommentEnvelope {
  @ApiProperty({ type: CommentResponse })
  data!: CommentResponse;
}

export class CommentsResponse {
  @ApiProperty({ type: [CommentResponse], description: 'Oldest first' })
  data!: CommentResponse[];
}

export const toCommentResponse = (comment: ReviewComment): CommentResponse => ({
  id: comment.id,
  passage: comment.passage,
  replyTo: comment.replyTo,
  authorId: comment.authorId,
  text: comment.text,
  at: instant(comment.at),
  resolvedAt: comment.resolvedAt === null ? null : instant(comment.resolvedAt),
});

export const toExportedComment = (comment: ReviewComment): ExportedCommentResponse => ({
  ...toCommentResponse(comment),
  articleId: comment.articleId,
});
