import { useText } from '../../../i18n/use-text.ts';
import { shownValue } from './field-changes.ts';

/** Fields that people know by another name than the records. */
const KNOWN = [
  'name',
  'username',
  'email',
  'role',
  'language',
  'active',
  'title',
  'description',
  'titleZh',
  'descriptionZh',
  'icon',
  'iconAlt',
  'url',
  'color',
  'order',
  'isActive',
  'publishAt',
  'hideAt',
  'badges',
  'list',
  'status',
  'symbol',
  'legs',
  'tags',
  'noteLength',
  'orders',
  'device',
  'hint',
  'scopes',
  'expiresAt',
  'passkey',
  'reason',
  'factor',
  'counter',
  'id',
  'key',
  'templateId',
  'steps',
  'held',
  'cash',
  'strategies',
  'symbols',
  'lists',
  'provider',
  'plan',
  'reports',
  'from',
  'to',
  'accountId',
  'capital',
  'startingCapital',
  'capitalEntries',
  'amountPerTrade',
  'maxRiskExposure',
  'maxHoldingDays',
  'riskPerTrade',
  'totalExposure',
  'stopLossPerTrade',
  'stopLossTotal',
  'stopLossMonthly',
  'preferredStrategy',
  'preferredUnderlying',
  'tradeAlerts',
  'riskAlerts',
  'marketAlerts',
  'chartType',
  'period',
  'priceDisplay',
  'dateFormat',
  'defaultFill',
  'measure',
  'ownDrift',
  'ownVolatility',
  'rangeFrom',
  'rangeTo',
  'chainStrikes',
  'chainColumns',
] as const;

/** What a field is called. */
export function useFieldLabel(): (field: string) => string {
  const t = useText();
  return (field) => {
    const known = KNOWN.find((name) => name === field);
    return known ? t(`audit.field.${known}`) : field;
  };
}

/** A value of a field as it is read. */
export function useShownValue(): (value: unknown) => string {
  const t = useText();
  return (value) => shownValue(value, (yes) => t(yes ? 'audit.yes' : 'audit.no'));
}
