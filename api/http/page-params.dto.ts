import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { PAGE_LIMIT } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** A whole number from 1 on in the query, `usual` where it is not given. */
export const IsCount = (most: number, usual: number, description?: string) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'integer',
      minimum: 1,
      maximum: most,
      default: usual,
      ...(description === undefined ? {} : { description }),
    }),
    IsOptional(),
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(most),
  );

/** What every list of ours takes. */
export class PageParams {
  @IsCount(PAGE_LIMIT, 20)
  limit = 20;

  @ApiPropertyOptional({ type: String, description: 'nextCursor of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor: string | null = null;
}
