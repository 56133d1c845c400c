import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { MeasureName } from '@toolyard/core/options/analysis';
import {
  CHAIN_COLUMNS,
  CHAIN_STRIKES,
  CHART_PERIODS,
  CHART_TYPES,
  DATE_FORMATS,
  DEFAULT_FILLS,
  FIRST_OPTIONS_SETTINGS,
  MAX_AMOUNT,
  MAX_DRIFT,
  MAX_HOLDING_DAYS,
  MAX_RANGE,
  MAX_VOLATILITY,
  MEASURES,
  MIN_PERCENT,
  MIN_VOLATILITY,
  PREFERRED_STRATEGIES,
  PREFERRED_UNDERLYINGS,
  PRICE_DISPLAYS,
  type ChainColumn,
  type ChainStrikes,
  type ChartPeriod,
  type ChartType,
  type DateFormat,
  type DefaultFill,
  type AccountOptionsSettings,
  type OptionsSettings,
  type PreferredStrategy,
  type PreferredUnderlying,
  type PriceDisplay,
  type QuietHours,
} from '@toolyard/core/options/settings';
import { MAX_COMMISSION } from '@toolyard/core/options/contracts';
import { fromDollars, isMoneyAmount, toDollars, type Money } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { givenIn } from '../http/given-fields.ts';
import { instant } from '../http/instant.ts';
import { isPriceRule } from './price-fields.ts';
import { IfGiven } from '../http/if-given.ts';

/** Null says that there is none; leaving it out is a fault. */
const OrNull = () => ValidateIf((_body, value) => value !== null);

const isAmount = (value: unknown) =>
  typeof value === 'number' && value > 0 && value <= MAX_AMOUNT && isMoneyAmount(value);

const Amount = (description: string) =>
  applyDecorators(
    ApiProperty({
      type: Number,
      minimum: 0.0001,
      maximum: MAX_AMOUNT,
      nullable: true,
      description,
    }),
    OrNull(),
    ValidateBy({ name: 'isAmount', validator: { validate: isAmount } }),
  );

const Percent = (description: string) =>
  applyDecorators(
    ApiProperty({ type: Number, minimum: MIN_PERCENT, maximum: 100, nullable: true, description }),
    OrNull(),
    IsNumber(),
    Min(MIN_PERCENT),
    Max(100),
  );

const PercentOrRemains = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({
      type: Number,
      minimum: MIN_PERCENT,
      maximum: 100,
      nullable: true,
      description,
    }),
    IsOptional(),
    IsNumber(),
    Min(MIN_PERCENT),
    Max(100),
  );

const CommissionOrRemains = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({
      type: Number,
      minimum: 0,
      maximum: toDollars(MAX_COMMISSION),
      description,
    }),
    IfGiven(),
    isPriceRule(toDollars(MAX_COMMISSION)),
  );

const Choice = (choices: readonly string[], enumName: string) =>
  applyDecorators(ApiProperty({ enum: choices, enumName }), IsIn([...choices]));

const ChoiceOrNone = (choices: readonly string[], enumName: string) =>
  applyDecorators(
    ApiProperty({ enum: choices, enumName, nullable: true }),
    IsIn([...choices, null]),
  );

const Toggle = () => applyDecorators(ApiProperty({ type: Boolean }), IsBoolean());

export const IsDrift = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: -MAX_DRIFT, maximum: MAX_DRIFT, description }),
    IfGiven(),
    IsNumber(),
    Min(-MAX_DRIFT),
    Max(MAX_DRIFT),
  );

export const IsRangeEnd = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Number, minimum: 0, maximum: MAX_RANGE, description }),
    IfGiven(),
    IsNumber(),
    Min(0),
    Max(MAX_RANGE),
  );

export class QuietHoursRequest implements QuietHours {
  @ApiProperty({ type: String, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', example: '22:00' })
  @IsString()
  @MaxLength(5)
  from!: string;

  @ApiProperty({
    type: String,
    pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
    example: '07:00',
    description: 'Before from it is on the next day',
  })
  @IsString()
  @MaxLength(5)
  to!: string;

  @ApiProperty({ type: String, maxLength: 64, example: 'America/New_York' })
  @IsString()
  @MaxLength(64)
  timeZone!: string;
}

export class SaveOptionsSettingsRequest {
  @ApiPropertyOptional({
    type: Number,
    minimum: 0.0001,
    maximum: MAX_AMOUNT,
    description:
      'Dollars that the account trades with; another amount is an entry of its ledger, and needs capitalSeen',
  })
  @IfGiven()
  @ValidateBy({ name: 'isAmount', validator: { validate: isAmount } })
  capital?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0.0001,
    maximum: MAX_AMOUNT,
    description:
      'Dollars of capital that the caller has read; where they are no more the total of the ledger, another capital is a version conflict',
  })
  @IfGiven()
  @ValidateBy({ name: 'isAmount', validator: { validate: isAmount } })
  capitalSeen?: number;

  @Amount('Dollars that a new trade may put at risk; null for one contract a leg')
  amountPerTrade!: number | null;

