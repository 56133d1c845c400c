import type { FieldError, Texts } from '../../shared/index.ts';
import { choiceTexts } from '../../shared/index.ts';
import {
  CHAIN_COLUMNS,
  CHAIN_STRIKES,
  CHART_PERIODS,
  CHART_TYPES,
  DATE_FORMATS,
  DEFAULT_FILLS,
  MEASURES,
  PREFERRED_STRATEGIES,
  PREFERRED_UNDERLYINGS,
  PRICE_DISPLAYS,
} from './options-settings.ts';
import type { OptionsSettings } from './options-settings.ts';
import { MAX_HOLDING_DAYS, wrongSettings } from './setting-rules.ts';
import type { SettingName } from './setting-rules.ts';

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

const between = (least: string, most: string): Texts => ({
  en: `Enter a value from ${least} to ${most}`,
  'zh-CN': `须在 ${least} 到 ${most} 之间`,
});
const COMMISSION: Texts = {
  en: 'Enter an amount from 0 to 100 dollars',
  'zh-CN': '金额须在 0 到 100 美元之间',
};
const DRIFT = between('−1,000%', '1,000%');
const VOLATILITY = between('0.01%', '1,000%');
const RANGE = between('0', '100 × S');

const QUIET_HOURS: Texts = {
  en: 'Enter two different times and a time zone',
  'zh-CN': '请输入两个不同的时间和一个时区',
};
const TOGGLE = choiceTexts([true, false]);

/** What to say of a setting that is out of range. */
const FAULTS: Record<SettingName, Texts> = {
  capital: AMOUNT,
  amountPerTrade: AMOUNT,
  maxRiskExposure: AMOUNT,
  maxHoldingDays: DAYS,
  riskPerTrade: PERCENT,
  totalExposure: PERCENT,
  stopLossPerTrade: PERCENT,
  stopLossTotal: PERCENT,
  stopLossMonthly: PERCENT,
  preferredStrategy: choiceTexts([...PREFERRED_STRATEGIES, null]),
  preferredUnderlying: choiceTexts([...PREFERRED_UNDERLYINGS, null]),
  tradeAlerts: TOGGLE,
  riskAlerts: TOGGLE,
  marketAlerts: TOGGLE,
  quietHours: QUIET_HOURS,
  chartType: choiceTexts(CHART_TYPES),
  period: choiceTexts(CHART_PERIODS),
  priceDisplay: choiceTexts(PRICE_DISPLAYS),
  dateFormat: choiceTexts(DATE_FORMATS),
  defaultFill: choiceTexts(DEFAULT_FILLS),
  commissionPerContract: COMMISSION,
  commissionPerTrade: COMMISSION,
  measure: choiceTexts(MEASURES),
  ownDrift: DRIFT,
  ownVolatility: VOLATILITY,
  rangeFrom: RANGE,
  rangeTo: RANGE,
  chainStrikes: choiceTexts(CHAIN_STRIKES),
  chainColumns: {
    en: `must be null or different ones of: ${CHAIN_COLUMNS.join(', ')}`,
    'zh-CN': `必须为 null，或下列各项中互不相同的若干项：${CHAIN_COLUMNS.join('、')}`,
  },
};

/** Everything that is out of range, setting by setting; empty when nothing is. */
export const settingsFaults = (settings: OptionsSettings): readonly FieldError[] =>
  wrongSettings(settings).map((field) => {
    const texts = FAULTS[field];
    return { field, message: texts.en, texts };
  });
