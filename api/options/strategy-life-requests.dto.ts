import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  MAX_LEGS,
  MAX_SHARES,
  MAX_TRADES,
  NOTE_MAX_LENGTH,
  OUTCOMES,
  ORDER_SIDES,
  type Outcome,
  type OrderSide,
} from '@toolyard/core/options/strategies';
import {
  ArrayMinSize,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsObjectList } from '../http/object-list.ts';
import { IsInstrument } from '../market/symbol.ts';
import { IsCommission, IsOptionalPrice, IsPrice } from './price-fields.ts';

/** More than anybody holds of one instrument by way of trades of the greatest size. */
const CONTRACTS_CEILING = 100_000_000;
const HELD_CEILING = 1_000;

const IsHeldSymbol = () =>
  applyDecorators(
    ApiProperty({ type: String, example: 'SPY261218C00600000', maxLength: 55 }),
    IsInstrument(),
  );

const IsNote = (description = 'In the words of the user') =>
  applyDecorators(
    ApiPropertyOptional({
      ...{ type: String, nullable: true, default: '' },
      ...{ maxLength: NOTE_MAX_LENGTH, description },
    }),
    IsOptional(),
    IsString(),
    MaxLength(2 * NOTE_MAX_LENGTH),
  );

const IsFlag = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, nullable: true, default: false, description }),
    IsOptional(),
    IsBoolean(),
  );

/** When a step took place. */
export class StepTimeRequest {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'In the past and while the market traded; now where absent',
  })
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(/T.*(Z|[+-]\d\d:\d\d)$/)
  at: string | null = null;

  @IsFlag('The step took place outside regular trading hours')
  outsideHours: boolean | null = false;
}

const IsListOf = (Item: new () => object, least: number, most: number) =>
  applyDecorators(
    ApiProperty({ type: [Item], minItems: least, maxItems: most }),
    ArrayMinSize(least),
    IsObjectList(Item, most),
  );

export class LegFillRequest {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of the planned leg' })
  @IsUUID()
  legId!: string;

  @IsPrice()
  price!: number;

  @IsCommission()
  commission: number | null = 0;
}

export class OpenStrategyRequest extends StepTimeRequest {
  @IsListOf(LegFillRequest, 1, MAX_LEGS)
  fills!: LegFillRequest[];

  @IsNote()
  note: string | null = '';
}

export class TradeRequest {
  @ApiProperty({ enum: ['option', 'stock'], enumName: 'LegKind' })
  @IsIn(['option', 'stock'])
  kind!: 'option' | 'stock';

  @IsHeldSymbol()
  symbol!: string;

  @ApiProperty({ enum: ORDER_SIDES, enumName: 'TradeSide' })
  @IsIn(ORDER_SIDES)
  side!: OrderSide;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_SHARES, description: 'Or shares' })
  @IsInt()
  @Min(1)
  @Max(MAX_SHARES)
  contracts!: number;

  @IsPrice()
  price!: number;

  @IsCommission()
  commission: number | null = 0;
}

export class AdjustStrategyRequest extends StepTimeRequest {
  @IsListOf(TradeRequest, 1, MAX_TRADES)
  trades!: TradeRequest[];

  @IsNote()
  note: string | null = '';
}

export class ClosingPriceRequest {
  @IsHeldSymbol()
  symbol!: string;

  @IsPrice()
  price!: number;

  @IsCommission()
  commission: number | null = 0;
}

export class CloseStrategyRequest extends StepTimeRequest {
  @IsListOf(ClosingPriceRequest, 1, HELD_CEILING)
  prices!: ClosingPriceRequest[];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: CONTRACTS_CEILING,
    nullable: true,
    description:
      'How many equal structures to close, of as many as the greatest common divisor of all quantities; everything where absent',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(CONTRACTS_CEILING)
  units: number | null = null;

  @IsNote()
  note: string | null = '';
}

export class OutcomeRequest {
  @IsHeldSymbol()
  symbol!: string;

  @ApiProperty({ enum: OUTCOMES, enumName: 'ContractOutcome' })
  @IsIn(OUTCOMES)
  outcome!: Outcome;
}

export class SettlementPriceRequest {
  @IsHeldSymbol()
  symbol!: string;

  @IsPrice()
  price!: number;
}

export class SettleStrategyRequest {
  @ApiPropertyOptional({
    type: [OutcomeRequest],
    nullable: true,
    maxItems: HELD_CEILING,
    description: 'Where it is not what the rule says',
  })
  @IsOptional()
  @IsObjectList(OutcomeRequest, HELD_CEILING)
  outcomes: OutcomeRequest[] | null = [];

  @ApiPropertyOptional({
    type: [SettlementPriceRequest],
    nullable: true,
    maxItems: HELD_CEILING,
    description:
      'Official settlement prices that no provider has, such as those of AM-settled index options. Each holds for every contract that is settled at the same time, and goes before the price of the provider.',
  })
  @IsOptional()
  @IsObjectList(SettlementPriceRequest, HELD_CEILING)
  settlementPrices: SettlementPriceRequest[] | null = [];

  @IsNote()
  note: string | null = '';
}

export class AssignContractsRequest extends StepTimeRequest {
  @IsHeldSymbol()
  symbol!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: CONTRACTS_CEILING })
  @IsInt()
  @Min(1)
  @Max(CONTRACTS_CEILING)
  contracts!: number;

  @IsCommission('Dollars for the whole step')
  commission: number | null = 0;

  @IsOptionalPrice(
    'Official close of the day, dollars; only of a contract that is settled in cash. It goes before the price of the provider',
  )
  settlementPrice: number | null = null;

  @IsNote()
  note: string | null = '';
}

export class FillCorrectionRequest {
  @ApiProperty({ type: String, format: 'uuid', description: 'Of a fill of the step' })
  @IsUUID()
  fillId!: string;

  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MAX_SHARES,
    description: 'Or shares; as it was where absent',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_SHARES)
  contracts: number | null = null;

  @IsOptionalPrice('Dollars a share; as it was where absent')
  price: number | null = null;

  @IsOptionalPrice('Dollars for the whole fill; as it was where absent')
  commission: number | null = null;
}

const IsStepId = () =>
  applyDecorators(
    ApiProperty({ type: String, format: 'uuid', description: 'Of a step' }),
    IsUUID(),
  );

export class CorrectStepRequest extends StepTimeRequest {
  @IsStepId()
  stepId!: string;

  @ApiPropertyOptional({
    type: [FillCorrectionRequest],
    nullable: true,
    maxItems: HELD_CEILING,
    description: 'The fills that were different',
  })
  @IsOptional()
  @IsObjectList(FillCorrectionRequest, HELD_CEILING)
  fills: FillCorrectionRequest[] | null = [];

  @IsNote('Why')
  reason: string | null = '';
}

export class TakeBackStepRequest {
  @IsStepId()
  stepId!: string;

  @IsNote('Why')
  reason: string | null = '';
}