  @Amount('Dollars that a plan may lose before it is warned of')
  maxRiskExposure!: number | null;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_HOLDING_DAYS, nullable: true })
  @OrNull()
  @IsInt()
  @Min(1)
  @Max(MAX_HOLDING_DAYS)
  maxHoldingDays!: number | null;

  @PercentOrRemains('Of the capital, that a new trade may put at risk; left out, it remains')
  riskPerTrade?: number | null;

  @PercentOrRemains('Of the capital, that all open trades may put at risk; left out, it remains')
  totalExposure?: number | null;

  @Percent('Of the capital, that one trade may lose')
  stopLossPerTrade!: number | null;

  @Percent('Of the capital, that all open trades may lose together')
  stopLossTotal!: number | null;

  @Percent('Of the capital, that the trades of a month may lose')
  stopLossMonthly!: number | null;

  @ChoiceOrNone(PREFERRED_STRATEGIES, 'PreferredStrategy')
  preferredStrategy!: PreferredStrategy | null;

  @ChoiceOrNone(PREFERRED_UNDERLYINGS, 'PreferredUnderlying')
  preferredUnderlying!: PreferredUnderlying | null;

  @Toggle()
  tradeAlerts!: boolean;

  @Toggle()
  riskAlerts!: boolean;

  @Toggle()
  marketAlerts!: boolean;

  @ApiPropertyOptional({
    type: QuietHoursRequest,
    nullable: true,
    description: 'When notices come without toast and mail; null for never, left out, it remains',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => QuietHoursRequest)
  quietHours?: QuietHoursRequest | null;

  @Choice(CHART_TYPES, 'ChartType')
  chartType!: ChartType;

  @Choice(CHART_PERIODS, 'ChartPeriod')
  period!: ChartPeriod;

  @Choice(PRICE_DISPLAYS, 'PriceDisplay')
  priceDisplay!: PriceDisplay;

  @Choice(DATE_FORMATS, 'DateFormat')
  dateFormat!: DateFormat;

  @ApiPropertyOptional({
    enum: DEFAULT_FILLS,
    enumName: 'DefaultFill',
    description: 'Prices of new legs: ask and bid, or the mid; left out, it remains',
  })
  @IfGiven()
  @IsIn([...DEFAULT_FILLS])
  defaultFill?: DefaultFill;

  @CommissionOrRemains('Dollars an option contract, of new plans and trades; left out, it remains')
  commissionPerContract?: number;

  @CommissionOrRemains('Dollars an order, of new plans and trades; left out, it remains')
  commissionPerTrade?: number;

  @ApiPropertyOptional({
    enum: MEASURES,
    enumName: 'MeasureName',
    description: 'Of probabilities, in force; left out here and below, it remains',
  })
  @IfGiven()
  @IsIn([...MEASURES])
  measure?: MeasureName;

  @IsDrift('Own view: drift, fraction per year')
  ownDrift?: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: MIN_VOLATILITY,
    maximum: MAX_VOLATILITY,
    nullable: true,
    description: 'Own view: volatility, fraction per year; null for the implied one',
  })
  @IsOptional()
  @IsNumber()
  @Min(MIN_VOLATILITY)
  @Max(MAX_VOLATILITY)
  ownVolatility?: number | null;

  @IsRangeEnd('Own view: lower end of the target range in parts of the spot')
  rangeFrom?: number;

  @IsRangeEnd('Own view: upper end of the target range in parts of the spot')
  rangeTo?: number;

  @ApiPropertyOptional({
    enum: CHAIN_STRIKES,
    enumName: 'ChainStrikes',
    description: 'Strikes of a chain: within 1.5 expected moves, near the price, so many, or all',
  })
  @IfGiven()
  @IsIn([...CHAIN_STRIKES])
  chainStrikes?: ChainStrikes;

  @ApiPropertyOptional({
    enum: CHAIN_COLUMNS,
    enumName: 'ChainColumn',
    isArray: true,
    nullable: true,
    uniqueItems: true,
    description: 'Columns of a chain beside strike, bid and ask; null for those that have room',
  })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn([...CHAIN_COLUMNS], { each: true })
  chainColumns?: readonly ChainColumn[] | null;
}

export class OptionsSettingsResponse extends OmitType(SaveOptionsSettingsRequest, [
  'capital',
  'capitalSeen',
]) {
  @ApiProperty({ type: Number, description: 'Dollars: the total of the capital ledger' })
  capital!: number;

  @ApiProperty({ type: 'integer', minimum: FIRST_OPTIONS_SETTINGS })
  version!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null before the first change',
  })
  updatedAt!: string | null;
}

export class SavedOptionsSettingsResponse {
  @ApiProperty({ type: OptionsSettingsResponse })
  data!: OptionsSettingsResponse;
}

const money = (dollars: number | null) => (dollars === null ? null : fromDollars(dollars));
const dollars = (amount: Money | null) => (amount === null ? null : toDollars(amount));

type MoneySetting =
  | 'capital'
  | 'amountPerTrade'
  | 'maxRiskExposure'
  | 'commissionPerContract'
  | 'commissionPerTrade';

export const toOptionsSettings = ({
  capitalSeen: _seen,
  ...body
}: SaveOptionsSettingsRequest): Partial<OptionsSettings> => ({
  ...(givenIn(body) as Omit<OptionsSettings, MoneySetting>),
  ...(body.capital !== undefined && { capital: fromDollars(body.capital) }),
  amountPerTrade: money(body.amountPerTrade),
  maxRiskExposure: money(body.maxRiskExposure),
  ...(body.commissionPerContract !== undefined && {
    commissionPerContract: fromDollars(body.commissionPerContract),
  }),
  ...(body.commissionPerTrade !== undefined && {
    commissionPerTrade: fromDollars(body.commissionPerTrade),
  }),
});

export const toOptionsSettingsResponse = ({
  settings,
  version,
  updatedAt,
}: AccountOptionsSettings): OptionsSettingsResponse => ({
  ...settings,
  capital: toDollars(settings.capital),
  amountPerTrade: dollars(settings.amountPerTrade),
  maxRiskExposure: dollars(settings.maxRiskExposure),
  commissionPerContract: toDollars(settings.commissionPerContract),
  commissionPerTrade: toDollars(settings.commissionPerTrade),
  version,
  updatedAt: version === FIRST_OPTIONS_SETTINGS ? null : instant(updatedAt),
});
