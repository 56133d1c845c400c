import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { isMoneyAmount } from '@toolyard/core/shared';
import { IsOptional, ValidateBy } from 'class-validator';

/** An underlying's symbol and 15 OSI characters, or a stock's symbol. */
export const CONTRACT = /^[A-Z0-9.:@-]{1,55}$/;
const PRICE_CEILING = 1_000_000;

const isPrice = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= PRICE_CEILING && isMoneyAmount(value);

const PRICE = { type: Number, minimum: 0, maximum: PRICE_CEILING } as const;
const isPriceRule = () => ValidateBy({ name: 'isPrice', validator: { validate: isPrice } });

/** Dollars a share, never negative. */
export const IsPrice = () =>
  applyDecorators(
    ApiProperty({ ...PRICE, description: 'Dollars a share, at most 4 decimals' }),
    isPriceRule(),
  );

/** Dollars for a whole fill; none where it is left out. */
export const IsCommission = () =>
  applyDecorators(
    ApiPropertyOptional({
      ...PRICE,
      nullable: true,
      default: 0,
      description: 'Dollars for the whole fill',
    }),
    IsOptional(),
    isPriceRule(),
  );
