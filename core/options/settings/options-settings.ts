import { fromDollars, type Instant, type Money } from '../../shared/index.ts';

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
export const ALERTS = ['tradeAlerts', 'riskAlerts', 'marketAlerts'] as const;

export type PreferredStrategy = (typeof PREFERRED_STRATEGIES)[number];
export type PreferredUnderlying = (typeof PREFERRED_UNDERLYINGS)[number];
export type ChartType = (typeof CHART_TYPES)[number];
export type ChartPeriod = (typeof CHART_PERIODS)[number];
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];
export type DateFormat = (typeof DATE_FORMATS)[number];
export type Alert = (typeof ALERTS)[number];

/** How somebody trades and wants to see it. Null is no wish and no limit. */
export interface OptionsSettings {
  /** What the account trades with. */
  readonly capital: Money;
  /** What a new trade may put at risk; new legs get as many contracts as fit. */
  readonly amountPerTrade: Money | null;
  /** What a plan may lose at most before it is warned of. */
  readonly maxRiskExposure: Money | null;
  /** Days to the front expiry beyond which a plan is warned of. */
  readonly maxHoldingDays: number | null;
  /** Percents of the capital that one trade, all open trades, and all trades of a month may lose. */
  readonly stopLossPerTrade: number | null;
  readonly stopLossTotal: number | null;
  readonly stopLossMonthly: number | null;
  readonly preferredStrategy: PreferredStrategy | null;
  readonly preferredUnderlying: PreferredUnderlying | null;
  readonly tradeAlerts: boolean;
  readonly riskAlerts: boolean;
  readonly marketAlerts: boolean;
  readonly chartType: ChartType;
  readonly period: ChartPeriod;
  readonly priceDisplay: PriceDisplay;
  readonly dateFormat: DateFormat;
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
  chartType: 'candlestick',
  period: 'daily',
  priceDisplay: 'dollars',
  dateFormat: 'YYYY-MM-DD',
};

/** The settings of an account under their version. */
export interface StoredOptionsSettings {
  readonly ownerId: string;
  readonly version: number;
  readonly settings: OptionsSettings;
  readonly updatedAt: Instant;
}

/** The version of settings that nobody has changed yet. */
export const FIRST_OPTIONS_SETTINGS = 1;

/** The settings of an account that has never kept any. */
export const untouchedOptionsSettings = (ownerId: string): StoredOptionsSettings => ({
  ownerId,
  version: FIRST_OPTIONS_SETTINGS,
  settings: DEFAULT_OPTIONS_SETTINGS,
  updatedAt: 0,
});
