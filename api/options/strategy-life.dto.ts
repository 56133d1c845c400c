import { ApiProperty } from '@nestjs/swagger';
import { CORPORATE_ACTION_KINDS, type CorporateActionKind } from '@toolyard/core/market';
import { OPTION_TYPES, type OptionType } from '@toolyard/core/options/contracts';
import {
  FILL_CAUSES,
  OUTCOMES,
  STEP_KINDS,
  ORDER_SIDES,
  type FillCause,
  type Outcome,
  type StepKind,
  type OrderSide,
} from '@toolyard/core/options/strategies';
import { DELIVERABLE, type DeliverableResponse } from './strategy-parts.dto.ts';

export class FillResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ enum: ['option', 'stock'], enumName: 'LegKind' })
  kind!: 'option' | 'stock';

  @ApiProperty({ enum: OPTION_TYPES, enumName: 'OptionType', nullable: true })
  type!: OptionType | null;

  @ApiProperty({ type: Number, nullable: true })
  strike!: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  expiration!: string | null;

  @ApiProperty({ type: 'integer' })
  multiplier!: number;

  @ApiProperty(DELIVERABLE)
  deliverable!: DeliverableResponse | null;

  @ApiProperty({ enum: ORDER_SIDES, enumName: 'TradeSide' })
  side!: OrderSide;

  @ApiProperty({ type: 'integer', description: 'Contracts, or shares; never negative' })
  contracts!: number;

  @ApiProperty({ type: Number, description: 'Dollars a share' })
  price!: number;

  @ApiProperty({ type: Number, description: 'Dollars for the whole fill' })
  commission!: number;

  @ApiProperty({ type: Number, description: 'Dollars; positive is received, negative is paid' })
  cash!: number;

  @ApiProperty({ enum: FILL_CAUSES, enumName: 'FillCause' })
  cause!: FillCause;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Symbol of the holding that a corporate action has replaced by this one, at the same cost and without cash; null for other fills',
  })
  replaces!: string | null;
}

/** A split, special dividend, symbol change or merger. */
export class CorporateActionResponse {
  @ApiProperty({ enum: CORPORATE_ACTION_KINDS, enumName: 'CorporateActionKind' })
  kind!: CorporateActionKind;

  @ApiProperty({ type: String, description: 'The symbol before it' })
  symbol!: string;

  @ApiProperty({ type: String, format: 'date' })
  exDate!: string;

  @ApiProperty({ type: Number, nullable: true, description: 'Shares before a split' })
  from!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Shares that they become' })
  to!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars a share that are paid' })
  cash!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The symbol after it' })
  newSymbol!: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Shares of the other company for each share in a merger',
  })
  shares!: number | null;
}

export class PlanAdjustmentResponse {
  @ApiProperty({ type: CorporateActionResponse })
  action!: CorporateActionResponse;

  @ApiProperty({
    type: Boolean,
    description: 'False where the plan stays as it was, since it cannot be carried over',
  })
  carried!: boolean;
}

/** A corporate action that cannot be booked beside a recorded step. */
export class UnbookableActionResponse {
  @ApiProperty({ type: CorporateActionResponse })
  action!: CorporateActionResponse;

  @ApiProperty({ type: String, format: 'uuid', description: 'The recorded step' })
  stepId!: string;
}

export class StrategyStepResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: STEP_KINDS, enumName: 'StepKind' })
  kind!: StepKind;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'The underlying, dollars a share; at an expiry the settlement price, null where it was not known',
  })
  spot!: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who gave the settlement price: the provider, or `stated` by the user',
  })
  settlementSource!: string | null;

  @ApiProperty({
    type: CorporateActionResponse,
    nullable: true,
    description: 'What a step of kind `corporateAction` books; null for other steps',
  })
  action!: CorporateActionResponse | null;

  @ApiProperty({ type: Number, description: 'Of all its fills, dollars' })
  cash!: number;

  @ApiProperty({ type: String })
  note!: string;

  @ApiProperty({ type: [FillResponse] })
  fills!: FillResponse[];
}

export class StepCorrectionResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'When the step was changed' })
  at!: string;

  @ApiProperty({ type: String, description: 'Why; may be blank' })
  reason!: string;

  @ApiProperty({ type: StrategyStepResponse })
  before!: StrategyStepResponse;

  @ApiProperty({
    type: StrategyStepResponse,
    nullable: true,
    description: 'Null where the step was taken back',
  })
  after!: StrategyStepResponse | null;
}

export class MarkedLegResponse {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ type: 'integer', description: 'Contracts, or shares; negative when short' })
  contracts!: number;

  @ApiProperty({ type: Number, description: 'Average cost, dollars a share' })
  cost!: number;

  @ApiProperty({ type: Number, nullable: true })
  bid!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  ask!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  mid!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'What it counts for, dollars a share: mid, or spot for shares; of an expired contract what its outcome leaves',
  })
  mark!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction a year' })
  iv!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'A share, negated when short' })
  delta!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars; negative when owed' })
  value!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Value less cost, dollars' })
  pnl!: number | null;
}

export class PositionMarkResponse {
  @ApiProperty({ type: String, format: 'date-time', description: 'When its quotes were made' })
  at!: string;

  @ApiProperty({ type: Number })
  spot!: number;

  @ApiProperty({ type: Boolean })
  stale!: boolean;

  @ApiProperty({ type: [MarkedLegResponse] })
  legs!: MarkedLegResponse[];
}

export class DueContractResponse {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ type: 'integer', description: 'Negative when short' })
  contracts!: number;

  @ApiProperty({
    enum: OUTCOMES,
    enumName: 'ContractOutcome',
    nullable: true,
    description: 'By rule; null while the settlement price is unknown',
  })
  outcome!: Outcome | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Official and final, as traded; null until it is known',
  })
  settlementPrice!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The provider of that price' })
  settlementSource!: string | null;
}
