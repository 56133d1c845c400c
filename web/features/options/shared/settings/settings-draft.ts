import { settingsFaults, type OptionsSettings } from '@toolyard/core/options/settings';
import {
  fromDollars,
  isMoneyAmount,
  toDollars,
  type Texts,
  moneyOf,
  ZERO_MONEY,
} from '@toolyard/core/shared';
import { readNumber } from '../figures/read-number.ts';

export const CAPITAL = 'capital';
export const AMOUNTS = ['amountPerTrade', 'maxRiskExposure'] as const;
export const DAYS = 'maxHoldingDays';
export const COMMISSIONS = ['commissionPerContract', 'commissionPerTrade'] as const;
export const EXPOSURES = ['riskPerTrade', 'totalExposure'] as const;
export const STOPS = ['stopLossPerTrade', 'stopLossTotal', 'stopLossMonthly'] as const;
const TYPED = [CAPITAL, ...AMOUNTS, DAYS, ...COMMISSIONS, ...EXPOSURES, ...STOPS] as const;
export type TypedSetting = (typeof TYPED)[number];

/** Settings in the form: typed values are text, and blank means none. */
export type SettingsDraft = Omit<OptionsSettings, TypedSetting> &
  Readonly<Record<TypedSetting, string>>;

const isCommission = (name: TypedSetting): boolean =>
  (COMMISSIONS as readonly string[]).includes(name);
const isAmount = (name: TypedSetting): boolean =>
  name === CAPITAL || isCommission(name) || (AMOUNTS as readonly string[]).includes(name);

const textOf = (name: TypedSetting, value: number | null): string =>
  value === null || (value === 0 && isCommission(name))
    ? ''
    : String(isAmount(name) ? toDollars(moneyOf(value)) : value);

export const draftOf = (settings: OptionsSettings): SettingsDraft => ({
  ...settings,
  ...(Object.fromEntries(TYPED.map((name) => [name, textOf(name, settings[name])])) as Record<
    TypedSetting,
    string
  >),
});

function typedValue(name: TypedSetting, text: string): number | null {
  if (text.trim() === '') return isCommission(name) ? ZERO_MONEY : null;
  const value = readNumber(text);
  if (!isAmount(name)) return value;
  return isMoneyAmount(value) ? fromDollars(value) : Number.NaN;
}

/** The settings of a form, with the faults by field. */
export function settingsFrom(draft: SettingsDraft): {
  readonly settings: OptionsSettings;
  readonly faults: ReadonlyMap<string, Texts | undefined>;
} {
  const typed = TYPED.map((name) => [name, typedValue(name, draft[name])]);
  const settings = { ...draft, ...Object.fromEntries(typed) } as OptionsSettings;
  return {
    settings,
    faults: new Map(settingsFaults(settings).map(({ field = '', texts }) => [field, texts])),
  };
}
