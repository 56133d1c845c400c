import { settingsIn, type OptionsSettings } from '@toolyard/core/options/settings';
import { fromDollars, toDollars, type Money } from '@toolyard/core/shared';
import type {
  OptionsSettingsResponse,
  SaveOptionsSettingsRequest,
} from '../../../../api/generated.ts';

const money = (dollars: number | null) => (dollars === null ? null : fromDollars(dollars));
const dollars = (amount: Money | null) => (amount === null ? null : toDollars(amount));

/** The account's settings as core's own record. */
export const settingsOf = (answer: OptionsSettingsResponse): OptionsSettings =>
  settingsIn({
    ...answer,
    capital: fromDollars(answer.capital),
    amountPerTrade: money(answer.amountPerTrade),
    maxRiskExposure: money(answer.maxRiskExposure),
    commissionPerContract: fromDollars(answer.commissionPerContract ?? 0),
    commissionPerTrade: fromDollars(answer.commissionPerTrade ?? 0),
  });

/** The request that saves settings; the capital only where it differs from the known one, which may be outdated. */
export const toRequest = (
  { capital, ...settings }: OptionsSettings,
  known: OptionsSettings,
): SaveOptionsSettingsRequest => ({
  ...settings,
  ...(capital !== known.capital && {
    capital: toDollars(capital),
    capitalSeen: toDollars(known.capital),
  }),
  chainColumns: settings.chainColumns && [...settings.chainColumns],
  amountPerTrade: dollars(settings.amountPerTrade),
  maxRiskExposure: dollars(settings.maxRiskExposure),
  commissionPerContract: toDollars(settings.commissionPerContract),
  commissionPerTrade: toDollars(settings.commissionPerTrade),
});
