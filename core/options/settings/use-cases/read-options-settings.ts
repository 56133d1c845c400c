import { asUser, type Principal } from '../../../accounts/index.ts';
import { ledgerOf, totalCapital, type CapitalStore } from '../../capital/index.ts';
import { untouchedOptionsSettings, type AccountOptionsSettings } from '../options-settings.ts';
import type { OptionsSettingsStore } from '../ports/options-settings-store.ts';

/** How the caller trades. */
export class ReadOptionsSettings {
  constructor(
    private readonly stored: Pick<OptionsSettingsStore, 'findOwned'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
  ) {}

  async execute(principal: Principal): Promise<AccountOptionsSettings> {
    return accountSettings(this.stored, this.capital, asUser(principal).userId);
  }
}

/** The settings of an account with the capital of its ledger. */
export async function accountSettings(
  stored: Pick<OptionsSettingsStore, 'findOwned'>,
  capital: Pick<CapitalStore, 'findOwned'>,
  ownerId: string,
): Promise<AccountOptionsSettings> {
  const found = (await stored.findOwned(ownerId)) ?? untouchedOptionsSettings(ownerId);
  const total = totalCapital(await ledgerOf(capital, ownerId));
  return { ...found, settings: { ...found.settings, capital: total } };
}
