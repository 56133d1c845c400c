import { ApiProperty } from '@nestjs/swagger';
import { STRATEGY_STATUSES, type StrategyStatus } from '@toolyard/core/options/strategies';
import {
  TEMPLATE_IDS,
  TEMPLATE_TYPES,
  type StructureId,
  type TemplateId,
  type TemplateType,
} from '@toolyard/core/options/templates';
import { ExpiryTermsResponse } from './chain.dto.ts';
import {
  DueContractResponse,
  PlanAdjustmentResponse,
  PositionMarkResponse,
  StepCorrectionResponse,
  StrategyStepResponse,
  UnbookableActionResponse,
} from './strategy-life.dto.ts';
import {
  AdjustmentEntry,
  JournalResponse,
  PriceHistoryEntry,
  StrategyAnalysisResponse,
  StrategyLegResponse,
} from './strategy-parts.dto.ts';

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

  @ApiProperty({
    type: String,
    example: 'covered-call',
    description:
      'What traders call the holdings; the planned legs of a plan, and of a completed trade',
  })
  structure!: StructureId;

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

  @ApiProperty({ type: Number, description: 'Planned for each option contract, dollars' })
  commissionPerContract!: number;

  @ApiProperty({ type: Number, description: 'Planned for an order, dollars' })
  commissionPerTrade!: number;

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

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'What days and the analysis count from: when it was planned, then now',
  })
  asOf!: string;

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
    description:
      'Of the legs, with the commissions of a plan or the realised result of a position; of the plan when completed',
  })
  analysis!: StrategyAnalysisResponse;

  @ApiProperty({ type: [PriceHistoryEntry] })
  priceHistory!: PriceHistoryEntry[];

  @ApiProperty({ type: [AdjustmentEntry] })
  adjustments!: AdjustmentEntry[];

  @ApiProperty({
    type: [PlanAdjustmentResponse],
    description:
      'Corporate actions that have changed the plan, in the order in which they were applied',
  })
  planAdjustments!: PlanAdjustmentResponse[];

  @ApiProperty({ type: [StrategyStepResponse], description: 'In force, oldest first' })
  steps!: StrategyStepResponse[];

  @ApiProperty({ type: [StepCorrectionResponse], description: 'Oldest first' })
  corrections!: StepCorrectionResponse[];

  @ApiProperty({ type: JournalResponse, description: 'Of the whole trade' })
  journal!: JournalResponse;

  @ApiProperty({ type: PositionMarkResponse, nullable: true })
  mark!: PositionMarkResponse | null;

  @ApiProperty({ type: [DueContractResponse], description: 'Expired and not settled' })
  due!: DueContractResponse[];

  @ApiProperty({
    type: Boolean,
    description: 'Whether one of those waits for its official settlement price',
  })
  awaitingSettlementPrice!: boolean;

  @ApiProperty({
    type: Boolean,
    description:
      'Whether all dividends, splits and other corporate actions of what was held are known and stand among the steps',
  })
  corporateActionsKnown!: boolean;

  @ApiProperty({
    type: UnbookableActionResponse,
    nullable: true,
    description:
      'A corporate action that cannot be booked, as a recorded step names a contract of before it',
  })
  unbookableAction!: UnbookableActionResponse | null;

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
