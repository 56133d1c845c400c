import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { POSITIONS, type Position } from '@toolyard/core/options/contracts';
import {
  LEG_KINDS,
  MAX_LEGS,
  MAX_SHARES,
  PRICE_SOURCES,
  type PriceSource,
} from '@toolyard/core/options/strategies';
import { TEMPLATE_IDS, type TemplateId } from '@toolyard/core/options/templates';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PageParams } from '../http/page-params.dto.ts';
import { IsSymbol, upperCased } from '../market/symbol.ts';
import { CONTRACT, IsCommissionPerContract, IsPrice } from './price-fields.ts';

const NAME_CEILING = 200;

/** For comparison all figures can be computed with European exercise. */
export class ExerciseParams {
  @ApiPropertyOptional({
    enum: ['european'],
    description: 'Analyses all contracts as European, for comparison; absent: each as it is',
  })
  @IsOptional()
  @IsIn(['european'])
  exercise?: 'european';
}

export class StrategiesParams extends IntersectionType(PageParams, ExerciseParams) {}

export class LegRequest {
  @ApiProperty({ enum: LEG_KINDS, enumName: 'LegKind', example: 'stock' })
  @IsIn(LEG_KINDS)
  kind!: 'option' | 'stock';

  @ApiProperty({
    type: String,
    example: 'MSFT',
    description: "A stock's symbol, or that of an option: MSFT261218C00500000",
  })
  @Transform(upperCased)
  @Matches(CONTRACT)
  symbol!: string;

  @ApiProperty({ enum: POSITIONS, enumName: 'Position' })
  @IsIn(POSITIONS)
  position!: Position;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 100,
    description: 'Contracts, or shares of a stock leg',
  })
  @IsInt()
  @Min(1)
  @Max(MAX_SHARES)
  quantity!: number;

  @IsPrice(480.25)
  price!: number;

  @ApiProperty({ enum: PRICE_SOURCES, enumName: 'PriceSource' })
  @IsIn(PRICE_SOURCES)
  priceSource!: PriceSource;
}

export class SaveStrategyRequest {
  @ApiPropertyOptional({
    type: String,
    example: '',
    description: "Blank takes the structure's name",
  })
  @IsOptional()
  @IsString()
  @MaxLength(NAME_CEILING)
  name = '';

  @ApiProperty({ enum: TEMPLATE_IDS, enumName: 'TemplateId', example: 'custom' })
  @IsIn(TEMPLATE_IDS)
  templateId!: TemplateId;

  @IsSymbol()
  symbol!: string;

  @IsCommissionPerContract()
  commissionPerContract?: number | null;

  @ApiProperty({ type: [LegRequest], minItems: 1, maxItems: MAX_LEGS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_LEGS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => LegRequest)
  legs!: LegRequest[];
}

export class RenameStrategyRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(NAME_CEILING)
  name!: string;
}

export class StrategyParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}
