import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

const VALUES = ['true', 'false'];

/** A query parameter that is switched on by `true`; without it the same holds as with `false`. */
export const QueryFlag = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ enum: VALUES, default: 'false', description }),
    IsOptional(),
    IsIn(VALUES),
  );
