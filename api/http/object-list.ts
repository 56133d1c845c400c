import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';

/** A list of at most so many objects of a class. `ValidateNested` alone would also take a list inside the list. */
export const IsObjectList = (item: Class, most: number) =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(most),
    IsObject({ each: true }),
    ValidateNested({ each: true }),
    Type(() => item),
  );
