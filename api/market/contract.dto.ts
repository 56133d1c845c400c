import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DeliverableResponse } from '../options/strategy-parts.dto.ts';
import { ContractTermsResponse } from './contract-terms.dto.ts';
import { MetaResponse } from './meta.dto.ts';
import { IsContract } from './symbol.ts';

const TRADE_TYPES = ['买入', '卖出'] as const;
const TYPE_SYMBOLS = ['C', 'P'] as const;

export class OptionSymbolParams {
  @ApiProperty({ type: String, maxLength: 55, example: 'SPY261218C00660000' })
  @IsContract()
  optionSymbol!: string;
}

export class PriceChangeResponse {
  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({ type: Number, description: 'Last price of the session, dollars a share' })
  price!: number;

  @ApiProperty({ type: Number, nullable: true })
  change!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  changePercent!: number | null;
}

export class OptionTradeResponse {
  @ApiProperty({ type: String })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  time!: string;

  @ApiProperty({ type: Number, description: 'Dollars a share' })
  price!: number;

  @ApiProperty({ type: 'integer', description: 'Contracts' })
  size!: number;

  @ApiProperty({ type: Number, description: 'Dollars: price × size × multiplier' })
  amount!: number;

  @ApiProperty({ enum: TRADE_TYPES, enumName: 'TradeType', description: 'Bought or sold' })
  type!: (typeof TRADE_TYPES)[number];

  @ApiProperty({ type: Boolean, description: 'Whether the type is no fact: the tape has no sides' })
  inferred!: boolean;
}

export class ContractGreeksResponse {
  @ApiProperty({ type: Number, nullable: true })
  delta!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  gamma!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars per calendar day' })
  theta!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Dollars per volatility point' })
  vega!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Implied volatility per year' })
  iv!: number | null;
}

export class OptionContractResponse extends ContractTermsResponse {
  @ApiProperty({ type: String, example: 'SPY261218C00660000' })
  ticker!: string;

  @ApiProperty({ type: String })
  underlying!: string;

  @ApiProperty({ enum: TYPE_SYMBOLS, enumName: 'OptionTypeSymbol' })
  typeSymbol!: (typeof TYPE_SYMBOLS)[number];

  @ApiProperty({ type: Number })
  strike!: number;

  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: 'integer' })
  daysToExpiry!: number;

  @ApiPropertyOptional({
    type: DeliverableResponse,
    nullable: true,
    description:
      'What an adjusted contract delivers for strike × multiplier dollars; its prices are per unit of the multiplier',
  })
  deliverable?: DeliverableResponse | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Null where the price of another company decides',
  })
  inTheMoney!: boolean | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Price of the last trade' })
  last!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: "Against the session's before" })
  change!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  changePercent!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  bid!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  ask!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Middle of bid and ask, else the last price',
  })
  mark!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Null where the price of another company decides',
  })
  intrinsicValue!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  timeValue!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  breakEven!: number | null;

  @ApiProperty({ type: Number })
  stockPrice!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  volume!: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'At the last close' })
  openInterest!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    required: false,
    description:
      'Price of the underlying at which exercise today is worth it: a put there and below, a call there and above; null where it never is',
  })
  exercisePrice?: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    required: false,
    description:
      'Value less that with European exercise, dollars a share; null without a volatility',
  })
  earlyExercisePremium?: number | null;

  @ApiPropertyOptional({
    type: ContractGreeksResponse,
    description:
      'Per share; of an adjusted contract per delivered share. Null without a volatility, and where the price of another company decides',
  })
  greeks?: ContractGreeksResponse;

  @ApiProperty({ type: [PriceChangeResponse], description: 'Newest first' })
  priceChanges!: PriceChangeResponse[];

  @ApiProperty({ type: [OptionTradeResponse], description: 'Newest first' })
  trades!: OptionTradeResponse[];
}

export class ContractResponse {
  @ApiProperty({ type: OptionContractResponse })
  data!: OptionContractResponse;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}
