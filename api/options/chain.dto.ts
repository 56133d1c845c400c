import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { QUOTE_FLAWS, type QuoteFlaw } from '@toolyard/core/options/chain';
import { isContractRoot } from '@toolyard/core/options/contracts';
import type { CalendarDate } from '@toolyard/core/shared';
import { IsOptional, ValidateBy } from 'class-validator';
import { IsDay } from '../http/day.ts';
import { ContractTermsResponse } from '../market/contract-terms.dto.ts';
import { MetaResponse } from '../market/meta.dto.ts';
import { DeliverableResponse } from './strategy-parts.dto.ts';

const SPOT_SOURCES = ['quoted', 'implied', 'given'] as const;
const TERMS_SOURCES = ['parity', 'simulated', 'given'] as const;
const EXPIRY_KINDS = ['weekly', 'monthly', 'quarterly', 'endOfMonth'] as const;

const isRoot = (value: unknown): boolean => typeof value === 'string' && isContractRoot(value);

export class ExpiryParams {
  @IsDay()
  expiry!: CalendarDate;
}

export class ChainParams extends ExpiryParams {
  @ApiPropertyOptional({
    type: String,
    maxLength: 40,
    example: 'SPXW',
    description: 'Root of the contracts; by default the first that the list of expiries names',
  })
  @IsOptional()
  @ValidateBy({ name: 'isRoot', validator: { validate: isRoot } })
  root?: string;
}

export class ExpiryResponse {
  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: 'integer' })
  daysToExpiry!: number;

  @ApiProperty({ enum: EXPIRY_KINDS, enumName: 'ExpiryKind' })
  kind!: (typeof EXPIRY_KINDS)[number];

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction a year' })
  volatilityAtForward!: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Earnings reports up to the expiry; absent where the source does not know them',
  })
  earnings?: number;

  @ApiPropertyOptional({
    type: [String],
    example: ['SPX', 'SPXW'],
    description:
      'Roots of the index options of that day, each with a chain of its own; absent where they are the symbol’s own alone',
  })
  roots?: string[];
}

export class ExpiriesResponse {
  @ApiProperty({ type: [ExpiryResponse] })
  data!: ExpiryResponse[];

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export class DividendResponse {
  @ApiProperty({ type: String, format: 'date' })
  exDate!: string;

  @ApiPropertyOptional({ type: Number, description: 'Dollars a share' })
  amount?: number;

  @ApiPropertyOptional({ type: Number, description: 'Fraction of the price; instead of amount' })
  proportion?: number;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Whether it follows from the regular payments and is not announced',
  })
  isExpected?: boolean;
}

export class FittedSmileResponse {
  @ApiProperty({ type: Number })
  a!: number;

  @ApiProperty({ type: Number })
  b!: number;

  @ApiProperty({ type: Number })
  rho!: number;

  @ApiProperty({ type: Number })
  m!: number;

  @ApiProperty({ type: Number })
  sigma!: number;

  @ApiProperty({ type: Number, description: 'To the expiry, when the smile was fitted' })
  years!: number;
}

export class ExpiryTermsResponse {
  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: Number, description: 'Calendar days to the close of the expiry / 365' })
  years!: number;

  @ApiProperty({ type: Number })
  forward!: number;

  @ApiProperty({ type: Number, description: 'Continuous, fraction a year' })
  rate!: number;

  @ApiProperty({
    type: Number,
    description:
      'Continuous over the time to the expiry, fraction a year; gives the forward and contains the dividends by date. Not the dividend yield of the stock',
  })
  dividendYield!: number;

  @ApiProperty({ enum: TERMS_SOURCES, enumName: 'TermsSource' })
  source!: (typeof TERMS_SOURCES)[number];

  @ApiPropertyOptional({
    type: ContractTermsResponse,
    description: 'Exercise and settlement of the contracts',
  })
  contract?: ContractTermsResponse;

  @ApiPropertyOptional({
    type: [DividendResponse],
    description:
      'Dividends up to the expiry, announced and expected; absent where only the yield is known',
  })
  dividends?: DividendResponse[];

  @ApiPropertyOptional({
    type: FittedSmileResponse,
    description:
      'Total variance by log-moneyness k = ln(strike / forward): a + b·(rho·(k − m) + √((k − m)² + sigma²)); absent where the quotes give no fit',
  })
  smile?: FittedSmileResponse;
}

export class OptionQuoteResponse {
  @ApiProperty({ type: String, example: 'MSFT@2021-11-22211217C00355000' })
  symbol!: string;

  @ApiProperty({ type: Number })
  strike!: number;

  @ApiProperty({ type: Number, nullable: true })
  bid!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  ask!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Of the mid price, fraction a year' })
  iv!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  delta!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  volume!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  openInterest!: number | null;

  @ApiProperty({
    enum: QUOTE_FLAWS,
    enumName: 'QuoteFlaw',
    nullable: true,
    description: 'Why the quote is marked; null when sound',
  })
  flaw!: QuoteFlaw | null;
}

export class OptionChainResponse {
  @ApiProperty({ type: String })
  symbol!: string;

  @ApiProperty({ type: String, format: 'date' })
  expiry!: string;

  @ApiProperty({ type: 'integer' })
  daysToExpiry!: number;

  @ApiProperty({ type: Number, description: 'Spot, dollars a share' })
  currentPrice!: number;

  @ApiProperty({ enum: SPOT_SOURCES, enumName: 'SpotSource' })
  spotSource!: (typeof SPOT_SOURCES)[number];

  @ApiProperty({ type: Boolean, description: 'Spot more than 0.1 % off put–call parity' })
  spotOffParity!: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'Usual distance of strikes' })
  stepSize!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Fraction a year' })
  volatilityAtForward!: number | null;

  @ApiProperty({ type: 'integer' })
  multiplier!: number;

  @ApiProperty({ type: ExpiryTermsResponse })
  terms!: ExpiryTermsResponse;

  @ApiProperty({ type: [OptionQuoteResponse] })
  calls!: OptionQuoteResponse[];

  @ApiProperty({ type: [OptionQuoteResponse] })
  puts!: OptionQuoteResponse[];

  @ApiPropertyOptional({
    type: [String],
    example: ['AMD1'],
    description:
      'Roots of adjusted contracts of that day, which the chain leaves out; `root` asks for theirs',
  })
  adjustedRoots?: string[];

  @ApiPropertyOptional({
    type: DeliverableResponse,
    description:
      'What each contract of an adjusted root delivers, for strike × multiplier dollars; a root in the place of a symbol where that is not known',
  })
  deliverable?: DeliverableResponse;
}

export class ChainResponse {
  @ApiProperty({ type: OptionChainResponse })
  data!: OptionChainResponse;

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}

export class LastPriceResponse {
  @ApiProperty({ type: String, example: 'AAPL261218C00300000' })
  symbol!: string;

  @ApiProperty({ type: Number, description: 'Of the last trade, dollars a share' })
  last!: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Against the session before in which the contract was traded',
  })
  change!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  changePercent!: number | null;
}

export class LastPricesResponse {
  @ApiProperty({
    type: [LastPriceResponse],
    description: 'By contract; one without a trade is missing',
  })
  data!: LastPriceResponse[];

  @ApiProperty({ type: MetaResponse })
  meta!: MetaResponse;
}
