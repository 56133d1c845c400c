import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { parseCalendarDate } from '@toolyard/core/shared';
import { ValidateBy } from 'class-validator';

const isDay = (value: unknown) => typeof value === 'string' && parseCalendarDate(value) !== null;

/** A day of the calendar on the wire, `YYYY-MM-DD`. */
export const IsDay = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', example: '2021-12-17' }),
    ValidateBy({ name: 'isDay', validator: { validate: isDay } }),
  );
