import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import type { MeasureName } from '@toolyard/core/options/analysis';
import { POSITIONS, type Position } from '@toolyard/core/options/contracts';
import { MAX_AMOUNT, MAX_VOLATILITY, MIN_VOLATILITY } from '@toolyard/core/options/settings';
import {
  JOURNAL_NOTE_MAX_LENGTH,
  LEG_KINDS,
  MAX_LEGS,
  MAX_SHARES,
  MAX_TAGS,
  PRICE_SOURCES,
  TAG_MAX_LENGTH,
  type PriceSource,
} from '@toolyard/core/options/strategies';
import { TEMPLATE_IDS, type TemplateId } from '@toolyard/core/options/templates';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsObjectList } from '../http/object-list.ts';
import { PageParams } from '../http/page-params.dto.ts';
import { QueryFlag } from '../http/query-flag.ts';
import { IsInstrument, IsSymbol } from '../market/symbol.ts';
import { IsDrift, IsRangeEnd } from './options-settings.dto.ts';
import { IsCommissionRate, IsPrice } from './price-fields.ts';
import { IfGiven } from '../http/if-given.ts';

const NAME_CEILING = 200;

const STATED_MEASURES = [
  'smile',
  'riskNeutralLognormal',
  'zeroDrift',
  'own',
  'range',
] as const satisfies readonly MeasureName[];

/** Exercise and measure of probability of an analysis. */
export class AnalysisParams {
  @ApiPropertyOptional({
    enum: ['european'],
    description: 'Analyses all contracts as European, for comparison; absent: each as it is',
  })
  @IsOptional()
  @IsIn(['european'])
  exercise?: 'european';

  @ApiPropertyOptional({
    enum: STATED_MEASURES,
    enumName: 'StatedMeasure',
    default: 'smile',
    description: 'Of probabilities; the answer names it, and one volatility where it stands in',
  })
  @IsOptional()
  @IsIn(STATED_MEASURES)
  measure?: (typeof STATED_MEASURES)[number];

  @Type(() => Number)
  @IsDrift('For own: drift, fraction per year; 0.05 unless given')
  ownDrift?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: MIN_VOLATILITY,
    maximum: MAX_VOLATILITY,
    description: 'For own: volatility, fraction per year; the implied one unless given',
  })
  @Type(() => Number)
  @IsOptional()
  @IsNumber()
  @Min(MIN_VOLATILITY)
  @Max(MAX_VOLATILITY)
  ownVolatility?: number;

  @Type(() => Number)
  @IsRangeEnd('For range: its lower end in parts of the spot; 0.95 unless given')
  rangeFrom?: number;

  @Type(() => Number)
  @IsRangeEnd('For range: its upper end in parts of the spot; 1.05 unless given')
  rangeTo?: number;
}

export class StrategyAnalysisParams extends AnalysisParams {
  @QueryFlag('The answer has the chances of max gain, of half of it, of touches and of the stop')
  chances?: 'true' | 'false';

  @ApiPropertyOptional({
    type: Number,
    minimum: 0.01,
    maximum: MAX_AMOUNT,
    description: 'A loss in dollars, whose chance before the front expiry is one of the chances',
  })
  @Type(() => Number)
  @IsOptional()
  @IsNumber()
  @Min(0.01)
  @Max(MAX_AMOUNT)
  stop?: number;
}

export class StrategiesParams extends IntersectionType(PageParams, AnalysisParams) {}

export class LegRequest {
  @ApiProperty({ enum: LEG_KINDS, enumName: 'LegKind', example: 'stock' })
  @IsIn(LEG_KINDS)
  kind!: 'option' | 'stock';

  @ApiProperty({
    type: String,
    example: 'MSFT',
    description: "A stock's symbol, or that of an option: MSFT261218C00500000",
  })
  @IsInstrument()
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
  @IfGiven()
  @IsString()
  @MaxLength(NAME_CEILING)
  name = '';

  @ApiProperty({ enum: TEMPLATE_IDS, enumName: 'TemplateId', example: 'custom' })
  @IsIn(TEMPLATE_IDS)
  templateId!: TemplateId;

  @IsSymbol()
  symbol!: string;

  @IsCommissionRate('Dollars an option contract, counted in every figure of the plan')
  commissionPerContract?: number | null;

  @IsCommissionRate('Dollars an order, counted in every figure of the plan')
  commissionPerTrade?: number | null;

  @ApiProperty({ type: [LegRequest], minItems: 1, maxItems: MAX_LEGS })
  @ArrayMinSize(1)
  @IsObjectList(LegRequest, MAX_LEGS)
  legs!: LegRequest[];
}

export class RenameStrategyRequest {
  @ApiProperty({ type: String })
  @IsString()
  @MaxLength(NAME_CEILING)
  name!: string;
}

const JOURNAL_CEILING = 10_000;
const TAGS_CEILING = 100;
const TAG_CEILING = 200;

export class JournalRequest {
  @ApiProperty({ type: String, description: `Plain text, at most ${JOURNAL_NOTE_MAX_LENGTH}` })
  @IsString()
  @MaxLength(JOURNAL_CEILING)
  note!: string;

  @ApiProperty({
    type: [String],
    description: `At most ${MAX_TAGS} of at most ${TAG_MAX_LENGTH} characters`,
  })
  @IsArray()
  @ArrayMaxSize(TAGS_CEILING)
  @IsString({ each: true })
  @MaxLength(TAG_CEILING, { each: true })
  tags!: string[];
}

export class StrategyParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}
