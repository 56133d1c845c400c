import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import {
  OPTION_TYPES,
  POSITIONS,
  type OptionType,
  type Position,
} from '@toolyard/core/options/contracts';
import {
  PRICE_SOURCES,
  STRATEGY_STATUSES,
  type PriceSource,
  type StrategyStatus,
} from '@toolyard/core/options/strategies';
import {
  TEMPLATE_IDS,
  TEMPLATE_TYPES,
  type TemplateId,
  type TemplateType,
} from '@toolyard/core/options/templates';
import { ExpiryTermsResponse } from './chain.dto.ts';
import {
  DueContractResponse,
  PositionMarkResponse,
  StrategyStepResponse,
} from './strategy-life.dto.ts';

const BOUND: ApiPropertyOptions = {
  oneOf: [{ type: 'number' }, { type: 'string', enum: ['unlimited'] }],
  nullable: true,
  description: 'Dollars for the whole strategy, or no bound; null = unknown',
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

  @ApiProperty({ enum: PRICE_SOURCES, enumName: 'PriceSource' })
  priceSource!: PriceSource;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction a year' })
  iv!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'A share, negated when short' })
  delta!: number | null;
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

export class StrategyResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer', description: 'For If-Match' })
  version!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ enum: TEMPLATE_TYPES, enumName: 'TemplateType' })
  type!: TemplateType;

  @ApiProperty({ enum: TEMPLATE_IDS, enumName: 'TemplateId' })
  templateId!: TemplateId;

  @ApiProperty({ enum: STRATEGY_STATUSES, enumName: 'StrategyStatus' })
  status!: StrategyStatus;

  @ApiProperty({ type: Boolean, description: 'One of the samples' })
  sample!: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'Of capital, percent; null = unknown' })
  returns!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Profit of the whole trade in dollars; null while planning or a mark is missing',
  })
  pnl!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The most at risk so far, dollars; null = no bound, or unknown',
  })
  capital!: number | null;

  @ApiProperty({ type: Number, description: 'Of all fills, dollars; positive is received' })
  cash!: number;

  @ApiProperty({ type: Number, description: 'Paid so far, dollars' })
  commissions!: number;

  @ApiProperty({ type: Number, description: 'Against average cost, less commissions; dollars' })
  realised!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Of what is held, dollars' })
  unrealised!: number | null;

  @ApiProperty({ type: String })
  underlyingAsset!: string;

  @ApiProperty({ type: Number })
  underlyingPrice!: number;

  @ApiProperty({ type: String })
  provider!: string;

  @ApiProperty({ type: Boolean })
  simulated!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  quotedAt!: string;

  @ApiProperty({ type: [ExpiryTermsResponse] })
  terms!: ExpiryTermsResponse[];

  @ApiProperty({ type: Number, nullable: true, description: "Of the front expiry's forward" })
  volatility!: number | null;

  @ApiProperty({
    type: [StrategyLegResponse],
    description: 'The plan while planning, then what is held, at average cost',
  })
  legs!: StrategyLegResponse[];

  @ApiProperty({
    type: StrategyAnalysisResponse,
    description: 'Of the legs; of the plan when completed',
  })
  analysis!: StrategyAnalysisResponse;

  @ApiProperty({ type: [PriceHistoryEntry] })
  priceHistory!: PriceHistoryEntry[];

  @ApiProperty({ type: [AdjustmentEntry] })
  adjustments!: AdjustmentEntry[];

  @ApiProperty({ type: [StrategyStepResponse], description: 'Oldest first' })
  steps!: StrategyStepResponse[];

  @ApiProperty({ type: PositionMarkResponse, nullable: true })
  mark!: PositionMarkResponse | null;

  @ApiProperty({ type: [DueContractResponse], description: 'Expired and not settled' })
  due!: DueContractResponse[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  openedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  closedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt!: string;
}

export class SavedStrategyResponse {
  @ApiProperty({ type: StrategyResponse })
  data!: StrategyResponse;
}

export class StrategiesResponse {
  @ApiProperty({ type: [StrategyResponse] })
  data!: StrategyResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
