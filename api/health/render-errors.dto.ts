import { ApiProperty } from '@nestjs/swagger';
import { isVisible, isVisibleText } from '@toolyard/core/shared';
import { IsString, MaxLength, ValidateBy } from 'class-validator';

const PATH_CEILING = 200;
const MESSAGE_CEILING = 1_000;
const STACK_CEILING = 6_000;

/** The path of a page without its query and fragment, which may hold what a person typed. */
const isPagePath = (value: unknown) =>
  typeof value === 'string' && /^\/[^?#\s]*$/.test(value) && isVisible(value);

const isLogText = (value: unknown) => typeof value === 'string' && isVisibleText(value);

export class RenderErrorRequest {
  @ApiProperty({
    type: String,
    maxLength: PATH_CEILING,
    description: 'Path of the page, without query and fragment',
    example: '/options/positions',
  })
  @IsString()
  @MaxLength(PATH_CEILING)
  @ValidateBy({ name: 'isPagePath', validator: { validate: isPagePath } })
  path!: string;

  @ApiProperty({
    type: String,
    maxLength: MESSAGE_CEILING,
    description: 'Message of the error; no control characters except tabs and line breaks',
    example: 'Cannot read properties of undefined',
  })
  @IsString()
  @MaxLength(MESSAGE_CEILING)
  @ValidateBy({ name: 'isVisibleText', validator: { validate: isLogText } })
  message!: string;

  @ApiProperty({
    type: String,
    maxLength: STACK_CEILING,
    description:
      'Call stack of the error; empty where the browser has none. The log takes the first 2,000 characters',
    example: 'at PositionFacts (/assets/position-BdK2.js:1:2345)',
  })
  @IsString()
  @MaxLength(STACK_CEILING)
  @ValidateBy({ name: 'isVisibleText', validator: { validate: isLogText } })
  stack!: string;
}
