import { ApiPropertyOptional } from '@nestjs/swagger';
import { PAGE_LIMIT } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** What every list of ours takes. */
export class PageParams {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: PAGE_LIMIT, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(PAGE_LIMIT)
  limit = 20;

  @ApiPropertyOptional({ type: String, description: 'nextCursor of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor: string | null = null;
}
