import { fromDollars, type Instant, type Money } from '../../shared/index.ts';
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
export interface OptionsSettings {
  /** Capital of the account. */
  readonly capital: Money;
  /** Maximum risk of a new trade; it sets the contracts of new legs. */
  readonly amountPerTrade: Money | null;
  /** Maximum loss of a plan without a warning. */
  readonly maxRiskExposure: Money | null;
  /** Maximum days to the front expiry of a plan without a warning. */
  readonly maxHoldingDays: number | null;
  /** Maximum losses of one trade, of all open trades and of all trades of a month, in percent of the capital. */
  readonly stopLossPerTrade: number | null;
  readonly stopLossTotal: number | null;
  readonly stopLossMonthly: number | null;
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
  capital: fromDollars(10_000),
  amountPerTrade: null,
  maxRiskExposure: null,
  maxHoldingDays: null,
  stopLossPerTrade: null,
  stopLossTotal: null,
  stopLossMonthly: null,
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
  measure: 'smile',
  ownDrift: 0.05,
  ownVolatility: null,
  rangeFrom: 0.95,
  rangeTo: 1.05,
  chainStrikes: 'expectedMove',
  chainColumns: null,
};

/** The stored settings of an account. */
export interface StoredOptionsSettings {
  readonly ownerId: string;
  readonly version: number;
  readonly settings: OptionsSettings;
  readonly updatedAt: Instant;
}

/** The version of the settings before their first change. */
export const FIRST_OPTIONS_SETTINGS = 1;

/** The settings of an account that has not stored any. */
export const untouchedOptionsSettings = (ownerId: string): StoredOptionsSettings => ({
  ownerId,
  version: FIRST_OPTIONS_SETTINGS,
  settings: DEFAULT_OPTIONS_SETTINGS,
  updatedAt: 0,
});
