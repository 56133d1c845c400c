import { actorOf, asUser, type Principal } from '../../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../../audit/index.ts';
import { toDollars, type Clock, type Money } from '../../../shared/index.ts';
import {
  untouchedOptionsSettings,
  type StoredOptionsSettings,
  type OptionsSettings,
} from '../options-settings.ts';
import type { OptionsSettingsStore } from '../ports/options-settings-store.ts';
import { settingsFaults } from '../settings-faults.ts';
import { OPTIONS_SETTINGS_INVALID } from '../settings.errors.ts';

export interface ReplaceOptionsSettingsInput {
  /** A setting that is left out remains. */
  readonly settings: Partial<OptionsSettings>;
  /** The version that the caller has seen; null accepts any. */
  readonly version: number | null;
}

/** Replaces the caller's options settings. */
export class ReplaceOptionsSettings {
  constructor(
    private readonly stored: OptionsSettingsStore,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async execute(
    { settings: changed, version }: ReplaceOptionsSettingsInput,
    principal: Principal,
  ): Promise<StoredOptionsSettings> {
    const { userId } = asUser(principal);
    const before = (await this.stored.findOwned(userId)) ?? untouchedOptionsSettings(userId);
    const settings = { ...before.settings, ...changed };
    const details = settingsFaults(settings);
    if (details.length > 0) throw OPTIONS_SETTINGS_INVALID({ details });
    const updatedAt = Math.max(this.clock.now(), before.updatedAt);
    const after = {
      ownerId: userId,
      version: (version ?? before.version) + 1,
      settings,
      updatedAt,
    };
    await this.stored.put(after);
    this.audit.record(
      auditEntry({
        at: this.clock.now(),
        actor: actorOf(principal),
        action: 'optionsSettings.changed',
        subject: { kind: 'optionsSettings', id: userId, name: '' },
        before: inDollars(before.settings),
        after: inDollars(settings),
      }),
    );
    return after;
  }
}

const dollars = (amount: Money | null): number | null =>
  amount === null ? null : toDollars(amount);

/** The settings as the audit log has them. */
const inDollars = (settings: OptionsSettings) => ({
  ...settings,
  capital: toDollars(settings.capital),
  amountPerTrade: dollars(settings.amountPerTrade),
  maxRiskExposure: dollars(settings.maxRiskExposure),
});
