import { ZERO_MONEY, type Instant, type Money } from '../../shared/index.ts';
import { DEFAULT_PERCENT_LIMITS, STARTING_CAPITAL, type RiskLimits } from '../capital/index.ts';
import type { QuietHours } from './quiet-hours.ts';

export const PREFERRED_STRATEGIES = [
  'vertical-spread',
  'iron-condor',
  'butterfly',
  'straddle',
] as const;
export const PREFERRED_UNDERLYINGS = ['AAPL', 'SPY', 'TSLA', 'NVDA'] as const;
export const CHART_TYPES = ['candlestick', 'line', 'area'] as const;
export const CHART_PERIODS = ['1min', '5min', '15min', '1hour', 'daily'] as const;
export const PRICE_DISPLAYS = ['dollars', 'percent', 'points'] as const;
export const DATE_FORMATS = ['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY'] as const;
/** Prices of new legs: bought at the ask and sold at the bid, or at the mid. */
export const DEFAULT_FILLS = ['natural', 'mid'] as const;
/** Measures of probability. */
export const MEASURES = [
  'smile',
  'riskNeutralLognormal',
  'zeroDrift',
  'own',
  'range',
  'pastMoves',
] as const;
/** Strikes that a chain shows: as far as 1.5 expected moves, near the price, so many around it, or all. */
export const CHAIN_STRIKES = ['expectedMove', 'near', '10', '20', '40', 'all'] as const;
/** Columns of a chain beside strike, bid and ask, from the strike outwards. */
export const CHAIN_COLUMNS = [
  'mid',
  'last',
  'change',
  'iv',
  'delta',
  'gamma',
  'theta',
  'vega',
  'chance',
  'moneyness',
  'volume',
  'openInterest',
] as const;
export const ALERTS = ['tradeAlerts', 'riskAlerts', 'marketAlerts'] as const;

export type PreferredStrategy = (typeof PREFERRED_STRATEGIES)[number];
export type PreferredUnderlying = (typeof PREFERRED_UNDERLYINGS)[number];
export type ChartType = (typeof CHART_TYPES)[number];
export type ChartPeriod = (typeof CHART_PERIODS)[number];
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];
export type MeasureName = (typeof MEASURES)[number];
export type DefaultFill = (typeof DEFAULT_FILLS)[number];
export type DateFormat = (typeof DATE_FORMATS)[number];
export type ChainStrikes = (typeof CHAIN_STRIKES)[number];
export type ChainColumn = (typeof CHAIN_COLUMNS)[number];
export type Alert = (typeof ALERTS)[number];

/** How an account trades and displays trades. Null means no preference or no limit. */
export interface OptionsSettings extends RiskLimits {
  /** Capital today. That of an account is the total of its ledger; a visitor's is saved in the browser. */
  readonly capital: Money;
  /** Maximum risk of a new trade; it sets the contracts of new legs. */
  readonly amountPerTrade: Money | null;
  readonly preferredStrategy: PreferredStrategy | null;
  readonly preferredUnderlying: PreferredUnderlying | null;
  readonly tradeAlerts: boolean;
  readonly riskAlerts: boolean;
  readonly marketAlerts: boolean;
  /** When notices come without toast and mail. */
  readonly quietHours: QuietHours | null;
  readonly chartType: ChartType;
  readonly period: ChartPeriod;
  readonly priceDisplay: PriceDisplay;
  readonly dateFormat: DateFormat;
  /** Prices of new legs. */
  readonly defaultFill: DefaultFill;
  /** Commission of new plans and trades: money per option contract, and per order. */
  readonly commissionPerContract: Money;
  readonly commissionPerTrade: Money;
  /** Measure of probability in force. */
  readonly measure: MeasureName;
  /** The user's own view: drift and volatility, fractions per year. Null takes the implied volatility. */
  readonly ownDrift: number;
  readonly ownVolatility: number | null;
  /** The user's own view: ends of the target range, in parts of the spot. */
  readonly rangeFrom: number;
  readonly rangeTo: number;
  readonly chainStrikes: ChainStrikes;
  /** Null takes those that have room. */
  readonly chainColumns: readonly ChainColumn[] | null;
}

export const DEFAULT_OPTIONS_SETTINGS: OptionsSettings = {
  capital: STARTING_CAPITAL,
  amountPerTrade: null,
  maxRiskExposure: null,
  maxHoldingDays: null,
  ...DEFAULT_PERCENT_LIMITS,
  preferredStrategy: null,
  preferredUnderlying: null,
  tradeAlerts: true,
  riskAlerts: true,
  marketAlerts: true,
  quietHours: null,
  chartType: 'candlestick',
  period: 'daily',
  priceDisplay: 'dollars',
  dateFormat: 'YYYY-MM-DD',
  defaultFill: 'natural',
  commissionPerContract: ZERO_MONEY,
  commissionPerTrade: ZERO_MONEY,
  measure: 'smile',
  ownDrift: 0.05,
  ownVolatility: null,
  rangeFrom: 0.95,
  rangeTo: 1.05,
  chainStrikes: 'expectedMove',
  chainColumns: null,
};

/** The settings of a visitor who has not stored any: no limits, since nobody has entered a capital. */
export const VISITOR_OPTIONS_SETTINGS: OptionsSettings = {
  ...DEFAULT_OPTIONS_SETTINGS,
  riskPerTrade: null,
  totalExposure: null,
  stopLossPerTrade: null,
  stopLossTotal: null,
  stopLossMonthly: null,
};

/** The settings of an account without its capital, which its ledger has. */
export interface StoredOptionsSettings {
  readonly ownerId: string;
  readonly version: number;
  readonly settings: Omit<OptionsSettings, 'capital'>;
  readonly updatedAt: Instant;
}

/** The settings of an account. */
export interface AccountOptionsSettings extends StoredOptionsSettings {
  readonly settings: OptionsSettings;
}

/** Settings without the capital. */
export function withoutCapital({
  capital: _capital,
  ...settings
}: OptionsSettings): StoredOptionsSettings['settings'] {
  return settings;
}

/** The version of the settings before their first change. */
export const FIRST_OPTIONS_SETTINGS = 1;

/** The settings of an account that has not stored any. */
export const untouchedOptionsSettings = (ownerId: string): StoredOptionsSettings => ({
  ownerId,
  version: FIRST_OPTIONS_SETTINGS,
  settings: withoutCapital(DEFAULT_OPTIONS_SETTINGS),
  updatedAt: 0,
});
