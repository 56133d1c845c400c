import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { MAX_COMMISSION } from '@toolyard/core/options/contracts';
import { isMoneyAmount, toDollars } from '@toolyard/core/shared';
import { IsOptional, ValidateBy } from 'class-validator';

const PRICE_CEILING = 1_000_000;

const isPriceUpTo = (most: number) => (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= most && isMoneyAmount(value);

const PRICE = { type: Number, minimum: 0, maximum: PRICE_CEILING } as const;
/** Zero dollars or more, up to a bound. */
export const isPriceRule = (most = PRICE_CEILING) =>
  ValidateBy({ name: 'isPrice', validator: { validate: isPriceUpTo(most) } });

/** Dollars a share, never negative. */
export const IsPrice = (example = 3.2) =>
  applyDecorators(
    ApiProperty({ ...PRICE, example, description: 'Dollars a share, at most 4 decimals' }),
    isPriceRule(),
  );

/** Dollars that may be left out. */
export const IsOptionalPrice = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ ...PRICE, nullable: true, description }),
    IsOptional(),
    isPriceRule(),
  );

/** Dollars for a whole fill; none where it is left out. */
export const IsCommission = (description = 'Dollars for the whole fill') =>
  applyDecorators(
    ApiPropertyOptional({
      ...PRICE,
      nullable: true,
      default: 0,
      description,
    }),
    IsOptional(),
    isPriceRule(),
  );

/** Dollars of a rate of commission; none where it is left out. */
export const IsCommissionRate = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({
      ...PRICE,
      maximum: toDollars(MAX_COMMISSION),
      nullable: true,
      default: 0,
      description,
    }),
    IsOptional(),
    isPriceRule(toDollars(MAX_COMMISSION)),
  );
