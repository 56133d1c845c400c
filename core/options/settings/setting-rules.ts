import {
  CHAIN_COLUMNS,
  CHAIN_STRIKES,
  CHART_PERIODS,
  CHART_TYPES,
  DATE_FORMATS,
  DEFAULT_FILLS,
  DEFAULT_OPTIONS_SETTINGS,
  MEASURES,
  PREFERRED_STRATEGIES,
  PREFERRED_UNDERLYINGS,
  PRICE_DISPLAYS,
} from './options-settings.ts';
import { isQuietHours } from './quiet-hours.ts';
import { MONEY_SCALE } from '../../shared/index.ts';
import { MAX_CAPITAL } from '../capital/index.ts';
import { MAX_COMMISSION } from '../contracts/index.ts';
import type { OptionsSettings } from './options-settings.ts';

/** Dollars. */
export const MAX_AMOUNT = MAX_CAPITAL;
export const MAX_HOLDING_DAYS = 3650;
export const MIN_PERCENT = 0.01;
/** Fractions per year. */
export const MAX_DRIFT = 10;
export const MIN_VOLATILITY = 0.0001;
export const MAX_VOLATILITY = 10;
/** Parts of the spot. */
export const MAX_RANGE = 100;

export type SettingName = keyof OptionsSettings;

/** Whether a setting may have a value. */
type Rule = (value: unknown) => boolean;

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' &&
  Number.isSafeInteger(value) &&
  value > 0 &&
  value <= MAX_AMOUNT * MONEY_SCALE;
const isCommission = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MAX_COMMISSION;

const isDays = (value: unknown): boolean =>
  typeof value === 'number' &&
  Number.isSafeInteger(value) &&
  value >= 1 &&
  value <= MAX_HOLDING_DAYS;
const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= MIN_PERCENT && value <= 100;

const isWithin =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= least && value <= most;

const orNone =
  (holds: Rule): Rule =>
  (value) =>
    value === null || holds(value);
const oneOf =
  (choices: readonly unknown[]): Rule =>
  (value) =>
    choices.includes(value);

/** Different ones of the choices; also none. */
const someOf =
  (choices: readonly unknown[]): Rule =>
  (value) =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((each) => choices.includes(each));

const RULES: Record<SettingName, Rule> = {
  capital: isAmount,
  amountPerTrade: orNone(isAmount),
  maxRiskExposure: orNone(isAmount),
  maxHoldingDays: orNone(isDays),
  riskPerTrade: orNone(isPercent),
  totalExposure: orNone(isPercent),
  stopLossPerTrade: orNone(isPercent),
  stopLossTotal: orNone(isPercent),
  stopLossMonthly: orNone(isPercent),
  preferredStrategy: oneOf([...PREFERRED_STRATEGIES, null]),
  preferredUnderlying: oneOf([...PREFERRED_UNDERLYINGS, null]),
  tradeAlerts: oneOf([true, false]),
  riskAlerts: oneOf([true, false]),
  marketAlerts: oneOf([true, false]),
  quietHours: orNone(isQuietHours),
  chartType: oneOf(CHART_TYPES),
  period: oneOf(CHART_PERIODS),
  priceDisplay: oneOf(PRICE_DISPLAYS),
  dateFormat: oneOf(DATE_FORMATS),
  defaultFill: oneOf(DEFAULT_FILLS),
  commissionPerContract: isCommission,
  commissionPerTrade: isCommission,
  measure: oneOf(MEASURES),
  ownDrift: isWithin(-MAX_DRIFT, MAX_DRIFT),
  ownVolatility: orNone(isWithin(MIN_VOLATILITY, MAX_VOLATILITY)),
  rangeFrom: isWithin(0, MAX_RANGE),
  rangeTo: isWithin(0, MAX_RANGE),
  chainStrikes: oneOf(CHAIN_STRIKES),
  chainColumns: orNone(someOf(CHAIN_COLUMNS)),
};

const SETTING_NAMES = Object.keys(RULES) as readonly SettingName[];

/** Whether a setting may have this value. */
const isSetting = (name: SettingName, value: unknown): boolean => RULES[name](value);

/** The settings that are out of range. */
export const wrongSettings = (settings: OptionsSettings): readonly SettingName[] =>
  SETTING_NAMES.filter((name) => !isSetting(name, settings[name]));

/** The settings in a stored value; a missing or invalid setting gets its default. */
export function settingsIn(value: unknown): OptionsSettings {
  const stored: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const good = SETTING_NAMES.filter((name) => name in stored && isSetting(name, stored[name]));
  return {
    ...DEFAULT_OPTIONS_SETTINGS,
    ...Object.fromEntries(good.map((name) => [name, stored[name]])),
  };
}
