export {
  ALERTS,
  CHAIN_COLUMNS,
  CHAIN_STRIKES,
  CHART_PERIODS,
  CHART_TYPES,
  DATE_FORMATS,
  DEFAULT_FILLS,
  DEFAULT_OPTIONS_SETTINGS,
  FIRST_OPTIONS_SETTINGS,
  MEASURES,
  PREFERRED_STRATEGIES,
  PREFERRED_UNDERLYINGS,
  PRICE_DISPLAYS,
  VISITOR_OPTIONS_SETTINGS,
  untouchedOptionsSettings,
  withoutCapital,
} from './options-settings.ts';
export type {
  AccountOptionsSettings,
  Alert,
  ChainColumn,
  ChainStrikes,
  ChartPeriod,
  ChartType,
  DateFormat,
  DefaultFill,
  MeasureName,
  StoredOptionsSettings,
  OptionsSettings,
  PreferredStrategy,
  PreferredUnderlying,
  PriceDisplay,
} from './options-settings.ts';
export {
  MAX_AMOUNT,
  MAX_DRIFT,
  MAX_HOLDING_DAYS,
  MAX_RANGE,
  MAX_VOLATILITY,
  MIN_PERCENT,
  MIN_VOLATILITY,
  settingsIn,
} from './setting-rules.ts';
export type { SettingName } from './setting-rules.ts';
export { isQuiet, isQuietHours, isTimeZone } from './quiet-hours.ts';
export type { QuietHours } from './quiet-hours.ts';
export { settingsFaults } from './settings-faults.ts';
export type { OptionsSettingsStore } from './ports/options-settings-store.ts';
export { ReplaceOptionsSettings } from './use-cases/replace-options-settings.ts';
export type { ReplaceOptionsSettingsInput } from './use-cases/replace-options-settings.ts';
export { accountSettings, ReadOptionsSettings } from './use-cases/read-options-settings.ts';
export { OPTIONS_SETTINGS_INVALID } from './settings.errors.ts';
