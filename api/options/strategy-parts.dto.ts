import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import type { MeasureName, TouchMethod } from '@toolyard/core/options/analysis';
import {
  EXERCISE_STYLES,
  OPTION_TYPES,
  POSITIONS,
  type ExerciseStyle,
  type OptionType,
  type Position,
} from '@toolyard/core/options/contracts';
import { MEASURES } from '@toolyard/core/options/settings';
import { PRICE_SOURCES, type PriceSource } from '@toolyard/core/options/strategies';

const BOUND: ApiPropertyOptions = {
  oneOf: [{ type: 'number' }, { type: 'string', enum: ['unlimited'] }],
  nullable: true,
  description: 'Dollars for the whole strategy, or no bound; null = unknown',
};

export class DeliveredSharesResponse {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ type: 'integer' })
  shares!: number;
}

export class DeliverableResponse {
  @ApiProperty({ type: [DeliveredSharesResponse] })
  shares!: DeliveredSharesResponse[];

  @ApiProperty({ type: Number, description: 'Dollars, for one contract' })
  cash!: number;
}

export const DELIVERABLE: ApiPropertyOptions = {
  type: DeliverableResponse,
  nullable: true,
  description:
    'What one contract delivers upon exercise since it was adjusted, for strike × multiplier dollars; null where it delivers `multiplier` shares of its underlying',
};

export class StrategyLegResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: ['option', 'stock'], enumName: 'LegKind' })
  kind!: 'option' | 'stock';

  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ enum: OPTION_TYPES, enumName: 'OptionType', nullable: true })
  type!: OptionType | null;

  @ApiProperty({ enum: POSITIONS, enumName: 'Position' })
  position!: Position;

  @ApiProperty({ type: Number, nullable: true })
  strike!: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  expiration!: string | null;

  @ApiProperty({ type: Number, description: 'Entry price, dollars a share' })
  premium!: number;

  @ApiProperty({ type: 'integer', description: 'Contracts, or shares of a stock leg' })
  contracts!: number;

  @ApiProperty({ type: 'integer' })
  multiplier!: number;

  @ApiProperty(DELIVERABLE)
  deliverable!: DeliverableResponse | null;

  @ApiProperty({ enum: PRICE_SOURCES, enumName: 'PriceSource' })
  priceSource!: PriceSource;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction a year' })
  iv!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'A share, negated when short' })
  delta!: number | null;
}

export class MeasureResponse {
  @ApiProperty({ enum: MEASURES, enumName: 'MeasureName' })
  name!: MeasureName;

  @ApiProperty({ type: Number, description: 'At the forward, fraction per year' })
  volatility!: number;

  @ApiProperty({ type: Number, description: 'Of the mean price, fraction per year' })
  drift!: number;

  @ApiProperty({
    type: Boolean,
    description: 'The quotes of the expiry give no smile, and one volatility stands in',
  })
  noFit!: boolean;
}

const TOUCH_METHODS = ['exact', 'matched'] as const satisfies readonly TouchMethod[];
const METHOD: ApiPropertyOptions = {
  enum: TOUCH_METHODS,
  enumName: 'TouchMethod',
  description:
    'exact for lognormal prices; matched is that of lognormal prices with the same mean and the same chance of ending beyond',
};

export class TouchResponse {
  @ApiProperty({ type: Number, description: 'Dollars' })
  price!: number;

  @ApiProperty({ enum: ['strike', 'breakeven'], enumName: 'TouchedPrice' })
  kind!: 'strike' | 'breakeven';

  @ApiProperty({ type: Number, description: 'Before the front expiry, fraction' })
  chance!: number;

  @ApiProperty(METHOD)
  method!: TouchMethod;
}

export class StopChanceResponse {
  @ApiProperty({ type: Number, description: 'The stated loss, dollars' })
  loss!: number;

  @ApiProperty({ type: Number, description: 'The greatest chance on one of the days, fraction' })
  atLeast!: number;

  @ApiProperty({ type: Number, description: 'Of touching a price that has the loss on some day' })
  atMost!: number;

  @ApiProperty(METHOD)
  method!: TouchMethod;
}

export class ChancesResponse {
  @ApiProperty({ type: Number, nullable: true, description: 'Of the max gain at the front expiry' })
  maxGain!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Of half of it or more, on that day' })
  halfOfMaxGain!: number | null;

  @ApiProperty({ type: [TouchResponse], description: 'Empty under a target range' })
  touches!: TouchResponse[];

  @ApiProperty({ type: StopChanceResponse, nullable: true, description: 'Where a stop is stated' })
  stop!: StopChanceResponse | null;
}

export class ShareDividendResponse {
  @ApiProperty({ type: String, format: 'date' })
  exDate!: string;

  @ApiProperty({ type: Number, description: 'Dollars a share' })
  perShare!: number;

  @ApiProperty({ type: Number, description: 'Dollars; negative is paid on shares sold short' })
  amount!: number;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Whether it follows from the regular payments and is not announced',
  })
  isExpected?: boolean;
}

export class StrategyAnalysisResponse {
  @ApiProperty(BOUND)
  maxGain!: number | 'unlimited' | null;

  @ApiProperty(BOUND)
  maxLoss!: number | 'unlimited' | null;

  @ApiProperty({ type: [Number], description: 'Dollars a share, ascending' })
  breakeven!: number[];

  @ApiProperty({ type: Number, description: 'Dollars; positive is received, negative is paid' })
  netPremium!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Max gain / max loss × 100' })
  roiPercent!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction' })
  chanceOfProfit!: number | null;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Dollars, by the measure' })
  expectedProfit?: number | null;

  @ApiPropertyOptional({
    type: [ShareDividendResponse],
    nullable: true,
    description:
      'Dividends of the shares with an ex-date up to the front expiry, counted in every profit at that expiry; null where they are unknown',
  })
  dividends?: ShareDividendResponse[] | null;

  @ApiPropertyOptional({
    type: MeasureResponse,
    nullable: true,
    description: 'Of the probabilities; null where there are none',
  })
  measure?: MeasureResponse | null;

  @ApiPropertyOptional({
    enum: EXERCISE_STYLES,
    enumName: 'ExerciseStyle',
    description: 'Pricing model of options before their expiry',
  })
  model?: ExerciseStyle;

  @ApiPropertyOptional({
    type: ChancesResponse,
    description: 'Other chances by the measure, where they are requested',
  })
  chances?: ChancesResponse;

  @ApiProperty({ type: Number, nullable: true, description: 'Shares for the whole strategy' })
  delta!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Shares a dollar' })
  gamma!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars a calendar day' })
  theta!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars a volatility point' })
  vega!: number | null;
}

export class PriceHistoryEntry {
  @ApiProperty({ type: String, format: 'date-time' })
  date!: string;

  @ApiProperty({ type: Number })
  price!: number;

  @ApiProperty({ type: Number })
  pnl!: number;
}

export class AdjustmentEntry {
  @ApiProperty({ type: String, format: 'date-time' })
  date!: string;

  @ApiProperty({ type: String })
  action!: string;

  @ApiProperty({ type: String })
  details!: string;
}

export class JournalResponse {
  @ApiProperty({ type: String, description: 'Plain text' })
  note!: string;

  @ApiProperty({ type: [String] })
  tags!: string[];
}
