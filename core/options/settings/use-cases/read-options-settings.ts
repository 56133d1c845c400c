import { asUser, type Principal } from '../../../accounts/index.ts';
import { untouchedOptionsSettings, type StoredOptionsSettings } from '../options-settings.ts';
import type { OptionsSettingsStore } from '../ports/options-settings-store.ts';

/** How the caller trades. */
export class ReadOptionsSettings {
  constructor(private readonly stored: Pick<OptionsSettingsStore, 'findOwned'>) {}

  async execute(principal: Principal): Promise<StoredOptionsSettings> {
    const { userId } = asUser(principal);
    return (await this.stored.findOwned(userId)) ?? untouchedOptionsSettings(userId);
  }
}
