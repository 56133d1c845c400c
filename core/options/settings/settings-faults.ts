import type { FieldError, Texts } from '../../shared/index.ts';
import { MONEY_SCALE, choiceTexts } from '../../shared/index.ts';
import {
  CHART_PERIODS,
  CHART_TYPES,
  DATE_FORMATS,
  DEFAULT_OPTIONS_SETTINGS,
  PREFERRED_STRATEGIES,
  PREFERRED_UNDERLYINGS,
  PRICE_DISPLAYS,
} from './options-settings.ts';
import type { OptionsSettings } from './options-settings.ts';

/** Dollars. */
export const MAX_AMOUNT = 100_000_000;
export const MAX_HOLDING_DAYS = 3650;
export const MIN_PERCENT = 0.01;

const AMOUNT: Texts = {
  en: 'Enter an amount above 0, up to 100,000,000 dollars',
  'zh-CN': '金额须大于 0 且不超过 100,000,000 美元',
};
const DAYS: Texts = {
  en: `Enter a whole number of days from 1 to ${MAX_HOLDING_DAYS}`,
  'zh-CN': `天数须为 1 到 ${MAX_HOLDING_DAYS} 之间的整数`,
};
const PERCENT: Texts = {
  en: 'Enter a percentage from 0.01 to 100',
  'zh-CN': '百分比须在 0.01 到 100 之间',
};

/** What a value must be, and what to say when it is not. */
interface Rule {
  readonly holds: (value: unknown) => boolean;
  readonly texts: Texts;
}

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' &&
  Number.isSafeInteger(value) &&
  value > 0 &&
  value <= MAX_AMOUNT * MONEY_SCALE;
const isDays = (value: unknown): boolean =>
  typeof value === 'number' &&
  Number.isSafeInteger(value) &&
  value >= 1 &&
  value <= MAX_HOLDING_DAYS;
const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= MIN_PERCENT && value <= 100;

const orNone = (holds: Rule['holds'], texts: Texts): Rule => ({
  holds: (value) => value === null || holds(value),
  texts,
});
const oneOf = (choices: readonly unknown[]): Rule => ({
  holds: (value) => choices.includes(value),
  texts: choiceTexts(choices),
});

const RULES: Record<keyof OptionsSettings, Rule> = {
  capital: { holds: isAmount, texts: AMOUNT },
  amountPerTrade: orNone(isAmount, AMOUNT),
  maxRiskExposure: orNone(isAmount, AMOUNT),
  maxHoldingDays: orNone(isDays, DAYS),
  stopLossPerTrade: orNone(isPercent, PERCENT),
  stopLossTotal: orNone(isPercent, PERCENT),
  stopLossMonthly: orNone(isPercent, PERCENT),
  preferredStrategy: oneOf([...PREFERRED_STRATEGIES, null]),
  preferredUnderlying: oneOf([...PREFERRED_UNDERLYINGS, null]),
  tradeAlerts: oneOf([true, false]),
  riskAlerts: oneOf([true, false]),
  marketAlerts: oneOf([true, false]),
  chartType: oneOf(CHART_TYPES),
  period: oneOf(CHART_PERIODS),
  priceDisplay: oneOf(PRICE_DISPLAYS),
  dateFormat: oneOf(DATE_FORMATS),
};

export type SettingName = keyof OptionsSettings;
const SETTING_NAMES = Object.keys(RULES) as readonly SettingName[];

/** Whether a setting may have this value. */
const isSetting = (name: SettingName, value: unknown): boolean => RULES[name].holds(value);

/** Everything that is out of range, setting by setting; empty when nothing is. */
export const settingsFaults = (settings: OptionsSettings): readonly FieldError[] =>
  SETTING_NAMES.filter((name) => !isSetting(name, settings[name])).map((field) => {
    const { texts } = RULES[field];
    return { field, message: texts.en, texts };
  });

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
