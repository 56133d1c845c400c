import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { HIDING_TEXT_LIMIT } from '@toolyard/core/content';
import {
  IsBoolean,
  IsInt,
  IsISO8601,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MOMENT } from '../http/moment.ts';
import { REVISION_MAX } from './revisions.dto.ts';

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

export class AnswerHidingRequest {
  @ApiProperty({
    type: String,
    minLength: 1,
    maxLength: HIDING_TEXT_LIMIT,
    description: 'In place of an earlier answer',
  })
  @Matches(/\S/)
  @MaxLength(HIDING_TEXT_LIMIT)
  answer!: string;
}
